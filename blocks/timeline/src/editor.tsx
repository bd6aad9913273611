import { defineBlockEditor, items, newItemId, panel } from '@ashlar/sdk/editor'
import { TimelineItem, timeline } from './block.ts'

export default defineBlockEditor(timeline, {
  panels: [
    panel('Settings', ['title', 'showTitle']),
    panel('Items', [
      items('timelineItems', {
        noun: 'Item',
        item: TimelineItem,
        fields: ['year', 'title', 'description'],
        messages: { year: 'Year is required, in digits only.', title: 'Title is required.' },
        empty: 'No Items',
        blank: (list) => ({ id: newItemId(), index: list.length, year: '', title: '', description: '' }),
        arrange: (list) => list.map((item, index) => ({ ...item, index })),
        titleOf: ({ year, title }) => `${year} ${title}`,
        most: 100,
      }),
    ]),
  ],
  summary: ({ title }) => title,
})
