import { defineBlock, ItemId } from '@ashlar/sdk'
import Type from 'typebox'

export const TimelineItem = Type.Object({
  id: ItemId,
  index: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  year: Type.String({ title: 'Year', minLength: 1, pattern: '^[0-9]{1,9}$', default: '2000' }),
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 400, default: 'What happened' }),
  description: Type.String({ title: 'Description', maxLength: 4000, default: '' }),
})

/** Years and what happened in them. */
export const timeline = defineBlock({
  type: 'timeline',
  title: 'Timeline',
  icon: 'git-commit-vertical',
  category: 'content',
  keywords: ['history', 'years', 'events'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', maxLength: 400, default: 'Timeline' }),
    showTitle: Type.Boolean({ title: 'Show title', default: true }),
    timelineItems: Type.Array(TimelineItem, { title: 'Items', maxItems: 100, default: [] }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    heading: { title: 'Title', part: ' > h2' },
    year: { title: 'Years', part: ' > .timeline-items > li > b' },
    itemTitle: { title: 'Item titles', part: ' > .timeline-items h3' },
    description: { title: 'Descriptions', part: ' > .timeline-items p' },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    timelineItems: [
      { id: 'one', index: 0, year: '2010', title: 'The beginning', description: 'How it all started.' },
      { id: 'two', index: 1, year: '2020', title: 'Ten years later', description: '' },
    ],
  },
})
