import { instantOf } from '@ashlar/sdk'
import { Settings } from '@ashlar/sdk/server'
import { defineSite, load } from '@ashlar/sdk/site'
import { countdown } from './block.ts'
import type { Target } from './target.ts'

/** A kept page is made anew once the moment has come. */
export default defineSite({
  loads: [
    load(countdown, [Settings], async ({ moment }, _request, settings) => {
      if (moment === '') return { data: null }
      const { time_zone: timeZone } = await settings.platform()
      const at = instantOf(moment, timeZone)
      if (!at) return { data: null }
      const secondsLeft = Math.ceil((at.getTime() - Date.now()) / 1000)
      const data: Target = { at: at.toISOString(), timeZone, secondsLeft }
      return { data, tags: ['settings'], ...(secondsLeft > 0 && { until: at }) }
    }),
  ],
})
