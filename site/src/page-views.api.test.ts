import { defineBlock, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineServer, type PageView, provide, SiteVisits } from '@ashlar/sdk/server'
import { defineSite, load, sitePage } from '@ashlar/sdk/site'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { site } from './index.ts'
import { contentOf, sampleBlocks, sampleModule } from './testing/sample-package.tsx'

const views: PageView[] = []
class Visits implements SiteVisits {
  count(view: PageView): void {
    if (view.path === '/fails') throw new Error('The counter is broken.')
    views.push(view)
  }
}
const visits = defineModule({ id: 'visits_stub', title: 'Visits' })
const tally = defineBlock({
  ...{ type: 'visits_stub/tally', title: 'Tally', icon: 'hash', category: 'content' },
  schema: Type.Object({}),
  nesting: { in: ['container', 'section'] },
})
/** What the block of the module's page shows cannot be had. */
let isClosed = false
const counter = {
  name: '@acme/visits',
  root: { visits, tally },
  renderer: defineBlockRenderer(tally, () => null),
  server: defineServer(visits, { services: [provide(SiteVisits, Visits)] }),
  site: defineSite({
    loads: [
      load(tally, [], async () => {
        if (isClosed) throw new Error('Nobody counts.')
        return { data: null, tags: [] }
      }),
    ],
    pages: [
      sitePage({
        ...{ path: '/tally', deps: [] },
        find: async () => ({ title: 'Tally', data: null, content: JSON.parse(contentOf({ type: tally.type })) }),
      }),
      sitePage({
        ...{ path: '/receipts/:secret', personal: true, deps: [] },
        find: async () => ({ title: 'Receipt', data: null }),
        component: () => null,
      }),
    ],
  }),
}

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [sampleBlocks, sampleModule, counter], surfaces: [site] })
  owner = await host.signIn('owner')
  for (const slug of ['about', 'fails']) {
    const { page } = (await owner.post('/api/v1/admin/pages/', { title: slug, slug, status: 'published' })).json()
    await owner.put('/api/v1/admin/page/updatecontent/', { id: page.id, content: contentOf() })
  }
  await owner.post('/api/v1/admin/pages/', { title: 'Draft', slug: 'draft', status: 'draft' })
})
afterAll(() => host?.close())
beforeEach(() => {
  views.length = 0
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const opened = { 'sec-fetch-dest': 'document', 'user-agent': browser }

test('every view in a browser is told, of pages that are made and of those that are kept', async () => {
  for (const _ of ['made', 'kept', 'kept']) await host.visitor().inject({ url: '/about?utm=1', headers: opened })
  expect(views.map(({ path, referrer, tenant }) => [path, referrer, tenant.guid])).toEqual(
    Array.from({ length: 3 }, () => ['/about', '', host.tenants.a.guid]),
  )
  const [first, second] = views
  expect(first?.mark('salt')).toBe(second?.mark('salt'))
  expect(first?.mark('salt')).not.toBe(first?.mark('pepper'))
  expect(JSON.stringify(first)).not.toContain('Mozilla')
})

test.each([
  ['a program that fetches pages', { 'user-agent': browser }],
  ['a frame', { ...opened, 'sec-fetch-dest': 'iframe' }],
  ['a page that is fetched in advance', { ...opened, 'sec-purpose': 'prefetch;prerender' }],
  ['an old browser that fetches in advance', { ...opened, purpose: 'prefetch' }],
  ['a search engine', { ...opened, 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
  ['nobody knows what', { 'sec-fetch-dest': 'document', 'user-agent': '' }],
])('%s is not counted', async (_, headers) => {
  await host.visitor().inject({ url: '/about', headers })
  await host.visitor().inject({ url: '/about', headers })
  expect(views).toEqual([])
})

test('neither are heads of pages, addresses without a page, and people who work on the website', async () => {
  await host.visitor().inject({ method: 'HEAD', url: '/about', headers: opened })
  expect((await host.visitor().inject({ url: '/nowhere', headers: opened })).statusCode).toBe(404)
  expect((await host.visitor().inject({ url: '/draft', headers: opened })).statusCode).toBe(404)
  expect((await owner.inject({ url: '/about', headers: opened })).statusCode).toBe(200)
  expect(views).toEqual([])
})

test('a page that could not be shown as a whole is not counted', async () => {
  isClosed = true
  expect((await host.visitor().inject({ url: '/tally', headers: opened })).statusCode).toBe(503)
  expect(views).toEqual([])
  isClosed = false
  expect((await host.visitor().inject({ url: '/tally', headers: opened })).statusCode).toBe(200)
  expect(views.map(({ path }) => path)).toEqual(['/tally'])
})

test('the page that led here is told by its host alone, and one of this website not at all', async () => {
  const { origin } = host.tenants.a
  const from = async (referer: string) => {
    await host.visitor().inject({ url: '/about', headers: { ...opened, referer } })
    return views.at(-1)?.referrer
  }
  expect(await from('https://search.example/find?q=secret')).toBe('search.example')
  expect(await from(`${origin}/contact`)).toBeNull()
  expect(await from('http://localhost/contact')).toBeNull()
  expect(await from('android-app')).toBe('')
})

test('a counter that fails costs the visitor nothing', async () => {
  for (const _ of ['made', 'kept']) {
    expect((await host.visitor().inject({ url: '/fails', headers: opened })).statusCode).toBe(200)
  }
})

test('customers are visitors', async () => {
  const customer = await host.signIn('customer')
  await customer.inject({ url: '/about', headers: opened })
  expect(views.map(({ path }) => path)).toEqual(['/about'])
})

test('the address of a page that is made for one person is told by its pattern, since it may be a secret', async () => {
  expect((await host.visitor().inject({ url: '/receipts/a1b2c3', headers: opened })).statusCode).toBe(200)
  expect(views.map(({ path }) => path)).toEqual(['/receipts/:secret'])
})
