import { Settings } from '@ashlar/sdk/server'
import { defineSite, load, siteCsp } from '@ashlar/sdk/site'
import { Value } from 'typebox/value'
import { map } from './block.ts'
import { mapAddress } from './map-address.ts'
import { MapSettings, mapModule } from './module.ts'

const hostsIn = async (settings: Settings) => Value.Parse(MapSettings, await settings.of(mapModule.id)).hosts

export default defineSite({
  loads: [
    load(map, [Settings], async ({ mapUrl }, _, settings) => ({
      data: mapAddress(mapUrl, await hostsIn(settings)),
      tags: ['settings'],
    })),
  ],
  csp: siteCsp([Settings], async (settings) => ({
    'frame-src': (await hostsIn(settings)).map((host) => `https://${host}`),
  })),
})
