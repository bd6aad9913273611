import { blockCatalogue, defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { entriesFor, paletteGroups, recentGroup } from './palette-entries.ts'

const base = { icon: 'square', category: 'layout', schema: Type.Object({}) }
const catalogue = blockCatalogue([
  defineBlock({ ...base, type: 'page', title: 'Page', nesting: { in: [], root: true, as: 'container' } }),
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
  defineBlock({ ...base, type: 'mail', title: 'Mail', nesting: { in: [], as: 'mail' } }),
  defineBlock({ ...base, type: 'mail-text', title: 'Words', category: 'mail', nesting: { in: ['mail'] } }),
])

it('offers what a person can add: variants in the place of their block, no roots, nothing that a parent counts', () => {
  const groups = paletteGroups(catalogue, '', 'page')
  expect(groups.map(({ title, entries }) => [title, entries.map((entry) => entry.title)])).toEqual([
    ['Layout', ['One cell', 'Two cells']],
    ['Acme', ['Quote']],
  ])
})

it('BLK-EMAIL-004 offers blocks of mails in mails alone, and those of pages in pages alone', () => {
  const offered = (root: string) =>
    paletteGroups(catalogue, '', root).flatMap(({ entries }) => entries.map(({ title }) => title))
  expect(offered('mail')).toEqual(['Words'])
  expect(offered('page')).not.toContain('Words')
})

it('finds by title, type, category and keywords, all words at once', () => {
  const found = (search: string) =>
    paletteGroups(catalogue, search, 'page').flatMap(({ entries }) => entries.map(({ key }) => key))
  expect(found('two rows')).toEqual(['grid:two'])
  expect(found('QUOTE')).toEqual(['acme/quote'])
  expect(found('nothing')).toEqual([])
})

it('puts what is called so before what only has to do with it, at the first place of the first group', () => {
  const more = blockCatalogue([
    defineBlock({ ...base, type: 'slider', title: 'Slider', keywords: ['quotes'] }),
    ...[...catalogue.values()].reverse(),
  ])
  const [first] = paletteGroups(more, 'quote', 'page')
  expect(first?.entries.map(({ key }) => key)).toEqual(['acme/quote'])
  expect(entriesFor(more, 'quote', ['slider'], () => true).map(({ key }) => key)).toEqual(['acme/quote', 'slider'])
})

it('offers what was added lately first, as far as it is still to be had', () => {
  const groups = paletteGroups(catalogue, '', 'page')
  expect(recentGroup(groups, ['grid:two', 'gone'])?.entries.map(({ title }) => title)).toEqual(['Two cells'])
  expect(recentGroup(groups, [])).toBeUndefined()
})

it('offers at a place only what may stand there, what was used lately first', () => {
  const found = entriesFor(catalogue, '', ['acme/quote'], (type) => type !== 'cell' && type !== 'mail-text')
  expect(found.map(({ key }) => key)).toEqual(['acme/quote', 'grid:one', 'grid:two'])
  expect(entriesFor(catalogue, 'cell', [], (type) => type === 'grid').map(({ key }) => key)).toEqual([
    'grid:one',
    'grid:two',
  ])
})

it('has sections of one to four columns where the blocks for them are there', () => {
  const titled = (type: string, more = {}) =>
    defineBlock({ ...base, type, title: type, nesting: { in: ['page'], as: 'container' }, ...more })
  const layout = blockCatalogue([
    titled('section'),
    titled('container'),
    titled('row', {
      schema: Type.Object({ columns: Type.Integer({ default: 1 }) }),
      childCount: { prop: 'columns', type: 'column' },
    }),
    titled('column'),
  ])
  const group = paletteGroups(layout, '', undefined).find(({ category }) => category === 'layouts')
  expect(group?.entries.map(({ title }) => title)).toEqual([
    'Section, 1 column',
    'Section, 2 columns',
    'Section, 3 columns',
    'Section, 4 columns',
  ])
  const nodes = group?.entries[2]?.tree?.nodes
  expect(Object.values(nodes ?? {}).map(({ type }) => type)).toEqual([
    'section',
    'container',
    'row',
    'column',
    'column',
    'column',
  ])
  expect(nodes?.['row']?.props).toEqual({ columns: 3 })
  expect(paletteGroups(catalogue, '', 'page').map(({ category }) => category)).not.toContain('layouts')
})
