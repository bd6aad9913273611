import { type ContentNode, defineBlock, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { fixOf } from './fixes.ts'

const base = { icon: 'square', category: 'basic', nesting: { in: ['container'] } }
const words = defineBlock({
  ...base,
  type: 'words',
  title: 'Words',
  schema: Type.Object({ tag: oneOf(['p', 'h1', 'h2', 'h3', 'h4'], { default: 'p' }) }),
})
const photo = defineBlock({
  ...base,
  type: 'photo',
  title: 'Photo',
  schema: Type.Object({ src: PictureAddress({ default: '' }), altText: Type.String({ maxLength: 90, default: '' }) }),
})
const node = (type: string, props: Record<string, unknown>): ContentNode => ({
  ...{ type, version: 1, parent: 'c', children: [], props },
})
const skips = (from: number, to: number) =>
  ({ check: 'heading', node: 'n', words: 'It skips', gaps: { from, to } }) as const

test('a heading that skips a level is set to the next one, where its block says its level', () => {
  expect(fixOf(skips(2, 4), node('words', { tag: 'h4' }), words)).toEqual({
    ...{ kind: 'change', label: 'Set to {level}', gaps: { level: 3 }, change: { tag: 'h3' } },
  })
  // Another heading that the block draws, a level that it does not have, and a block without levels.
  expect(fixOf(skips(2, 4), node('words', { tag: 'h2' }), words)).toBeUndefined()
  expect(fixOf(skips(4, 6), node('words', { tag: 'h6' }), words)).toBeUndefined()
  expect(fixOf(skips(2, 4), node('photo', {}), photo)).toBeUndefined()
  expect(fixOf({ check: 'heading', node: 'n', words: 'A heading is empty' }, node('words', {}), words)).toBeUndefined()
})

test('a picture without alternative text asks for it, up to what its block takes; the rest needs a look', () => {
  expect(fixOf({ check: 'alt', node: 'n', words: 'No text' }, node('photo', { src: '/a.webp' }), photo)).toEqual({
    ...{ kind: 'words', label: 'Alternative text', prop: 'altText', maxLength: 90 },
  })
  expect(fixOf({ check: 'link', node: 'n', words: 'Gone' }, node('words', {}), words)).toBeUndefined()
})
