import { applyPatch, blockCatalogue, defineBlock, invertPatch } from '@ashlar/sdk'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { definitions, pageOf, catalogue as plain } from '../../blocks/testing-blocks.ts'
import { type Match, matchesIn, nextMatch } from './matches.ts'
import { afterReplaced, replaced } from './replacing.ts'

const list = defineBlock({
  ...{ type: 'list', title: 'List', icon: 'list', category: 'content' },
  schema: Type.Object({
    intro: Type.String({ default: '<p>Our bread</p>', control: 'rich-text' }),
    href: Type.String({ default: '/bread', control: 'link' }),
    items: Type.Array(Type.Object({ id: Type.String(), label: Type.String({ minLength: 1 }) }), { default: [] }),
  }),
})
const catalogue = blockCatalogue([...Object.values(definitions), list])
const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 'd text in c', 'l list in c')
const write = (id: string, change: object) => Object.assign(page.nodes[id] ?? {}, change)
write('a', { props: { text: 'Café' } })
write('b', { props: { text: 'The cafes' }, hidden: true })
write('d', { props: { text: 'Jute' }, locked: true })
write('c', { name: 'Cafeteria' })
write('l', {
  props: {
    items: [
      { id: 'bread', label: 'Bread, bread' },
      { id: 'x', label: 'Jute' },
    ],
  },
})

const sought = (words: string) => ({ words, isExact: false, isWhole: false })
const find = (words: string) => matchesIn(page, catalogue, sought(words))
const nodes = (words: string) => find(words).map(({ node }) => node)

describe('find on the page', () => {
  test('texts and names, in the order of the page, whatever their case and accents; hidden blocks too', () => {
    expect(nodes('CAFE')).toEqual(['c', 'a', 'b'])
    expect(nodes(' jute ')).toEqual(['d', 'l'])
    expect(nodes('hemp')).toEqual([])
    expect(nodes('')).toEqual([])
  })

  test('texts of settings and of list items, and what a block says by default; neither addresses nor ids', () => {
    expect(find('bread').map(({ place }) => place?.path.join('.'))).toEqual(['intro', 'items.0.label', 'items.0.label'])
  })

  test('what a linked copy shows is found at the copy, and kept', () => {
    const linked = pageOf('s section')
    Object.assign(linked.nodes['s'] ?? {}, { template: 7 })
    const inner = pageOf('x container', 'y text in x')
    Object.assign(inner.nodes['y'] ?? {}, { props: { text: 'Linked' } })
    const template = { rootNodeId: 'root', nodes: { ...inner.nodes } }
    Object.assign(template.nodes['root'] ?? {}, { type: 'section' })
    const found = matchesIn(linked, plain, sought('linked'), (id) => (id === 7 ? template : undefined))
    expect(found.map(({ node, kept }) => [node, kept])).toEqual([['s', 'linked']])
    expect(replaced(linked, plain, found, 'x')).toMatchObject({ count: 0, kept: 1 })
  })

  test('steps go on from where the person stands, and around', () => {
    const matches = find('cafe')
    const next = (at: number, selected: string | undefined, step: 1 | -1) => nextMatch(matches, at, selected, step)
    expect(next(-1, undefined, 1)).toBe(0)
    expect(next(-1, 'd', -1)).toBe(2)
    expect(next(-1, 'a', 1)).toBe(2)
    expect(next(2, 'b', 1)).toBe(0)
    expect(next(0, 'c', -1)).toBe(2)
    expect(nextMatch([], -1, 'c', 1)).toBe(-1)
  })
})

describe('replace (issue 22)', () => {
  const all = (words: string, by: string) => replaced(page, catalogue, find(words), by)

  test('all of them is one change, which can be taken back; items keep their ids, names of blocks their words', () => {
    const { patch, count } = all('bread', 'rye')
    const after = applyPatch(page, patch)
    expect(count).toBe(3)
    expect(after.nodes['l']?.props).toEqual({
      intro: '<p>Our rye</p>',
      items: [
        { id: 'bread', label: 'rye, rye' },
        { id: 'x', label: 'Jute' },
      ],
    })
    expect(applyPatch(after, invertPatch(page, patch))).toEqual(page)
    expect(all('cafe', 'bar')).toMatchObject({ count: 2, kept: 0 })
  })

  test('locked blocks are left, and texts that would be too long or empty, each counted', () => {
    expect(all('jute', 'hemp')).toMatchObject({ count: 1, kept: 1, refused: 0 })
    expect(all('jute', '')).toMatchObject({ count: 0, kept: 1, refused: 1 })
    expect(all('the cafes', 'x'.repeat(21))).toMatchObject({ count: 0, refused: 1 })
  })

  test('one after the other goes on behind what was put in', () => {
    const [, first] = find('bread')
    if (!first) throw new Error('There is no match.')
    const after = applyPatch(page, replaced(page, catalogue, [first], 'bread bread').patch)
    const now: readonly Match[] = matchesIn(after, catalogue, sought('bread'))
    expect(now).toHaveLength(4)
    expect(now[afterReplaced(now, 1, first, 'bread bread')]?.start).toBe(13)
    expect(afterReplaced([], 0, first, '')).toBe(-1)
  })
})
