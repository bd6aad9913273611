import { blockCatalogue, type Content, defineBlock, LinkAddress, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { controlFindings, headingFindings, linkFindings, linkStateOf, pathWithin, pictureFindings } from './checks.ts'

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
  test('a picture without alternative text is found; not without a picture, under an older name, or hidden', () => {
    const src = '/media/1/a.webp'
    const content = photos(
      { props: { src } },
      { props: { src, altText: '  ' } },
      { props: { src, alt: 'A kiln' } },
      { props: {} },
      { props: { src }, hidden: true },
    )
    expect(pictureFindings(content, catalogue).map(({ node }) => node)).toEqual(['p0', 'p1'])
    expect(pictureFindings(photos(), catalogue)).toEqual([])
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
      ['a', 'A link or button has no words'],
      ['b', '“{name}” leads nowhere'],
    ])
  })

  test('links within the site are told from others; what a visitor does not get is found', () => {
    const origin = 'https://lark.example'
    expect(['/a?b#c', `${origin}/a/`, 'a'].map((href) => pathWithin(href, origin))).toEqual(['/a', '/a/', '/a'])
    const others = ['#top', '', 'mailto:a@b.example', 'tel:+15145550193', 'https://other.example/a', 'http://[']
    for (const href of others) expect(pathWithin(href, origin)).toBeUndefined()

    const pages = [
      { slug: 'home', status: 'published', isHome: true },
      { slug: 'café', status: 'draft', isHome: false },
    ] as const
    expect(linkStateOf('/', pages)).toBe('there')
    expect(linkStateOf('/caf%C3%A9/', pages)).toBe('not published')
    expect(linkStateOf('/%', pages)).toBeUndefined()

    const controls = ['/gone', '/later', '/', '#top'].map((href, at) => ({ node: `n${at}`, name: 'Go', href }))
    const states = new Map([
      ['/gone', 'missing'],
      ['/later', 'not published'],
      ['/', 'there'],
    ] as const)
    expect(linkFindings(controls, origin, states).map(({ node, gaps }) => [node, gaps?.['path']])).toEqual([
      ['n0', '/gone'],
      ['n1', '/later'],
    ])
  })
})
