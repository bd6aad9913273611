import { defineBlock, ItemId, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

export const mostRows = 200

/**
 * One flat list, in which a heading opens a group: so a row moves from one group to another by its place alone, and the
 * whole list can be edited as a table.
 */
export const PriceRow = Type.Object({
  id: ItemId,
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 200, default: 'Name' }),
  /** Of a heading, the note of its group. */
  description: Type.String({
    title: 'Description',
    description: 'Shown below the name.',
    maxLength: 1000,
    default: '',
  }),
  price: Type.String({
    title: 'Price',
    description: 'Any text, such as $18, from $240, or quoted.',
    maxLength: 60,
    default: '',
  }),
  badge: Type.String({
    title: 'Badge',
    description: 'A word or two beside the name, such as New.',
    maxLength: 40,
    default: '',
  }),
  isHeading: Type.Boolean({
    title: 'Heading',
    description: 'Starts a group of the items below it. A heading has no price and no badge.',
    default: false,
  }),
})

/** Names and prices in groups, as on menus and service lists. */
export const priceList = defineBlock({
  type: 'price-list',
  title: 'Price list',
  icon: 'receipt-text',
  category: 'content',
  keywords: ['menu', 'prices', 'services', 'restaurant', 'rates'],
  schema: Type.Object({
    rows: Type.Array(PriceRow, { title: 'Items', maxItems: mostRows, default: [] }),
    /** Two where there is room for them. */
    columns: Type.Integer({ title: 'Columns', minimum: 1, maximum: 2, default: 1 }),
    /** Leads the eye from a name to its price. */
    leader: oneOf(['dots', 'lines', 'none'], { title: 'Between name and price', default: 'dots' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    heading: { title: 'Headings', part: ' > section > h3' },
    note: { title: 'Notes', part: ' > section > p' },
    name: { title: 'Names', part: ' > section dt', without: ['textAlign'] },
    price: { title: 'Prices', part: ' > section .price-list-price', without: ['textAlign'] },
    description: { title: 'Descriptions', part: ' > section .price-list-description' },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    rows: [
      { id: 'heading', name: 'Services', description: 'All prices include tax.', isHeading: true },
      { id: 'one', name: 'First service', price: '$20' },
      { id: 'two', name: 'Second service', description: 'A few words on what is included.', price: '$45' },
      { id: 'three', name: 'Third service', price: 'from $120' },
    ],
  },
})
