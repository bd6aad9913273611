import { type Content, type ContentNode, defineBlock, oneOf, PictureAddress } from '@ashlar/sdk'
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
const catalogue = new Map([words, photo].map((block) => [block.type, block]))
const node = (type: string, props: Record<string, unknown>, more: Partial<ContentNode> = {}): Content => ({
  rootNodeId: 'c',
  nodes: {
    c: { type: 'container', version: 1, parent: null, children: ['n'], props: {} },
    n: { type, version: 1, parent: 'c', children: [], props, ...more },
  },
})
const skips = (from: number, to: number) =>
  ({ check: 'heading', node: 'n', words: 'It skips', gaps: { from, to } }) as const

test('a heading that skips a level is set to the next one, where its block says its level', () => {
  expect(fixOf(skips(2, 4), node('words', { tag: 'h4' }), catalogue)).toEqual({
    ...{ kind: 'change', label: 'Set to {level}', gaps: { level: 3 }, change: { tag: 'h3' } },
  })
  // Another heading that the block draws, a level that it does not have, and a block without levels.
  expect(fixOf(skips(2, 4), node('words', { tag: 'h2' }), catalogue)).toBeUndefined()
  expect(fixOf(skips(4, 6), node('words', { tag: 'h6' }), catalogue)).toBeUndefined()
  expect(fixOf(skips(2, 4), node('photo', {}), catalogue)).toBeUndefined()
  expect(
    fixOf({ check: 'heading', node: 'n', words: 'A heading is empty' }, node('words', {}), catalogue),
  ).toBeUndefined()
})

test('a picture without alternative text asks for it, up to what its block takes; the rest needs a look', () => {
  expect(fixOf({ check: 'alt', node: 'n', words: 'No text' }, node('photo', { src: '/a.webp' }), catalogue)).toEqual({
    ...{ kind: 'words', label: 'Alternative text', prop: 'altText', maxLength: 90 },
  })
  expect(fixOf({ check: 'link', node: 'n', words: 'Gone' }, node('words', {}), catalogue)).toBeUndefined()
})

test('a block that somebody locked, by itself or with what is around it, is not changed from here', () => {
  const open = node('words', { tag: 'h4' })
  const { c, n } = open.nodes
  if (!c || !n) throw new Error('There are two blocks.')
  const locked = node('words', { tag: 'h4' }, { locked: true })
  const within: Content = { ...open, nodes: { n, c: { ...c, locked: true } } }
  expect(fixOf(skips(2, 4), open, catalogue)).toMatchObject({ kind: 'change' })
  for (const content of [locked, within]) expect(fixOf(skips(2, 4), content, catalogue)).toBeUndefined()
  const picture = { check: 'alt', node: 'n', words: 'No text' } as const
  expect(fixOf(picture, node('photo', { src: '/a.webp' }, { locked: true }), catalogue)).toBeUndefined()
})
