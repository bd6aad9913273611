import { Settings } from '@ashlar/sdk/server'
import { defineSite, load } from '@ashlar/sdk/site'
import { announcementBar } from './block.ts'
import { shownWhen } from './shown-when.ts'

/** A kept page is made anew when a bar of it begins or ends. */
export default defineSite({
  loads: [
    load(announcementBar, [Settings], async (props, _, settings) => {
      if (props.startsAt === '' && props.endsAt === '') return { data: { isShown: true } }
      const { isShown, until } = shownWhen(props, (await settings.platform()).time_zone, new Date())
      return { data: { isShown }, tags: ['settings'], ...(until && { until }) }
    }),
  ],
})
