import Type from 'typebox'
import { expect, test } from 'vitest'
import { defineBlock } from '../definition/block.ts'
import { blockCatalogue } from './catalogue.ts'
import { isLayoutProp, layoutChanges } from './layout.ts'
import type { Content, ContentNode } from './node.ts'

const base = { icon: 'square', category: 'basic' }
const wrapper = defineBlock({
  ...base,
  type: 'wrapper',
  title: 'Page',
  schema: Type.Object({}),
  nesting: { in: [], root: true, accepts: ['text'] },
})
const text = defineBlock({
  ...base,
  type: 'text',
  title: 'Text',
  common: ['spacing', 'visibility', 'customCss'],
  schema: Type.Object({ text: Type.String({ default: '' }) }),
})
const columns = defineBlock({
  ...base,
  type: 'columns',
  title: 'Columns',
  schema: Type.Object({ count: Type.Integer({ default: 2 }), caption: Type.String({ default: '' }) }),
  childCount: { prop: 'count', type: 'text' },
})
const catalogue = blockCatalogue([wrapper, text, columns])
const node = (parent: string | null, children: string[], props: ContentNode['props'] = {}): ContentNode => ({
  type: parent === null ? 'wrapper' : 'text',
  version: 1,
  props,
  parent,
  children,
})
const before: Content = {
  rootNodeId: 'root',
  nodes: { root: node(null, ['a', 'b']), a: node('root', [], { text: 'A' }), b: node('root', []) },
}
const withNodes = (nodes: Content['nodes']): Content => ({ ...before, nodes: { ...before.nodes, ...nodes } })

test('texts, names and other content are no layout', () => {
  const after = withNodes({ a: { ...node('root', [], { text: 'Another' }), name: 'Intro' } })
  expect(layoutChanges(before, after, catalogue)).toEqual([])
  expect(isLayoutProp(text, 'text')).toBe(false)
})

test.each<[string, Content, string, RegExp]>([
  [
    'a block more',
    withNodes({ root: node(null, ['a', 'b', 'c']), c: node('root', []) }),
    '/children',
    /layout of the block "Page"/,
  ],
  ['another order', withNodes({ root: node(null, ['b', 'a']) }), '/children', /"Page"/],
  [
    'spacing',
    withNodes({ a: node('root', [], { text: 'A', padding: { desktop: { top: 9 } } }) }),
    '/props/padding',
    /"Text"/,
  ],
  ['own CSS', withNodes({ a: node('root', [], { text: 'A', customCss: 'top:0' }) }), '/props/customCss', /"Text"/],
  [
    'hidden on telephones',
    withNodes({ b: node('root', [], { showOnMobile: false }) }),
    '/props/showOnMobile',
    /"Text"/,
  ],
  ['a block that is hidden', withNodes({ b: { ...node('root', []), hidden: true } }), '/hidden', /"Text"/],
  ['a lock that is opened', withNodes({ b: { ...node('root', []), locked: true } }), '/locked', /"Text"/],
])('%s is layout', (_, after, path, message) => {
  const [first] = layoutChanges(before, after, catalogue)
  expect(first?.path).toBe(path)
  expect(first?.message).toMatch(message)
})

test('a block that went is named', () => {
  const { b: _, ...nodes } = before.nodes
  const after = { ...before, nodes: { ...nodes, root: node(null, ['a']) } }
  expect(layoutChanges(before, after, catalogue).map(({ message }) => message)).toContain(
    'The block "Text" was removed.',
  )
})

test('the number of blocks in a block is layout, its other own props are not', () => {
  expect(isLayoutProp(columns, 'count')).toBe(true)
  expect(isLayoutProp(columns, 'caption')).toBe(false)
})

test('of a block whose package is missing every prop is layout', () => {
  const missing = (props: ContentNode['props']) => withNodes({ b: { ...node('root', [], props), type: 'vendor/gone' } })
  expect(layoutChanges(missing({ text: 'A' }), missing({ text: 'B' }), catalogue)).toMatchObject([
    { nodeId: 'b', path: '/props/text' },
  ])
})
