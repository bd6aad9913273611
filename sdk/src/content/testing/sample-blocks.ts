import Type from 'typebox'
import { defineBlock } from '../../definition/block.ts'
import { blockCatalogue } from '../catalogue.ts'

/** A small set of blocks for the tests of this folder: the layout's rules and one block of every kind of child. */
const wrapper = defineBlock({
  type: 'wrapper',
  title: 'Wrapper',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  nesting: { root: true, in: [], accepts: ['section'] },
})
const section = defineBlock({
  type: 'section',
  title: 'Section',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  common: ['visibility', 'spacing', 'alignment', 'background'],
  nesting: { in: ['wrapper'], accepts: ['container'] },
  initialChildren: [{ type: 'container' }],
})
const container = defineBlock({
  type: 'container',
  title: 'Container',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  common: ['spacing'],
  nesting: { in: ['section', 'container'], as: 'container' },
})
const row = defineBlock({
  type: 'row',
  title: 'Row',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({ columns: Type.Integer({ default: 2, minimum: 1, maximum: 12 }) }),
  nesting: { accepts: ['column'] },
  childCount: { prop: 'columns', type: 'column' },
  variants: [{ id: 'three', title: '3 columns', icon: 'columns-3', props: { columns: 3 } }],
  initialChildren: [{ type: 'column', children: [{ type: 'text' }] }, { type: 'column' }],
})
const column = defineBlock({
  type: 'column',
  title: 'Column',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  nesting: { in: ['row'], as: 'container' },
})
const text = defineBlock({
  type: 'text',
  title: 'Text',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({
    text: Type.String({ default: 'Text', maxLength: 200 }),
    html: Type.String({ default: '', control: 'rich-text' }),
    colour: Type.String({ default: '', control: 'colour' }),
    size: Type.Object({ value: Type.Number({ default: 16 }), unit: Type.String({ default: 'px' }) }),
    note: Type.Optional(Type.String()),
  }),
  aliases: { words: 'text' },
  migrations: [
    ({ label, ...props }) => ({ ...props, text: label ?? '' }),
    (props) => {
      if (props['text'] === 'explode') throw new Error('no way forward')
      return props
    },
  ],
})
const tabs = defineBlock({
  type: 'tabs',
  title: 'Tabs',
  icon: 'box',
  category: 'content',
  schema: Type.Object({
    items: Type.Array(Type.Object({ id: Type.String(), title: Type.String({ default: 'Tab' }) }), { default: [] }),
  }),
  initial: { items: [{ id: 'one' }, { id: 'two' }] },
  regions: [
    { name: 'lead', title: 'lead', accepts: ['text'] },
    { name: 'tab', title: 'tab', perItemOf: 'items' },
  ],
})

export const sampleBlocks = blockCatalogue([wrapper, section, container, row, column, text, tabs])
export { section, tabs, text }
