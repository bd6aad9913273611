// Redirects as visitors meet them: the package together with the site.
import {
  countsOf,
  type Flow,
  failEachCall,
  type InMemoryHost,
  inTurn,
  testHost,
  unanswered,
} from '@ashlar/core/testing'
import * as root from '@ashlar/plugin-redirects'
import server from '@ashlar/plugin-redirects/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { site } from '@ashlar/site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const pages = '/api/v1/admin/pages/'
const redirects = '/api/v1/admin/redirects/'

let host: InMemoryHost
let owner: TestClient
let visitor: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@ashlar/plugin-redirects', root, server }], surfaces: [site] })
  owner = await host.signIn('owner')
  visitor = host.visitor()
})
afterAll(() => host?.close())

describe('an address without a page', () => {
  test('leads on where somebody said so, with what was asked along; never kept by a browser for good', async () => {
    await owner.post(redirects, { source: '/spring', code: 302, target: '/summer' })
    await owner.post(redirects, { source: '/closed', code: 410 })
    const led = await visitor.get('/spring/?utm_source=mail')
    expect([led.statusCode, led.headers.location]).toEqual([302, '/summer?utm_source=mail'])
    expect(led.headers['cache-control']).toBe('no-cache')
    expect((await visitor.get('/closed')).statusCode).toBe(410)
    expect((await host.visitor('b').get('/spring')).statusCode).toBe(404)
  })

  test('after a page has moved, the old one leads to the new one at once, kept pages or not', async () => {
    const { id } = (await owner.post(pages, { title: 'Moving', slug: 'moving', status: 'published' })).json().page
    expect((await visitor.get('/moving')).statusCode).toBe(200)
    await owner.put(pages, { id, slug: 'moved' })
    const old = await visitor.get('/moving')
    expect([old.statusCode, old.headers.location]).toEqual([301, '/moved'])
    expect((await visitor.get('/moved')).statusCode).toBe(200)
  })
})

const flows: Readonly<Record<string, Flow>> = {
  'moving a page that is published': async (name) => {
    const made = await owner.post(pages, { title: name, slug: `before-${name}`, status: 'published' })
    const { id, revision } = made.json().page
    return {
      send: () => owner.put(pages, { id, slug: `after-${name}`, revision }),
      effect: () =>
        countsOf({
          pages: host.sql`select 1 from core.page where id = ${id} and slug = ${`after-${name}`}`,
          redirects: host.sql`select 1 from redirects.page_redirect where source = ${`/before-${name}`}`,
        }),
    }
  },
  'deleting redirects': async (name) => {
    const like = `/from-${name}-%`
    const rows = await host.sql<{ id: number }>`
      insert into redirects.page_redirect (tenant_id, source, target, code)
      select ${owner.tenant.guid}::uuid, ${`/from-${name}-`} || n, '/to', 301 from generate_series(1, 5) n returning id`
    return {
      send: () => keyed(`${redirects}bulk-delete/`, name, { ids: rows.map(({ id }) => Number(id)) }),
      effect: async () => {
        const { length } = await host.sql`select 1 from redirects.page_redirect where source like ${like}`
        if (length === 5) return 'none'
        return length === 0 ? 'done' : `${length} of 5 are left`
      },
    }
  },
}

const keyed = (url: string, key: string, payload: object) =>
  owner.inject({
    ...{ method: 'POST', url, payload },
    headers: { 'idempotency-key': key, 'sec-fetch-site': 'same-origin' },
  })

test.each(Object.keys(flows))(
  'F3: %s with any one of its first 20 calls to the database failing is done once or not at all',
  async (name) => {
    const flow = flows[name]
    if (flow === undefined) throw new Error(name)
    const { faults, points } = await failEachCall(host, flow, { most: 20, kinds: inTurn })
    expect(faults).toEqual([])
    expect(points).toBeGreaterThan(2)
    const commits = await failEachCall(host, flow, { most: 20, kinds: unanswered, counted: /^commit$/ })
    expect(commits.faults).toEqual([])
    expect(commits.points).toBeGreaterThan(0)
  },
)
