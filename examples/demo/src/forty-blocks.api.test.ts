import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = (name: string) => join(import.meta.dirname, '../../../blocks', name)
const used = [
  ...['wrapper', 'section', 'container', 'row', 'text', 'textbox', 'image', 'button', 'divider', 'section-header'],
  ...['copyright', 'page-field', 'icons', 'accordion', 'timeline', 'pricing', 'card'],
]

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: used.map(folder), surfaces: [site] })
})
afterAll(() => host.close())

const icon = { icon: 'wrench', width: 40, height: 40, color: 'primary', href: '/', hrefTarget: '_self', cssClasses: '' }
const words = 'A written quote first, photos while we work, and your approval for anything we find.'

/** Forty blocks without a script of their own, of every static kind there is. */
const blocks: readonly (readonly [type: string, props: object])[] = [
  ['page-title', {}],
  ['page-field', { field: 'excerpt' }],
  ...['p', 'h2', 'p', 'h3', 'p', 'h3', 'p', 'p', 'h2', 'p'].map((tag) => ['text', { tag, text: words }] as const),
  ...[1, 2, 3, 4, 5].map(
    (n) => ['textbox', { text: `<h3>Part ${n}</h3><p>${words}</p><ul><li>One</li></ul>` }] as const,
  ),
  ...[1, 2, 3, 4, 5].map((n) => ['button', { text: `Button ${n}`, href: '/' }] as const),
  ...[1, 2, 3, 4].map(() => ['section-header', { title: 'Three trades', subtitle: words }] as const),
  ...[1, 2, 3, 4].map(() => ['image', { src: 'https://example.com/a.webp', altText: 'A bell' }] as const),
  ['divider', { style: 'wave' }],
  ['divider', { style: 'skewed' }],
  ['icons', { icons: ['a', 'b', 'c'].map((id) => ({ id, ...icon, label: id })) }],
  ['accordion', {}],
  ['timeline', { timelineItems: [1, 2, 3].map((n) => ({ id: `i${n}`, index: n, year: `200${n}`, title: 'Raised' })) }],
  ['pricing', {}],
  ['card', {}],
  ['card', {}],
  ['copyright', {}],
  ['copyright', {}],
]

/** What says something by itself: text, lists, links, what opens, and pictures with what draws them. */
const semantic = /^(p|h[1-6]|ul|ol|li|a|b|strong|em|br|blockquote|summary|details|img|svg|use|path)$/

test('forty static blocks bring no script, few elements and a small style sheet (GEN-008)', async () => {
  expect(blocks).toHaveLength(40)
  const nodes = Object.fromEntries([
    ['root', { type: 'wrapper', version: 1, props: {}, parent: null, children: ['section'] }],
    ['section', { type: 'section', version: 1, props: {}, parent: 'root', children: ['container'] }],
    [
      'container',
      {
        ...{ type: 'container', version: 1, props: {}, parent: 'section' },
        children: blocks.map((_, index) => `b${index}`),
      },
    ],
    ...blocks.map(([type, props], index) => [
      `b${index}`,
      { type, version: 1, props, parent: 'container', children: [] },
    ]),
  ])
  const owner = await host.signIn('owner')
  const fields = { title: 'Forty', slug: 'forty', excerpt: 'All of them.', status: 'published', showPageTitle: false }
  const made = await owner.post('/api/v1/admin/pages/', fields)
  const content = JSON.stringify({ rootNodeId: 'root', nodes })
  const saved = await owner.put('/api/v1/admin/page/updatecontent/', { id: made.json().page.id, content })
  expect(saved.statusCode, saved.body).toBe(200)

  const { body } = await host.visitor().get('/forty')
  expect(body.match(/class="b-b\d+ /g)).toHaveLength(40)
  expect(body).not.toMatch(/<script(?! type="application\/ld\+json")|<link rel="modulepreload"/)

  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const tags = Array.from(main.matchAll(/<([a-z][a-z0-9]*)[\s>]/g), (match) => match[1] ?? '')
  const others = tags.filter((tag) => !semantic.test(tag))
  expect(others.length / blocks.length).toBeLessThanOrEqual(1.25)

  const css = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
  expect(css).toContain('.block-pricing')
  expect(gzipSync(css).length).toBeLessThanOrEqual(14 * 1024)
})
