import { Settings } from '@ashlar/sdk/server'
import { defineSite, load, siteCsp } from '@ashlar/sdk/site'
import { cspOf } from '../analytics/csp.ts'
import { targetOf } from '../analytics/target.ts'
import { consentBanner } from '../block.ts'

export default defineSite({
  loads: [
    load(consentBanner, [Settings], async (_props, _request, settings) => ({
      data: targetOf(await settings.platform()),
      tags: ['settings'],
    })),
  ],
  csp: siteCsp([Settings], async (settings) => cspOf(targetOf(await settings.platform()))),
})
