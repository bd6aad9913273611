import type { Content, ContentNode } from '@ashlar/sdk'
import { describe, expect, test } from 'vitest'
import { blocks, pageOf } from '../../../blocks/testing-blocks.ts'
import { inWords } from './change-words.ts'
import { contentChanges } from './content-changes.ts'

const before = pageOf(
  's section in root',
  'c container in s',
  'd container in s',
  'a text in c',
  'b text in c',
  'e text in c',
)
const changed = (nodes: Record<string, Partial<ContentNode> | null>, content = before): Content => ({
  ...content,
  nodes: Object.fromEntries(
    Object.entries({ ...content.nodes, ...nodes }).flatMap(([id, node]) =>
      node === null
        ? []
        : [[id, { type: 'text', version: 1, props: {}, parent: null, children: [], ...content.nodes[id], ...node }]],
    ),
  ),
})
const said = (after: Content) =>
  contentChanges(before, after).map((change) => {
    const { mark, name, lines } = inWords(blocks, before, after, change)
    return [mark, name, ...lines]
  })

describe('two versions of a page, compared block by block (issue 5)', () => {
  test('the same content has no changes', () => {
    expect(contentChanges(before, structuredClone(before))).toEqual([])
  })

  test('a block that came or went counts what it holds, and its parent says nothing', () => {
    const after = changed({
      root: { children: ['s', 'n'] },
      n: { type: 'section', parent: 'root', children: ['m'] },
      m: { type: 'container', parent: 'n' },
      s: { children: ['d'] },
      ...{ c: null, a: null, b: null, e: null },
    })
    expect(said(after)).toEqual([
      ['added', 'Section', 'in Page', 'with 1 block in it'],
      ['removed', 'Container', 'in Section', 'with 3 blocks in it'],
    ])
  })

  test('of a new order, only the block that left it has moved; into another block, it says where it stands', () => {
    expect(said(changed({ c: { children: ['e', 'a', 'b'] } }))).toEqual([
      ['moved', 'Text', 'Moved within the same parent'],
    ])
    expect(contentChanges(before, changed({ c: { children: ['e', 'a', 'b'] } }))).toMatchObject([{ id: 'e' }])
    const elsewhere = changed({ c: { children: ['a', 'b'] }, d: { children: ['e'] }, e: { parent: 'd' } })
    expect(said(elsewhere)).toEqual([['moved', 'Text', 'Moved: now in Section, Container']])
  })

  test('settings are said as the panels say them, by device, with values where a line can show them', () => {
    const after = changed({
      a: { props: { text: 'Linen', padding: { desktop: { top: 8 }, mobile: { top: 4, left: 2 } } }, name: 'Claim' },
      b: { hidden: true },
    })
    expect(said(after)).toEqual([
      ['changed', 'Claim', 'Text: “Text” → “Linen”', 'Padding: top', 'Padding on Mobile: top, left', 'Name'],
      ['changed', 'Text', 'Hidden, shown or locked'],
    ])
    const again = changed({ a: { props: { text: '<b>Hemp</b>' } } }, after)
    const [change] = contentChanges(after, again)
    expect(change && inWords(blocks, after, again, change).lines).toContain('Text: “Linen” → “Hemp”')
  })

  test('of three thousand neighbours, the one that went to the end is the only one that has moved', () => {
    const many = Array.from({ length: 3000 }, (_, at) => `n${at}`)
    const long = pageOf('s section in root', 'c container in s', ...many.map((id) => `${id} text in c`))
    const turned = changed({ c: { children: [...many.slice(1), 'n0'] } }, long)
    expect(contentChanges(long, turned)).toMatchObject([{ id: 'n0', moved: 'among neighbours' }])
  })
})
