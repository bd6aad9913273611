import type { Content, ContentNode } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import { outermost, rangeTo, toggled } from './selection.ts'

const node = (parent: string | null, ...children: string[]): ContentNode => ({
  type: 'any',
  version: 1,
  props: {},
  parent,
  children,
})
const content: Content = {
  rootNodeId: 'root',
  nodes: { root: node(null, 'a', 'b'), a: node('root', 'a1', 'a2'), a1: node('a'), a2: node('a'), b: node('root') },
}

test('of what is chosen the outermost count, in the order of the page, never the page itself', () => {
  expect(outermost(content, ['b', 'a1', 'a'])).toEqual(['a', 'b'])
  expect(outermost(content, ['b', 'a2', 'a1'])).toEqual(['a1', 'a2', 'b'])
  expect(outermost(content, ['root', 'gone'])).toEqual([])
  expect(outermost(content, ['root', 'b'])).toEqual(['b'])
})

test('one more or one less; what comes last leads', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'b')).toEqual(['a'])
})

test('a range goes from what led, both ways', () => {
  const order = ['a', 'a1', 'a2', 'b']
  expect(rangeTo(order, 'a1', 'b')).toEqual(['a1', 'a2', 'b'])
  expect(rangeTo(order, 'b', 'a2')).toEqual(['b', 'a2'])
  expect(rangeTo(order, undefined, 'a2')).toEqual(['a2'])
})
