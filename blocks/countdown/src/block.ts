import { defineBlock, oneOf, WallTime } from '@ashlar/sdk'
import Type from 'typebox'

/** The time that is left until a moment. */
export const countdown = defineBlock({
  type: 'countdown',
  title: 'Countdown',
  icon: 'timer',
  category: 'content',
  keywords: ['timer', 'clock', 'launch', 'event', 'deadline', 'date'],
  schema: Type.Object({
    /** By the website's clock. */
    moment: WallTime({ title: 'Date and time' }),
    /** Empty: nothing is shown then. */
    textAfter: Type.String({ title: 'Text afterwards', maxLength: 300, default: 'It has begun.' }),
    look: oneOf(['plain', 'boxes', 'line'], { title: 'Look', default: 'plain' }),
    showSeconds: Type.Boolean({ title: 'Seconds', default: true }),
    /** The date below the figures; readers and visitors without scripts have it anyway. */
    showDate: Type.Boolean({ title: 'Date', default: true }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    figure: { title: 'Numbers', part: ' > .countdown-figures b', without: ['textAlign'] },
    label: { title: 'Labels', part: ' > .countdown-figures span', without: ['textAlign'] },
    date: { title: 'Date', part: ' > .countdown-date', without: ['textAlign'] },
    after: { title: 'Text afterwards', part: ' > .countdown-after', without: ['textAlign'] },
    block: { title: 'Alignment', members: ['textAlign'], alignsWith: 'justify-items' },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } }, textAfter: 'It has begun.' },
})
