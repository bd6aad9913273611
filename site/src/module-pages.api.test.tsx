// Public pages of a module that somebody else wrote: blocks, data for search engines, persons, old addresses.
import { setTimeout as wait } from 'node:timers/promises'
import { type Content, defineBlock, defineModule } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, type PageSubject } from '@ashlar/sdk/renderer'
import { Database, encodeContent } from '@ashlar/sdk/server'
import { defineSite, load, movedTo, type PageComponentProps, sitemap, sitePage } from '@ashlar/sdk/site'
import { type TestClient, type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks } from './testing/sample-package.tsx'

const guide = defineModule({ id: 'guide', title: 'Guide' })
const place = defineBlock({
  ...{ type: 'guide/place', title: 'Place', icon: 'map-pin', category: 'content' },
  schema: Type.Object({ lead: Type.String({ default: 'See' }) }),
  nesting: { in: ['container', 'section'] },
})
const seen: { subject?: PageSubject | undefined; seesDrafts: boolean; query: object }[] = []
const found: object[] = []
const Place = ({ props, root, data, view }: BlockComponentProps<typeof place, { readonly name: string }>) => (
  <p {...root}>
    {props.lead} {data.name} ({view.page.subject?.kind})
  </p>
)
const words = { en: 'Day', de: 'Tag' }

/** 25,000 of them, in the order of their numbers. */
const stops = (after: string | null, limit: number) => {
  const from = after === null ? 1 : Number(after.split('/').at(-1)) + 1
  const length = Math.max(0, Math.min(limit, 25_000 - from + 1))
  return Array.from({ length }, (_, at) => ({ path: `/guide/stops/${from + at}`, changed: new Date(0) }))
}
let isLong = false
/** One of the places cannot be had. */
let isClosed = false
/** How long data take, in milliseconds. */
let delay = 0
let reads: number[] = []

const guidePackage: TestPackage = {
  name: '@acme/guide',
  root: { guide, place },
  renderer: defineBlockRenderer<typeof place, { readonly name: string }>(place, Place),
  css: '@layer blocks { .block-guide-place { color: var(--fg) } }',
  site: defineSite({
    loads: [
      load(
        place,
        [],
        async (_, { page: { subject }, seesDrafts, query }) => {
          seen.push({ subject, seesDrafts, query })
          await wait(delay)
          if (subject?.id === 'closed' && isClosed) throw new Error('The map is being drawn.')
          return { data: { name: `place ${subject?.id ?? 'nowhere'}` }, tags: [`place:${subject?.id}`] }
        },
        { query: ['sort'] },
      ),
    ],
    pages: [
      sitePage({
        path: '/guide/places/:id',
        deps: [Database],
        find: async ({ params: { id = '' }, seesDrafts, origin }, database) => {
          if (id === 'old') return movedTo('/guide/places/7')
          if (id === 'away') return movedTo('//evil.example')
          if (id === 'draft' && !seesDrafts) return null
          await database.tenant(async (tx) => tx.sql`select 1`)
          return {
            ...{ data: null, title: `Place ${id}`, subject: { kind: 'guide.place', id } },
            content: JSON.parse(
              contentOf(
                { type: 'text', props: { text: 'Before', heading: true } },
                { type: place.type },
                ...(id.endsWith('beside') ? [{ type: 'wall/poster' }] : []),
              ),
            ),
            jsonLd: [
              { '@type': 'Place', name: '</script><script>alert(1)</script>', url: `${origin}/guide/places/${id}` },
            ],
            canonical: '/guide/places/7',
            alternates: [{ language: 'de', path: '/de/orte/7' }],
          }
        },
      }),
      sitePage({
        path: '/guide/own/:template',
        deps: [],
        find: async ({ params: { template = '' } }) => ({
          ...{ data: null, title: 'Redesigned', subject: { kind: 'guide.place', id: '3' }, template: Number(template) },
          content: JSON.parse(contentOf({ type: 'text', props: { text: 'As the module made it' } })),
        }),
      }),
      sitePage({
        path: '/guide/day',
        deps: [],
        find: async ({ language }) => ({
          ...{ title: 'Day', data: words[language === 'de' ? 'de' : 'en'], tags: ['day'] },
          content: JSON.parse(contentOf({ type: 'text', props: { text: 'Inside' } })),
        }),
        component: ({ data, content }: PageComponentProps<string>) => (
          <article>
            <h1>{data}</h1>
            {content}
          </article>
        ),
      }),
      sitePage({
        ...{ path: '/guide/mine', personal: true, deps: [] },
        find: async ({ visitor }) => ({ title: 'Mine', data: visitor?.account?.email ?? 'nobody' }),
        component: ({ data }) => <p>{data}</p>,
      }),
      sitePage({
        ...{ path: '/guide/all', deps: [] },
        find: async ({ visitor }) => {
          found.push({ visitor })
          return { title: 'All', data: visitor }
        },
        component: () => <p>for all</p>,
      }),
    ],
    sitemap: sitemap([], {
      count: async () => (isLong ? 25_000 : 3),
      page: async ({ after, limit }) => {
        reads.push(limit)
        return stops(after, limit)
      },
    }),
  }),
}

/** Posters besides the usual ones in the sitemap. */
let more = 0
let tears = false
const wall = defineModule({ id: 'wall', title: 'Wall' })
const poster = defineBlock({
  ...{ type: 'wall/poster', title: 'Poster', icon: 'image', category: 'content', plan: 'enterprise' },
  schema: Type.Object({}),
  nesting: { in: ['container', 'section'] },
})
const posters = async () => ({
  ...{ title: 'Posters', data: null },
  content: JSON.parse(contentOf({ type: 'text', props: { text: 'For all' } }, { type: poster.type })),
})

/** A module of which some needs a higher plan than the rest. */
const wallPackage: TestPackage = {
  name: '@acme/wall',
  root: { wall, poster },
  renderer: defineBlockRenderer(poster, ({ root }) => <p {...root}>Poster</p>),
  site: defineSite({
    loads: [
      load(poster, [], async () => {
        await wait(delay)
        if (tears) throw new Error('It is torn.')
        return { data: null, tags: [] }
      }),
    ],
    pages: [
      sitePage({ ...{ path: '/wall/premium/:day', plan: 'enterprise', deps: [] }, find: posters }),
      sitePage({ ...{ path: '/wall/posters', deps: [] }, find: posters }),
    ],
    sitemap: sitemap([], async () =>
      [
        ...['/wall/premium/today', '/wall/posters'],
        ...Array.from({ length: more }, (_, at) => `/wall/posters/${at + 1}`),
      ].map((path) => ({ path, changed: new Date(0) })),
    ),
  }),
}

let host: TestHost
let owner: TestClient
let visitor: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks, guidePackage, wallPackage], surfaces: [site] })
  owner = await host.signIn('owner')
  visitor = host.visitor()
})
afterAll(() => host?.close())
beforeEach(() => {
  seen.length = 0
  found.length = 0
  reads = []
  isLong = false
})

const main = (body: string) => /<main id="main">(.*)<\/main>/s.exec(body)?.[1] ?? ''

describe("a module's page", () => {
  test('is a tree of blocks with their loads and style sheets, which know what the page is about', async () => {
    const { statusCode, body } = await visitor.get('/guide/places/7?sort=name')
    expect(statusCode).toBe(200)
    expect(main(body)).toContain('<h1 class="b-n0 block-text">Before</h1>')
    expect(main(body)).toContain('See place 7 (guide.place)')
    expect(body).toMatch(/<style>.*\.block-guide-place\{/s)
    expect(seen).toEqual([{ subject: { kind: 'guide.place', id: '7' }, seesDrafts: false, query: { sort: 'name' } }])
    await visitor.get('/guide/places/7?sort=name')
    expect(seen).toHaveLength(1)
    await owner.inject({ method: 'GET', url: '/guide/places/7' })
    expect(seen[1]).toMatchObject({ seesDrafts: true })
  })

  test('has a canonical address, the page in other languages, and data for search engines that no text in it can leave', async () => {
    const { body } = await visitor.get('/guide/places/7')
    const { origin } = host.tenants.a
    expect(body).toContain(`<link rel="canonical" href="${origin}/guide/places/7">`)
    expect(body).toContain(`<link rel="alternate" hreflang="de" href="${origin}/de/orte/7">`)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(json)).toEqual({
      ...{ '@type': 'Place', name: '</script><script>alert(1)</script>', url: `${origin}/guide/places/7` },
    })
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  test('says that it lacks what it is about, under its title, and that search engines come again; it is not kept', async () => {
    isClosed = true
    const without = await visitor.get('/guide/places/closed')
    const { 'retry-after': seconds, 'cache-control': kept } = without.headers
    expect([without.statusCode, seconds, kept]).toEqual([503, '10', 'no-store'])
    expect(main(without.body)).toContain('Before')
    expect(main(without.body)).toContain('This page cannot be shown at the moment. Please try again in a few seconds.')
    expect(main(without.body)).toContain('<a class="button" href="/guide/places/closed">Try again</a>')
    isClosed = false
    const whole = await visitor.get('/guide/places/closed')
    expect([whole.statusCode, main(whole.body)]).toEqual([200, expect.stringContaining('See place closed')])
  })

  test('is shown without a block of another package that has no data', async () => {
    tears = true
    const { statusCode, body } = await visitor.get('/guide/places/beside')
    expect([statusCode, main(body)]).toEqual([200, expect.stringContaining('See place beside')])
    expect(main(body)).not.toContain('Poster')
    expect(main(body)).not.toContain('cannot be shown')
    expect((await visitor.get('/wall/posters')).statusCode).toBe(503)
    tears = false
    expect(main((await visitor.get('/guide/places/beside')).body)).toContain('Poster')
  })

  test('waits for what it is about, and leaves out what another package is as slow to bring', async () => {
    delay = 900
    const { statusCode, body } = await visitor.get('/guide/places/slow-beside')
    delay = 0
    expect([statusCode, main(body)]).toEqual([200, expect.stringContaining('See place slow-beside')])
    expect(main(body)).not.toContain('Poster')
    expect(main((await visitor.get('/guide/places/slow-beside')).body)).toContain('Poster')
  })

  test('shows a section template in the place of its own tree, with the subject for its blocks, as long as it is there', async () => {
    const node = (type: string, parent: string | null, children: string[], props = {}) => ({
      ...{ type, version: 1, props, parent, children },
    })
    const section: Content = {
      rootNodeId: 's',
      nodes: {
        s: node('section', null, ['p']),
        p: node(place.type, 's', [], { lead: 'Go to' }),
      },
    }
    const templates = '/api/v1/admin/page/component-template/'
    const made = await owner.post(templates, { componentName: 'Own', content: encodeContent(section) })
    const { id } = made.json().template
    const { body } = await visitor.get(`/guide/own/${id}`)
    expect(main(body)).toContain('Go to place 3 (guide.place)')
    expect(body).not.toContain('As the module made it')
    const changed = { ...section, nodes: { ...section.nodes, p: node(place.type, 's', [], { lead: 'Stay at' }) } }
    expect((await owner.put(`${templates}${id}/`, { content: encodeContent(changed) })).statusCode).toBe(200)
    expect(main((await visitor.get(`/guide/own/${id}`)).body)).toContain('Stay at place 3')
    expect((await owner.delete(`${templates}${id}/`)).statusCode).toBe(200)
    for (const none of [id, 0]) {
      expect(main((await visitor.get(`/guide/own/${none}`)).body), none).toContain('As the module made it')
    }
  })

  test('leads on from an old address, within the website alone', async () => {
    const moved = await visitor.get('/guide/places/old?utm_source=x')
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/guide/places/7?utm_source=x'])
    expect((await visitor.get('/guide/places/away')).statusCode).toBe(500)
  })

  test('shows what is not published to those who may see it, and keeps it for nobody', async () => {
    expect((await visitor.get('/guide/places/draft')).statusCode).toBe(404)
    expect((await owner.get('/guide/places/draft')).headers['cache-control']).toBe('no-store')
    expect((await visitor.get('/guide/places/draft')).statusCode).toBe(404)
  })

  test("stands in the website's language, with its blocks where its component puts them", async () => {
    const { body } = await visitor.get('/guide/day')
    expect(main(body)).toMatch(/^<article><h1>Day<\/h1><div.*Inside<\/p><\/section><\/div><\/article>$/s)
    await owner.put('/api/v1/admin/settings/', { language: 'de' })
    expect(main((await visitor.get('/guide/day')).body)).toContain('<h1>Tag</h1>')
    await owner.put('/api/v1/admin/settings/', { language: 'en' })
  })

  test('that is personal is made for whoever looks: kept by nobody, known to no search engine', async () => {
    const customer = await host.signIn('customer')
    const [hers, his] = [await customer.get('/guide/mine'), await visitor.get('/guide/mine')]
    expect(main(hers.body)).toMatch(/^<p>.+@.+<\/p>$/)
    expect(main(his.body)).toBe('<p>nobody</p>')
    for (const { headers, body } of [hers, his]) {
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('<meta name="robots" content="noindex">')
    }
    const both = await Promise.all([customer.get('/guide/mine'), visitor.get('/guide/mine')])
    expect(both.map(({ body }) => main(body))).toEqual([main(hers.body), '<p>nobody</p>'])
  })

  test('that is for all is not told who asks first', async () => {
    const customer = await host.signIn('customer')
    await customer.get('/guide/all')
    await owner.get('/guide/all')
    expect(found).toEqual([{ visitor: null }, { visitor: null }])
  })
})

test('issue 15: pages and blocks of a higher plan are not there on websites below it', async () => {
  const { guid, id } = host.tenants.b
  const other = host.visitor('b')
  expect((await other.get('/wall/premium/today')).statusCode).toBe(200)
  expect(main((await other.get('/wall/posters')).body)).toContain('Poster')
  expect((await other.get('/sitemap.xml')).body).toContain('/wall/premium/today')
  const platform = await host.signIn('platform')
  expect((await platform.put(`/api/v1/admin/tenants/${id}/`, { plan: 'standard' })).statusCode).toBe(200)
  expect(await host.sql`select plan from core.tenant where guid = ${guid}`).toEqual([{ plan: 'standard' }])

  expect((await other.get('/wall/premium/today')).statusCode).toBe(404)
  expect((await other.get('/sitemap.xml')).body).not.toContain('/wall/premium/today')
  const below = main((await other.get('/wall/posters')).body)
  expect(below).toContain('For all')
  expect(below).not.toContain('Poster')
  const boss = await host.signIn('owner', 'b')
  const rows: { type: string; failure: string }[] = (await boss.get('/api/v1/admin/blocks/')).json().results.rows
  expect(rows.find(({ type }) => type === poster.type)?.failure).toBe(
    'The block “Poster” requires the plan “enterprise”.',
  )
})

describe('the sitemap of a module with many addresses', () => {
  const paths = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)

  test('is one file as long as they are few', async () => {
    const { body } = await visitor.get('/sitemap.xml')
    expect(paths(body)).toEqual(expect.arrayContaining(['/guide/stops/1', '/guide/stops/2', '/guide/stops/3']))
    expect(body).toContain('<urlset')
  })

  test('comes in parts, each of which is read for itself', async () => {
    isLong = true
    const { body } = await visitor.get('/sitemap.xml')
    expect(paths(body)).toEqual([
      '/sitemap-pages-1.xml',
      ...['/sitemap-guide-1.xml', '/sitemap-guide-2.xml', '/sitemap-guide-3.xml'],
    ])
    expect(reads).toEqual([])
    const part = async (path: string) => paths((await visitor.get(path)).body)
    const last = await part('/sitemap-guide-3.xml')
    expect([last.length, last[0], last.at(-1)]).toEqual([5_000, '/guide/stops/20001', '/guide/stops/25000'])
    expect(reads).toEqual([10_000, 10_000, 10_000])
    const second = await part('/sitemap-guide-2.xml')
    expect([second.length, second[0]]).toEqual([10_000, '/guide/stops/10001'])
    expect(reads).toHaveLength(4)
    for (const path of [
      '/sitemap-guide-4.xml',
      '/sitemap-guide-0.xml',
      '/sitemap-other-1.xml',
      '/sitemap-pages-2.xml',
    ]) {
      expect((await visitor.get(path)).statusCode, path).toBe(404)
    }
  })

  test('has further files of pages beyond 50,000 addresses', async () => {
    isLong = false
    more = 50_100
    const { body } = await visitor.get('/sitemap.xml')
    expect(paths(body)).toEqual(['/sitemap-pages-1.xml', '/sitemap-pages-2.xml', '/sitemap-guide-1.xml'])
    const files = await Promise.all(paths(body).map(async (path) => paths((await visitor.get(path)).body)))
    expect(files[0]).toHaveLength(50_000)
    expect(files[1]?.at(-1)).toBe('/wall/posters/50100')
    expect(files[2]?.slice(0, 3)).toEqual(['/guide/stops/1', '/guide/stops/2', '/guide/stops/3'])
    expect(new Set(files.flat()).size).toBe(files.flat().length)
    expect((await visitor.get('/sitemap-pages-3.xml')).statusCode).toBe(404)
    more = 0
  })
})
