import type { Content, ContentNode } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import { visibleLayers } from './visible-layers.ts'

const node = (type: string, parent: string | null, ...children: string[]): ContentNode => ({
  type,
  version: 1,
  props: {},
  parent,
  children,
})
const content: Content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, 's', 'z'),
    s: node('section', 'root', 'c'),
    c: node('container', 's', 't'),
    t: node('text', 'c'),
    z: node('section', 'root'),
  },
}
const shown = (closed: string[], search = '') =>
  visibleLayers(content, new Set(closed), search, ({ type }) => type).map(({ id, depth }) => `${depth} ${id}`)

test('layers stand in the order of the page, without the page itself', () => {
  expect(shown([])).toEqual(['0 s', '1 c', '2 t', '0 z'])
})

test('what stands in a folded layer is not shown, however deep', () => {
  expect(shown(['s'])).toEqual(['0 s', '0 z'])
  expect(shown(['c'])).toEqual(['0 s', '1 c', '0 z'])
})

test('a search finds layers wherever they are, folded or not', () => {
  expect(shown(['s'], ' TEXT ')).toEqual(['0 t'])
  expect(shown([], 'nothing')).toEqual([])
})
