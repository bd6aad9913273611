import { defineBlock, ItemId } from '@ashlar/sdk'
import Type from 'typebox'

/** An item's content stands in the region `item:<id>`. */
export const AccordionItem = Type.Object({
  id: ItemId,
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 400, default: 'Item' }),
})

export const mostItems = 50

/** The item with which a list begins or goes on when only its number was said. */
export const usualItem = (number: number) => ({ id: `item-${number}`, title: `Item ${number}` })

/** Questions that open to their answers. */
export const accordion = defineBlock({
  type: 'accordion',
  title: 'Accordion',
  icon: 'list-collapse',
  category: 'content',
  keywords: ['faq', 'questions', 'details', 'collapse'],
  schema: Type.Object({
    numberOfItems: Type.Integer({ title: 'Number of items', minimum: 1, maximum: mostItems, default: 3 }),
    /** Follows `numberOfItems`: of more the first ones are shown, and fewer are filled up. */
    items: Type.Array(AccordionItem, { title: 'Items', maxItems: mostItems, default: [1, 2, 3].map(usualItem) }),
    darkMode: Type.Boolean({ title: 'Dark', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  // A title is a `div` while it is written in the canvas: space would fold a `summary`.
  texts: { title: { title: 'Titles', part: ' > details > :is(summary,.summary)' } },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
  regions: [{ name: 'item', title: 'item', perItemOf: 'items' }],
})
