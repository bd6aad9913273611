import { defineBlock, oneOf } from '@ashlar/sdk'
import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { ownSections, sectionsOf } from './sections.ts'

const title = defineBlock({
  type: 'title',
  title: 'Title',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({
    text: Type.String({ default: '' }),
    size: Type.Number({ default: 16 }),
    align: oneOf(['start', 'end'], { default: 'start' }),
    open: Type.Boolean({ default: false }),
  }),
  common: ['visibility'],
  texts: {
    text: { title: 'Text', without: ['textAlign'], own: { fontSize: { prop: 'size', unit: 'px', asTheme: 16 } } },
  },
})
const editor = defineBlockEditor(title, {
  panels: [panel('Options', ['open']), panel('Typography', ['text', 'size', 'align'])],
})

test('typography has the place of its panel, and one control for what the block documents (STYLE-033)', () => {
  const sections = sectionsOf(title, editor)
  expect(sections.map((section) => section.title)).toEqual(['Visibility', 'Options', 'Typography', 'Sticky'])
  const [, , section] = sections
  if (section?.kind !== 'typography') throw new Error('There is no typography.')
  expect(section.rows.map(({ prop }) => prop)).toEqual(['text', 'align'])
  expect(section.texts[0]?.members).toEqual([
    ...['textStyle', 'color', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'],
    ...['textDecoration', 'textTransform', 'fontStyle'],
  ])
  // What is typed is not among what the shown look follows.
  expect(section.texts[0]?.follows).toEqual(['size', 'align', 'open'])
  // People who may change the content alone keep the rows of the block.
  expect(ownSections(title, editor)[1]?.rows.map(({ prop }) => prop)).toEqual(['text', 'size', 'align'])
})

test('typography is first of the own sections where the block has no panel for it', () => {
  const plain = defineBlockEditor(title, { panels: [panel('Options', ['open', 'align', 'text'])] })
  expect(sectionsOf(title, plain).map((section) => section.title)).toEqual([
    'Visibility',
    'Typography',
    'Options',
    'Sticky',
  ])
})
