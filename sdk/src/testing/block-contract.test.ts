import Type from 'typebox'
import { expect, test } from 'vitest'
import { type BlockMigration, defineBlock } from '../definition/block.ts'
import { defineBlockRenderer } from '../renderer/define.ts'
import { blockContract } from './block-contract.ts'

function wayBack(migration: BlockMigration) {
  const quote = defineBlock({
    ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content', migrations: [migration] },
    schema: Type.Object({ text: Type.String({ default: '' }) }),
  })
  const fixtures = { old: { version: 1, props: { words: 'a' } }, new: { version: 2, props: { text: 'a' } } }
  const checks = blockContract(
    quote,
    defineBlockRenderer(quote, () => null),
    fixtures,
  )
  return checks.filter(({ name }) => name === 'converts the fixture new of version 2 back')
}
const up = ({ words, ...props }: Record<string, unknown>) => ({ ...props, text: words })

test('issue 15: the contract follows a way back, and forward again', () => {
  const [sound] = wayBack({ up, down: ({ text, ...props }) => ({ ...props, words: text }) })
  expect(() => sound?.run()).not.toThrow()
  const [lossy] = wayBack({ up, down: ({ text: _, ...props }) => ({ ...props, words: 7 }) })
  expect(() => lossy?.run()).toThrow('text')
  const [torn] = wayBack({
    up,
    down: () => {
      throw new Error('no way')
    },
  })
  expect(() => torn?.run()).toThrow('could not convert its data back: no way')
  expect(wayBack(up)).toEqual([])
})
