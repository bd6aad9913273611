import { blockCatalogue, type Content, type ContentNode } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { blocks as known } from '../../blocks/testing-blocks.ts'
import { compare } from './merge.ts'

const blocks: LoadedBlocks = { ...known, catalogue: blockCatalogue([]) }
const node = (
  type: string,
  parent: string | null,
  children: string[] = [],
  props: ContentNode['props'] = {},
): ContentNode => ({ type, version: 1, props, parent, children })
const base: Content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['a', 'b']),
    a: node('text', 'root', [], { text: 'A' }),
    b: node('text', 'root', [], { text: 'B' }),
  },
}
const withNodes = (nodes: Record<string, ContentNode | null>): Content => {
  const all = { ...base.nodes, ...nodes }
  return {
    ...base,
    nodes: Object.fromEntries(Object.entries(all).filter((entry): entry is [string, ContentNode] => entry[1] !== null)),
  }
}

test('changes of different blocks go together', () => {
  const mine = withNodes({ a: node('text', 'root', [], { text: 'mine', size: 2 }) })
  const theirs = withNodes({ root: node('wrapper', null, ['a', 'b', 'c']), c: node('image', 'root') })
  const result = compare(base, mine, theirs, blocks)
  expect(result.mine).toMatchObject([{ id: 'a', mark: 'changed', lines: ['Text', 'Size'] }])
  expect(result.theirs).toMatchObject([{ id: 'c', mark: 'added' }])
  expect(result.clashing.size).toBe(0)
  expect(result.merged?.nodes['a']?.props['text']).toBe('mine')
  expect(result.merged?.nodes['root']?.children).toEqual(['a', 'b', 'c'])
})

test('a block that both changed differently clashes and is not merged', () => {
  const mine = withNodes({ a: node('text', 'root', [], { text: 'mine' }) })
  const theirs = withNodes({ a: node('text', 'root', [], { text: 'theirs' }) })
  const result = compare(base, mine, theirs, blocks)
  expect([...result.clashing]).toEqual(['a'])
  expect(result.merged).toBeUndefined()
})

test('the same change on both sides is none', () => {
  const same = withNodes({ a: node('text', 'root', [], { text: 'same' }) })
  expect(compare(base, same, structuredClone(same), blocks).merged).toEqual(same)
})

test('changes that are no tree together are not merged', () => {
  // Mine puts a block into b; theirs removes b.
  const mine = withNodes({ b: node('box', 'root', ['n']), n: node('text', 'b') })
  const theirs = withNodes({ root: node('wrapper', null, ['a']), b: null })
  expect(compare(base, mine, theirs, blocks).merged).toBeUndefined()
})

test('moves of different blocks that would put each into the other are not merged, though no block clashes', () => {
  // Mine moves a from p to d, which stands in b; theirs moves b from q to e, which stands in a.
  const nested: Content = {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['p', 'q']),
      p: node('box', 'root', ['a']),
      a: node('box', 'p', ['e']),
      e: node('box', 'a'),
      q: node('box', 'root', ['b']),
      b: node('box', 'q', ['d']),
      d: node('box', 'b'),
    },
  }
  const moves = (nodes: Record<string, ContentNode>): Content => ({ ...nested, nodes: { ...nested.nodes, ...nodes } })
  const mine = moves({ p: node('box', 'root'), a: node('box', 'd', ['e']), d: node('box', 'b', ['a']) })
  const theirs = moves({ q: node('box', 'root'), b: node('box', 'e', ['d']), e: node('box', 'a', ['b']) })
  const result = compare(nested, mine, theirs, blocks)
  expect(result.clashing.size).toBe(0)
  expect(result.merged).toBeUndefined()
})
