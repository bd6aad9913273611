import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { catalogue, pageOf } from '../../blocks/testing-blocks.ts'
import { heldBy, isEmptyBlock } from './emptiness.ts'

test('a block is empty when nothing in it has words; a linked copy never is', () => {
  const page = pageOf('s section', 'c container in s', 'e container in s', 'a text in c')
  const isEmpty = (id: string, content = page) => isEmptyBlock(catalogue, content, id)
  expect(['s', 'c', 'e', 'a'].map((id) => isEmpty(id))).toEqual([false, false, true, false])
  const textOf = (text: string) => ({
    ...page,
    nodes: { ...page.nodes, a: { type: 'text', version: 1, parent: 'c', children: [], props: { text } } },
  })
  expect(isEmpty('s', textOf(' '))).toBe(true)
  expect(isEmpty('s', textOf('Words'))).toBe(false)
  const linked = { type: 'container', version: 1, props: {}, parent: 's', children: [], template: 4 }
  expect(isEmpty('e', { ...page, nodes: { ...page.nodes, e: linked } })).toBe(false)
})

test('a block without words is not empty when something else was put into it', () => {
  const schema = Type.Object({
    text: Type.String({ default: 'Text' }),
    name: Type.String({ default: '' }),
    look: oneOf(['plain', 'large'], { default: 'plain' }),
    links: Type.Array(Type.String(), { default: [] }),
  })
  const quote = defineBlock({ type: 'quote', title: 'Quote', icon: 'quote', category: 'content', schema })
  const blocks = new Map([['quote', quote]])
  const isEmpty = (props: Record<string, unknown>) => {
    const node = { type: 'quote', version: 1, parent: null, children: [], props: { text: '', ...props } }
    return isEmptyBlock(blocks, { rootNodeId: 'q', nodes: { q: node } }, 'q')
  }
  expect(isEmpty({})).toBe(true)
  expect(isEmpty({ look: 'large', links: [], name: ' ' })).toBe(true)
  expect(isEmpty({ name: 'Someone' })).toBe(false)
  expect(isEmpty({ links: ['/about'] })).toBe(false)
})

test('counts the blocks inside of several', () => {
  const page = pageOf('s section', 'c container in s', 'e container in s', 'a text in c')
  expect(heldBy(page, ['s'])).toBe(3)
  expect(heldBy(page, ['c', 'e'])).toBe(1)
  expect(heldBy(page, ['a'])).toBe(0)
})
