import { defineBlockEditor, field, items, newItemId, panel } from '@ashlar/sdk/editor'
import { mostRows, PriceRow, priceList } from './block.ts'

export default defineBlockEditor(priceList, {
  panels: [
    panel('Items', [
      items('rows', {
        noun: 'Item',
        item: PriceRow,
        fields: ['name', 'price', 'description', 'badge', 'isHeading'],
        empty: 'No Items',
        blank: () => ({ id: newItemId(), name: '', description: '', price: '', badge: '', isHeading: false }),
        titleOf: ({ name }) => name,
        iconOf: ({ isHeading }) => (isHeading ? 'heading' : ''),
        remarkOf: ({ isHeading, price }) => (isHeading ? '' : price),
        most: mostRows,
      }),
    ]),
    panel('Options', [
      field('columns', { control: 'slider', step: 1 }),
      field('leader', { control: 'segments', options: { dots: 'Dots', lines: 'Thin lines', none: 'Nothing' } }),
    ]),
  ],
  summary: ({ rows }) => rows.map(({ name }) => name).join(', '),
})
