import { expect, test } from 'vitest'
import type { Content } from './node.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'
import { ancestorsOf, blockTypesOf, walk, wordsOf } from './walk.ts'

const text = (props: Record<string, unknown>, more: object = {}) => ({
  type: 'text',
  version: 3,
  props,
  parent: 'c',
  children: [],
  ...more,
})
const content: Content = {
  rootNodeId: 'c',
  nodes: {
    c: { type: 'container', version: 1, props: {}, parent: null, children: ['a', 'h', 'g'] },
    a: text({ text: 'Plain', html: '<p>Rich &amp; <b>bold</b></p>', colour: 'primary' }),
    h: text({ text: 'Secret' }, { hidden: true }),
    g: { type: 'vendor/gone', version: 1, props: { text: 'Unknown' }, parent: 'c', children: [] },
  },
}

test('words are the texts that a reader meets', () => {
  expect(wordsOf(content, sampleBlocks)).toBe('Plain\nRich & bold')
})
test('block types in use, known or not', () => {
  expect(blockTypesOf(content)).toEqual(['container', 'text', 'vendor/gone'])
})
test('a walk and ancestors end even in a cycle, and never leave the map of nodes', () => {
  const cycle: Content = {
    rootNodeId: 'a',
    nodes: {
      a: { type: 'x', version: 1, props: {}, parent: 'b', children: ['b', 'constructor', '__proto__'] },
      b: { type: 'x', version: 1, props: {}, parent: 'a', children: ['a'] },
    },
  }
  expect(Array.from(walk(cycle), ({ id }) => id)).toEqual(['a', 'b'])
  expect(ancestorsOf(cycle, 'a')).toEqual(['b'])
})
