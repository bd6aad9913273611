import { blockCatalogue, defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { paletteGroups } from './palette-entries.ts'

const base = { icon: 'square', category: 'layout', schema: Type.Object({}) }
const catalogue = blockCatalogue([
  defineBlock({ ...base, type: 'page', title: 'Page', nesting: { in: [], root: true } }),
  defineBlock({
    ...base,
    type: 'grid',
    title: 'Grid',
    keywords: ['rows'],
    schema: Type.Object({ cells: Type.Integer({ default: 1 }) }),
    childCount: { prop: 'cells', type: 'cell' },
    variants: [
      { id: 'one', title: 'One cell', icon: 'square', props: { cells: 1 } },
      { id: 'two', title: 'Two cells', icon: 'columns-2', props: { cells: 2 } },
    ],
  }),
  defineBlock({ ...base, type: 'cell', title: 'Cell', nesting: { in: ['grid'], as: 'container' } }),
  defineBlock({ ...base, type: 'acme/quote', title: 'Quote', category: 'acme' }),
])

it('offers what a person can add: variants in the place of their block, no roots, nothing that a parent counts', () => {
  const groups = paletteGroups(catalogue, '')
  expect(groups.map(({ title, entries }) => [title, entries.map((entry) => entry.title)])).toEqual([
    ['Layout', ['One cell', 'Two cells']],
    ['Acme', ['Quote']],
  ])
})

it('finds by title, type, category and keywords, all words at once', () => {
  const found = (search: string) =>
    paletteGroups(catalogue, search).flatMap(({ entries }) => entries.map(({ key }) => key))
  expect(found('two rows')).toEqual(['grid:two'])
  expect(found('QUOTE')).toEqual(['acme/quote'])
  expect(found('nothing')).toEqual([])
})
