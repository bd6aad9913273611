import { defineBlockEditor, field, items, newItemId, panel } from '@ashlar/sdk/editor'
import { TabHeader, tabs } from './block.ts'

export default defineBlockEditor(tabs, {
  panels: [
    panel('Items', [
      items('tabHeaders', {
        noun: 'Tab',
        item: TabHeader,
        fields: ['title', 'icon'],
        messages: { title: 'Title is required.' },
        empty: 'No Tabs',
        blank: (list) => ({
          id: newItemId(),
          tabIndex: Math.max(-1, ...list.map(({ tabIndex }) => tabIndex)) + 1,
          title: '',
          icon: '',
          sort: list.length,
        }),
        arrange: (list) => list.map((header, sort) => ({ ...header, sort })),
        titleOf: ({ title }) => title,
        iconOf: ({ icon }) => icon,
        region: 'tab',
        most: 30,
      }),
    ]),
    panel('Options', [
      field('tabStyle', { control: 'segments', options: { default: 'Horizontal', pills: 'Pills' } }),
      'darkMode',
    ]),
  ],
  summary: ({ tabHeaders }) => tabHeaders.map(({ title }) => title).join(', '),
})
