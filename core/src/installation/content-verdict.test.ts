import { type Block, type BlockMigration, defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { verdictOf } from './content-verdict.ts'
import { contentWith } from './documents.fixtures.ts'

const quote = (...migrations: BlockMigration[]) =>
  defineBlock({
    ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content', migrations },
    schema: Type.Object({ text: Type.String({ default: '' }) }),
  })
const keep: BlockMigration = (props) => props
const tear: BlockMigration = () => {
  throw new Error('it is torn')
}
const verdict = (version: number, before: Block | undefined, after: Block | undefined, json?: string) =>
  verdictOf(json ?? JSON.stringify(contentWith('acme/quote', version)), {
    types: new Set(['acme/quote']),
    before: () => before,
    after: () => after,
  })

test('a document is worse off only for what it could be read by before', () => {
  expect(verdict(1, quote(), quote(keep))).toMatchObject({ changes: true, problem: undefined })
  expect(verdict(1, quote(), quote())).toMatchObject({ changes: false, problem: undefined })
  expect(verdict(1, quote(), quote(tear)).problem).toMatchObject({ kind: 'failed', node: 'one' })
  expect(verdict(2, quote(keep), quote()).problem?.kind).toBe('newer')
  expect(verdict(1, quote(), undefined).problem?.kind).toBe('missed')
  // It failed before, was waiting for a newer version, or for the package.
  expect(verdict(1, quote(tear), quote(tear, keep)).problem).toBeUndefined()
  expect(verdict(3, quote(keep), quote()).problem).toBeUndefined()
  expect(verdict(1, undefined, quote(tear)).problem).toBeUndefined()
})

test('a prop that changes its type makes a document worse off, unless a migration brings its data forward', () => {
  const numbered = (...migrations: BlockMigration[]) =>
    defineBlock({
      ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content', migrations },
      schema: Type.Object({ text: Type.Number({ default: 0 }) }),
    })
  const json = JSON.stringify(contentWith('acme/quote', 1, { text: 'seven' }))
  expect(verdict(1, quote(), numbered(), json).problem).toEqual({
    kind: 'misfit',
    node: 'one',
    reason: 'Its data does not fit the new block “Quote”. The prop “text”: Must be number.',
  })
  const counted: BlockMigration = ({ text }) => ({ text: String(text).length })
  expect(verdict(1, quote(), numbered(counted), json).problem).toBeUndefined()
  // Where nothing is stored the default counts, and what did not fit before is not worse off.
  expect(verdict(1, quote(), numbered()).problem).toBeUndefined()
  const wrong = JSON.stringify(contentWith('acme/quote', 1, { text: [] }))
  expect(verdict(1, quote(), numbered(), wrong).problem).toBeUndefined()
})

test('content that is no sound tree can not be read before or after: no change is stopped by it', () => {
  const { nodes } = contentWith('acme/quote', 1)
  for (const broken of [
    { rootNodeId: 'gone', nodes },
    { nodes: null },
    [],
    { nodes: { a: null, b: { type: 'acme/quote' } } },
  ])
    expect(verdict(1, quote(), quote(tear), JSON.stringify(broken)).problem).toBeUndefined()
})
