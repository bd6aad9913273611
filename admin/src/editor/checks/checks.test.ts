import { blockCatalogue, type Content, defineBlock, LinkAddress, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { controlFindings, headingFindings, pictureFindings } from './checks.ts'
import { contrastFindings, over } from './contrast-findings.ts'
import { linkEnd, linkFindings, mediaFindings, mediaUses, pathsOf } from './link-findings.ts'

const base = { icon: 'square', category: 'layout' }
const catalogue = blockCatalogue([
  defineBlock({
    ...base,
    type: 'wrapper',
    title: 'Page',
    schema: Type.Object({}),
    nesting: { in: [], root: true, accepts: ['photo'] },
  }),
  defineBlock({
    ...base,
    type: 'photo',
    title: 'Photo',
    schema: Type.Object({
      src: PictureAddress({ default: '' }),
      altText: Type.String({ default: '' }),
      url: LinkAddress({ default: '' }),
    }),
    nesting: { in: ['wrapper'] },
    aliases: { alt: 'altText' },
  }),
])

function photos(...each: readonly { props: Record<string, unknown>; hidden?: true }[]): Content {
  const ids = each.map((_, at) => `p${at}`)
  return {
    rootNodeId: 'root',
    nodes: {
      root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ids },
      ...Object.fromEntries(
        each.map((photo, at) => [`p${at}`, { type: 'photo', version: 1, parent: 'root', children: [], ...photo }]),
      ),
    },
  }
}

describe('checks before publishing', () => {
  test('a picture without alternative text is found; not without a picture, under an older name, hidden, or decorative', () => {
    const src = '/media/1/a.webp'
    const content = photos(
      { props: { src } },
      { props: { src, altText: '  ' } },
      { props: { src, alt: 'A kiln' } },
      { props: {} },
      { props: { src }, hidden: true },
      { props: { src: '/media/2/line.svg' } },
    )
    const decorative = new Set(['/media/2/line.svg'])
    expect(pictureFindings(content, catalogue, decorative).map(({ node }) => node)).toEqual(['p0', 'p1'])
    expect(pictureFindings(photos(), catalogue, decorative)).toEqual([])
  })

  test('headings: a skipped level and an empty one; going up is fine, and the shown title counts', () => {
    const headings = [2, 4, 2, 3, 5].map((level, at) => ({ node: `h${at}`, level, text: 'Words' }))
    const skipped = headingFindings(headings, false)
    expect(skipped.map(({ node, gaps }) => [node, gaps])).toEqual([
      ['h1', { from: 2, to: 4 }],
      ['h4', { from: 3, to: 5 }],
    ])
    const third = [{ node: 'h', level: 3, text: 'Words' }]
    expect(headingFindings(third, false)).toEqual([])
    expect(headingFindings(third, true)).toHaveLength(1)
    expect(headingFindings([{ node: 'h', level: 1, text: ' ' }, ...third], false).map(({ node }) => node)).toEqual([
      'h',
    ])
  })

  test('links and buttons without words, and such that lead nowhere', () => {
    const found = controlFindings([
      { node: 'a', name: '', href: '/shop' },
      { node: 'b', name: 'Shop', leadsNowhere: true },
      { node: 'c', name: 'Shop', href: '/shop' },
    ])
    expect(found.map(({ node, words }) => [node, words])).toEqual([
      ['a', 'A link or button has no text'],
      ['b', '“{name}” does not link to anything'],
    ])
  })

  test('links of this site are told from others; pages and places that a visitor does not get are found', () => {
    const page = 'https://lark.example/shop/'
    const led = (href: string) => linkEnd(href, page)
    expect(led('/a?b#c%20d')).toEqual({ path: '/a', place: 'c d' })
    expect([led('#top'), led('b')]).toEqual([
      { path: '/shop/', place: 'top' },
      { path: '/shop/b', place: '' },
    ])
    const others = ['', 'mailto:a@b.example', 'tel:+15145550193', 'https://other.example/a', 'http://[']
    for (const href of others) expect(led(href)).toBeUndefined()

    const hrefs = ['/gone', '/later', '/', '#top', '#story', '#mending', '/shop/#mending', '/gone#mending']
    const controls = hrefs.map((href, at) => ({ node: `n${at}`, name: 'Go', href }))
    expect(pathsOf(controls, page)).toEqual(['/gone', '/later', '/'])
    const states = new Map([
      ['/gone', 'missing'],
      ['/later', 'not published'],
      ['/', 'there'],
    ] as const)
    const found = linkFindings(controls, page, states, new Set(['story']))
    expect(found.map(({ node, gaps }) => [node, gaps?.['path'] ?? gaps?.['place']])).toEqual([
      ['n0', '/gone'],
      ['n1', '/later'],
      ['n5', 'mending'],
      ['n6', 'mending'],
      ['n7', '/gone'],
    ])
  })

  test('a block whose file is gone is found, wherever in its settings the file stands; not a hidden one', () => {
    const src = '/media/7/loom.webp'
    const deep = { items: [{ id: 'a', picture: src }], text: '<a href="/shop">Shop</a>' }
    const uses = mediaUses(photos({ props: { src } }, { props: deep }, { props: { src }, hidden: true }))
    expect(mediaFindings(uses, new Set()).length).toBe(0)
    expect(mediaFindings(uses, new Set([src])).map(({ node, gaps }) => [node, gaps])).toEqual([
      ['p0', { file: 'loom.webp' }],
      ['p1', { file: 'loom.webp' }],
    ])
  })

  test('contrast by WCAG AA for the size of the text: through what shines through, the worst of each block', () => {
    const white = [255, 255, 255, 1] as const
    const grey = [118, 118, 118, 1] as const
    const text = { node: 'a', text: 'Words', ground: white, size: 16, weight: 400 }
    expect(contrastFindings([{ ...text, ink: grey }])).toEqual([])
    const paler = [119, 119, 119, 1] as const
    expect(contrastFindings([{ ...text, ink: paler }])).toMatchObject([
      { check: 'contrast', node: 'a', gaps: { text: 'Words', ratio: 4.4, least: 4.5 } },
    ])
    expect(contrastFindings([{ ...text, ink: paler, size: 24 }])).toEqual([])
    expect(contrastFindings([{ ...text, ink: paler, size: 18.66, weight: 700 }])).toEqual([])
    expect(contrastFindings([{ ...text, ink: paler, size: 18.66 }])).toHaveLength(1)
    const faint = [0, 0, 0, 0.3] as const
    const found = contrastFindings([
      { ...text, ink: paler },
      { ...text, text: 'Fainter', ink: faint },
      { ...text, node: 'b', ink: grey },
    ])
    expect(found).toMatchObject([{ node: 'a', gaps: { text: 'Fainter', ratio: 2 } }])
    expect(over([0, 0, 0, 0.5], over([255, 0, 0, 0.5], white))).toEqual([127.5, 63.75, 63.75, 1])
  })
})
