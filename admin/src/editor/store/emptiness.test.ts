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

test('counts the blocks inside of several', () => {
  const page = pageOf('s section', 'c container in s', 'e container in s', 'a text in c')
  expect(heldBy(page, ['s'])).toBe(3)
  expect(heldBy(page, ['c', 'e'])).toBe(1)
  expect(heldBy(page, ['a'])).toBe(0)
})
