import { applyPatch, type Content, isRefused } from '@ashlar/sdk'
import { encodeContent } from '@ashlar/sdk/editor'
import { describe, expect, test } from 'vitest'
import { catalogue, pageOf, treeOf } from '../../blocks/testing-blocks.ts'
import { clipFrom, clipOf, clipType, flavoursOf, pasted } from './clip.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 's2 section')
const other = pageOf('x section', 'y container in x', 'z text in y')
const types = (content: Content) => treeOf(content, 'root', (id) => content.nodes[id]?.type ?? '?')
const text = (content: Content, id: string) => content.nodes[id]?.props['text']

function into(content: Content, clip: Content, selected?: string) {
  const outcome = pasted(content, catalogue, clip, selected)
  if (isRefused(outcome)) return outcome.refused
  return { ...outcome, content: applyPatch(content, outcome.patch) }
}

describe('copied blocks', () => {
  test('come back from our own type, and from the HTML where the browser keeps no other', () => {
    const clip = clipOf(page, ['a', 's2'])
    const flavours = flavoursOf(clip, catalogue)
    const own: Record<string, string> = { [clipType]: flavours.blocks }
    expect(clipFrom((type) => own[type] ?? '')).toEqual(clip)
    const web: Record<string, string> = { 'text/html': `<meta charset="utf-8">${flavours.html}` }
    expect(clipFrom((type) => web[type] ?? '')).toEqual(clip)
  })

  test('are read as words by everybody else, with nothing that would be markup', () => {
    const written = { ...page, nodes: { ...page.nodes } }
    const a = page.nodes['a']
    if (a) written.nodes['a'] = { ...a, props: { text: 'Tar & <rope>' } }
    const { html, text: words } = flavoursOf(clipOf(written, ['a']), catalogue)
    expect(words).toBe('Tar & <rope>')
    expect(html).toContain('<p>Tar &amp; &lt;rope&gt;</p>')
  })

  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['another document', encodeContent(page)],
    ['a tree that is none', '{"rootNodeId":"clip-root","nodes":{}}'],
    ['a trap', '{"rootNodeId":"clip-root","nodes":{"clip-root":{"__proto__":{}}}}'],
  ])('are not found in %s', (_, held) => {
    expect(clipFrom(() => held)).toBeUndefined()
    expect(clipFrom((type) => (type === 'text/html' ? `<i data-ashlar-blocks="${held}">` : ''))).toBeUndefined()
  })
})

describe('pasting', () => {
  test('goes to another page under new ids, several behind each other', () => {
    const outcome = into(other, clipOf(page, ['a', 'b']), 'z')
    if (typeof outcome === 'string') throw new Error(outcome)
    expect(types(outcome.content)).toBe('wrapper(section(container(text text text)))')
    expect(outcome.content.nodes['y']?.children.slice(1)).toEqual(outcome.ids)
    expect(outcome.ids).not.toContain('a')
  })

  test('puts a copy behind a block of its type, also where that could take it in', () => {
    const outcome = into(page, clipOf(page, ['c']), 'c')
    if (typeof outcome === 'string') throw new Error(outcome)
    expect(types(outcome.content)).toBe('wrapper(section(container(text text) container(text text)) section)')
  })

  test('is refused whole where one of them has no place', () => {
    const flat = pageOf('s section')
    const root = { type: 'wrapper', version: 1, props: {}, parent: null, children: ['s'], locked: true }
    const locked = applyPatch(flat, { nodes: { root } })
    expect(into(locked, clipOf(page, ['a']), 's')).toMatch(/Text cannot be added anywhere on this page/)
  })

  test('leaves out blocks that are not known here, and values that do not fit', () => {
    const clip = clipOf(page, ['c'])
    const [a, b] = [clip.nodes['a'], clip.nodes['b']]
    if (a && b) {
      clip.nodes['a'] = { ...a, type: 'acme/quote' }
      clip.nodes['b'] = { ...b, props: { text: 7, margin: { desktop: { top: 5 } } } }
    }
    const outcome = into(other, clip, 'y')
    if (typeof outcome === 'string') throw new Error(outcome)
    expect(outcome.leftOut).toMatchObject([{ type: 'acme/quote' }])
    const kept = Object.keys(outcome.patch.nodes).find(
      (id) => text(outcome.content, id) === undefined && outcome.content.nodes[id]?.type === 'text',
    )
    expect(outcome.content.nodes[kept ?? '']?.props).toEqual({ margin: { desktop: { top: 5 } } })
  })

  test('an unknown block alone is refused with the reason', () => {
    const clip = clipOf(page, ['a'])
    const a = clip.nodes['a']
    if (a) clip.nodes['a'] = { ...a, type: 'acme/quote' }
    expect(into(other, clip, 'z')).toMatch(/acme\/quote/)
  })
})
