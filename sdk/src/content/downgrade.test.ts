import Type from 'typebox'
import { expect, test } from 'vitest'
import { type BlockMigration, defineBlock } from '../definition/block.ts'
import { downgradeNode } from './downgrade.ts'
import type { ContentNode } from './node.ts'
import { upgradeNode } from './upgrade.ts'

const quote = (...migrations: BlockMigration[]) =>
  defineBlock({
    ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content', schema: Type.Object({}), migrations },
  })
const node = (version: number, props: Record<string, unknown>): ContentNode => ({
  ...{ type: 'acme/quote', version, props, parent: null, children: [] },
})
const rename =
  (from: string, to: string) =>
  ({ [from]: value, ...props }: Record<string, unknown>) => ({
    ...props,
    [to]: value,
  })
const between = (one: string, other: string): BlockMigration => ({ up: rename(one, other), down: rename(other, one) })
const block = quote(between('a', 'b'), between('b', 'c'))

test('issue 15: data go up and down by the same steps, each as far as asked', () => {
  expect(upgradeNode(block, node(1, { a: 'x' })).node).toMatchObject({ version: 3, props: { c: 'x' } })
  expect(downgradeNode(block, node(3, { c: 'x' }), 1).node).toMatchObject({ version: 1, props: { a: 'x' } })
  expect(downgradeNode(block, node(3, { c: 'x' }), 2).node).toMatchObject({ version: 2, props: { b: 'x' } })
  expect(downgradeNode(block, node(2, { b: 'x' }), 1).node).toMatchObject({ version: 1, props: { a: 'x' } })
})

test('issue 15: what is old enough is given as it is; a function alone has no way back, and nothing is half way', () => {
  const stored = node(3, { c: 'x' })
  expect(downgradeNode(block, stored, 3)).toEqual({ node: stored })
  expect(downgradeNode(quote(rename('a', 'b'), between('b', 'c')), stored, 1)).toEqual({
    node: stored,
    opaque: 'The newer version of the block "Quote" cannot convert its data back.',
  })
  expect(downgradeNode(quote(between('a', 'b')), stored, 1).opaque).toContain('written by a newer version')
})

test.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
    'could not convert its data back: no',
  ],
  ['gives no props', () => null as never, 'could not convert its data back: A migration returned no props.'],
])('issue 15: a way back that %s leaves the data as stored', (_, down, sentence) => {
  const stored = node(2, { deep: { b: 'x' } })
  const torn = downgradeNode(quote({ up: (props) => props, down }), stored, 1)
  expect(torn).toEqual({ node: stored, opaque: expect.stringContaining(sentence) })
})
