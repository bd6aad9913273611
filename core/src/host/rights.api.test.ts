// The table of routes is the table of rights: every route of the composition is walked, those of packages too.
import { blankContent, defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer } from '@ashlar/sdk/server'
import type { TestClient, TestReply, TestRole, TestRoute } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUnsafe } from '../http/cross-site.ts'
import { isSchema, type JsonSchema, schemasByName } from '../http/json-schema.ts'
import { fixturePackage } from '../platform/pages/content.fixtures.ts'
import { hostileBodies, hostileParams, hostileQueries } from '../testing/hostile.ts'
import { sampleOf } from '../testing/sample.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import type { RouteRow } from './route-table.ts'

/** A package with one route of each kind, to see that packages are walked like core. */
const extra = defineModule({ id: 'extra', title: 'Extra', permissions: { extras: 'Extras' } })
const extraRoutes = defineRoutes([], (app) => {
  const schema = { body: Type.Object({ title: Type.String({ maxLength: 10 }) }) }
  const reply = async () => ({ success: true })
  for (const access of ['public', 'signed-in', 'staff', 'platform', 'extras.can_edit'] as const) {
    app.post(`/api/v1/extra/${access}/`, { config: { access }, schema }, reply)
    app.get(`/api/v1/extra/${access}/`, { config: { access } }, reply)
  }
})
const packages = [
  fixturePackage,
  { name: '@acme/extra', root: { extra }, server: defineServer(extra, { routes: [extraRoutes] }) },
]

const roleNames: readonly TestRole[] = ['customer', 'staff', 'editor', 'manager', 'administrator', 'owner', 'platform']

let host: InMemoryHost
let rows: readonly RouteRow[]
beforeAll(async () => {
  host = await testHost({ packages })
  rows = host.routes().filter(({ method, url }) => method !== 'HEAD' && url !== '/api/v1/admin/events/')
})
afterAll(() => host.close())

const nameOf = ({ method, url }: TestRoute) => `${method} ${url}`
const bodyOf = ({ schema }: RouteRow) => (isSchema(schema?.body) ? schema.body : undefined)
const codeOf = (reply: TestReply): unknown =>
  String(reply.headers['content-type']).includes('json') ? reply.json().code : undefined

/** As a page of the same host would send it. */
function send(client: TestClient, { method }: TestRoute, url: string, payload?: object): Promise<TestReply> {
  const headers = isUnsafe(method) ? { 'sec-fetch-site': 'same-origin' } : {}
  return client.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
}

/** An address that leads nowhere. */
const nowhere = ({ url }: TestRoute) =>
  url.replace(':guid', '00000000-0000-4000-8000-000000000000').replace(/:[a-zA-Z]+|\*/g, '2000000000')

/** Real things of one tenant, made through the API. */
interface Things {
  readonly page: number
  readonly revision: number
  readonly template: number
  readonly token: string
  readonly session: string
  readonly media: number
  readonly tenant: number
}

async function thingsOf(owner: TestClient): Promise<Things> {
  const made = async (reply: Promise<TestReply>) => {
    const { statusCode, body } = await reply
    expect([Math.floor(statusCode / 100), body]).toEqual([2, expect.any(String)])
    return JSON.parse(body)
  }
  const { page } = await made(owner.post('/api/v1/admin/pages/', { title: 'Secret page' }))
  await made(owner.put('/api/v1/admin/page/updatecontent/', { id: page.id, content: null }))
  await made(owner.put(`/api/v1/admin/page/draft/${page.id}/`, { content: null, contentRevision: 0 }))
  const revisions = await made(owner.get(`/api/v1/admin/page/revisions/${page.id}/`))
  const { template } = await made(owner.post('/api/v1/admin/page/component-template/', { componentName: 'Secret' }))
  const token = await made(owner.post('/api/v1/admin/tokens/', { name: 'Secret token', scopes: ['pages.can_view'] }))
  const sessions = await made(owner.get('/api/v1/auth/sessions/'))
  const { guid, id: tenant } = owner.tenant
  const [media] = await host.sql<{ id: string }>`insert into core.media
    (tenant_id, file_name, storage_name, mime_type, kind, size, sha256)
    values (${guid}, 'secret.png', 'x', 'image/png', 'image', 1, ${'0'.repeat(64)}) returning id`
  return {
    ...{ page: page.id, template: template.id, tenant, media: Number(media?.id) },
    revision: revisions.results.rows[0].id,
    token: token.apiToken.guid,
    session: sessions.results.rows[0].guid,
  }
}

/** Where each address finds its ids: one of these must fit every route with a parameter. */
const idsIn: readonly (readonly [RegExp, (things: Things) => readonly [param: string, value: string | number][]])[] = [
  [/^\/api\/v1\/admin\/tenants\/:id\//, ({ tenant }) => [[':id', tenant]]],
  [/^\/api\/v1\/admin\/tokens\/:guid\//, ({ token }) => [[':guid', token]]],
  [/^\/api\/v1\/auth\/sessions\/:guid\//, ({ session }) => [[':guid', session]]],
  [/^\/api\/v1\/admin\/page\/component-template\/:id/, ({ template }) => [[':id', template]]],
  [
    /^\/api\/v1\/admin\/page\/(draft|revisions)\/:id\//,
    ({ page, revision }) => [
      [':id', page],
      [':revisionId', revision],
    ],
  ],
  [/^\/api\/v1\/admin\/pages\/:id\//, ({ page }) => [[':id', page]]],
  [
    /^\/media\/:id\/:file/,
    ({ media }) => [
      [':id', media],
      [':file', 'secret.png'],
    ],
  ],
  [/^\/_ashlar\/packages\/\*$/, () => [['*', '@acme/extra/1.0.0/package.json']]],
]

function addressOf(row: TestRoute, things: Things): string {
  const ids = idsIn.find(([pattern]) => pattern.test(row.url))?.[1](things) ?? []
  const url = ids.reduce((made, [param, value]) => made.replace(param, String(value)), row.url)
  if (/[:*]/.test(url)) throw new Error(`${nameOf(row)}: say in this test where the ids of its parameters come from.`)
  return url
}

test('A1: every route with who may call it, as reviewed', async () => {
  const table = host.routes().filter(({ owner }) => owner === '@ashlar/core')
  const lines = table.map((row) => `${row.method} ${row.url} ${row.access}${row.crossSite ? ' cross-site' : ''}`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('fixtures/rights.txt')
})

describe('I1: every route × role × tenant', () => {
  test('what a role may not call is refused with 401 or 403, what it may is not', { timeout: 60_000 }, async () => {
    const things = await thingsOf(await host.signIn('owner'))
    const faults: string[] = []
    for (const role of ['visitor', ...roleNames] as const) {
      const client = role === 'visitor' ? host.visitor() : await host.signIn(role)
      const may = await mayOf(role, client)
      for (const row of rows) {
        if (role !== 'visitor' && row.access === 'public' && isUnsafe(row.method)) continue
        const isAllowed = may(row.access)
        // What is refused is asked of the real thing; what is allowed, of nothing, so that the walk changes nothing.
        const url = isAllowed ? nowhere(row) : addressOf(row, things)
        const reply = await send(client, row, url, bodyOf(row) && { notAField: true })
        const expected = role === 'visitor' ? 'NOT_SIGNED_IN' : 'FORBIDDEN'
        const isRefused = codeOf(reply) === 'NOT_SIGNED_IN' || codeOf(reply) === 'FORBIDDEN'
        if (isAllowed ? isRefused : codeOf(reply) !== expected)
          faults.push(`${role}: ${nameOf(row)} → ${reply.statusCode}`)
        if (reply.statusCode >= 500) faults.push(`${role}: ${nameOf(row)} → ${reply.statusCode} ${reply.body}`)
      }
    }
    expect(faults).toEqual([])
    expect(rows.length).toBeGreaterThan(40)
  })

  test("a session of one tenant is nobody's in another", async () => {
    const owner = await host.signIn('owner', 'b')
    const faults: string[] = []
    for (const row of rows.filter(({ access }) => access !== 'public')) {
      const headers = { cookie: owner.cookie, 'sec-fetch-site': 'same-origin' }
      const payload = bodyOf(row) ? { payload: {} } : {}
      const reply = await host.visitor('a').inject({ method: row.method, url: nowhere(row), headers, ...payload })
      if (reply.statusCode !== 401) faults.push(`${nameOf(row)} → ${reply.statusCode}`)
    }
    expect(faults).toEqual([])
  })

  test("with another tenant's ids, in the path or the body: 404, and nothing of it is seen or changed", async () => {
    const [ownerA, ownerB] = [await host.signIn('owner', 'a'), await host.signIn('owner', 'b')]
    const theirs = await thingsOf(ownerB)
    const before = await stored(ownerB)
    const faults: string[] = []
    let walked = 0
    for (const row of rows) {
      const body = bodyOf(row)
      const isById = /[:*]/.test(row.url) || schemasByName(body?.properties).some(([name]) => name === 'id')
      if (!isById || row.access === 'platform' || row.url === '/api/v1/auth/tenant/') continue
      const id = row.url.includes('component-template') ? theirs.template : theirs.page
      const reply = await send(ownerA, row, addressOf(row, theirs), body && meaningful(body, id))
      walked++
      if (reply.statusCode !== 404 && codeOf(reply) !== 'NOT_ALLOWED')
        faults.push(`${nameOf(row)} → ${reply.statusCode} ${reply.body}`)
      if (/secret/i.test(reply.body)) faults.push(`${nameOf(row)} tells: ${reply.body}`)
    }
    expect(faults).toEqual([])
    expect(walked).toBeGreaterThan(12)
    expect(await stored(ownerB)).toEqual(before)
    // The ids are real ones: their owner has what was refused.
    for (const row of rows.filter(({ method, url }) => method === 'GET' && /\/api\/v1\/admin\/page.*:id/.test(url))) {
      expect([nameOf(row), (await send(ownerB, row, addressOf(row, theirs))).statusCode]).toEqual([nameOf(row), 200])
    }
  })
})

/** A body that nothing is wrong with but whose thing it names. */
function meaningful(body: JsonSchema, id: number): object {
  const sample = { ...Object(sampleOf(body)) }
  if ('id' in sample) sample.id = id
  if ('content' in sample) sample.content = JSON.stringify(blankContent())
  return sample
}

/** Rows of a tenant in every table, counted past all policies, and the fields that a stranger would like to change. */
async function stored({ tenant }: TestClient): Promise<unknown> {
  const { guid } = tenant
  return [
    await host.sql`select id, title, status, revision from core.page where tenant_id = ${guid} order by id`,
    await host.sql`select * from core.page_content where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.page_draft where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.page_revision where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select * from core.component_template where tenant_id = ${guid} order by 1, 2`,
    await host.sql`select count(*) from core.api_token`,
    await host.sql`select count(*) from core.session`,
    await host.sql`select * from core.media where tenant_id = ${guid} order by 1, 2`,
  ]
}

/** What the declared access means for a role, said here a second time. */
async function mayOf(role: TestRole | 'visitor', client: TestClient): Promise<(access: string) => boolean> {
  const { permissions } = role === 'visitor' ? { permissions: {} } : (await client.get('/api/v1/auth/me/')).json()
  return (access) => {
    if (access === 'public') return true
    if (role === 'visitor') return false
    if (access === 'signed-in') return true
    if (access === 'staff') return role !== 'customer'
    if (access === 'platform') return role === 'platform'
    const [area = '', action = ''] = access.split('.')
    return permissions[area]?.[action] === true
  }
}

describe('A2: requests that another site made a browser send', () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'text/plain', origin: 'https://evil.test' },
  ]

  test('none is accepted by any unsafe route, with or without the closing slash', async () => {
    const owner = await host.signIn('platform')
    const faults: string[] = []
    for (const row of rows.filter(({ method, crossSite }) => isUnsafe(method) && !crossSite)) {
      for (const url of [nowhere(row), nowhere(row).replace(/\/$/, '')]) {
        for (const headers of foreign) {
          const payload = headers['content-type'] === undefined ? '{}' : 'a=b'
          const sent = { 'content-type': 'application/json', ...headers }
          const reply = await owner.inject({ method: row.method, url, headers: sent, payload })
          if (codeOf(reply) !== 'CROSS_SITE')
            faults.push(`${row.method} ${url} ${JSON.stringify(headers)} → ${reply.statusCode}`)
        }
      }
    }
    expect(faults).toEqual([])
  })

  test('bodies other than JSON are refused from the same site too; a method is never overridden', async () => {
    const owner = await host.signIn('owner')
    const faults: string[] = []
    for (const row of rows.filter((each) => bodyOf(each) !== undefined)) {
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
        const reply = await owner.inject({ method: row.method, url: nowhere(row), headers, payload: 'a=b' })
        if (reply.statusCode !== 415 && reply.statusCode !== 403)
          faults.push(`${nameOf(row)} ${type} → ${reply.statusCode}`)
      }
    }
    expect(faults).toEqual([])
    const headers = { 'x-http-method-override': 'DELETE', 'sec-fetch-site': 'same-origin' }
    const { page } = (await owner.post('/api/v1/admin/pages/', { title: 'Stays' })).json()
    const overridden = await owner.inject({ method: 'POST', url: `/api/v1/admin/pages/${page.id}/`, headers })
    expect(overridden.statusCode).toBe(405)
  })
})

test('A3: a field that the schema does not name is 400 and named, in every body', async () => {
  const names = ['role_id', 'tenantId', 'tenant_id', 'guid', 'isPlatformAdministrator', 'created_at', 'notAField']
  const client = await host.signIn('platform')
  const faults: string[] = []
  for (const row of rows) {
    const body = bodyOf(row)
    if (body === undefined) continue
    const known = schemasByName(body.properties).map(([name]) => name)
    for (const name of names.filter((each) => !known.includes(each))) {
      const reply = await send(client, row, nowhere(row), { ...(sampleOf(body) as object), [name]: 1 })
      const { code, error } = reply.json()
      if (reply.statusCode !== 400 || code !== 'UNKNOWN_FIELD' || !error.includes(`"${name}"`)) {
        faults.push(`${nameOf(row)} + ${name} → ${reply.statusCode} ${reply.body}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('Z4: no hostile payload makes any route fail: 0 × 5xx, no word of the inside', { timeout: 120_000 }, async () => {
  const client = await host.signIn('platform')
  const faults: string[] = []
  let sent = 0
  const check = async (row: TestRoute, url: string, payload?: unknown) => {
    if (row.url === '/api/v1/auth/logout/') return
    const json = payload === undefined ? {} : { payload: JSON.stringify(payload) ?? 'null' }
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...('payload' in json && { 'content-type': 'application/json' }),
    }
    const reply = await client.inject({ method: row.method, url, headers, ...json })
    sent++
    const isInside = /node_modules|at async|select .* from|syntax error|core\.[a-z]+_|violates/i.test(reply.body)
    if (reply.statusCode >= 500 || isInside) {
      faults.push(
        `${row.method} ${url} ${JSON.stringify(payload)?.slice(0, 200)} → ${reply.statusCode} ${reply.body.slice(0, 300)}`,
      )
    }
  }
  for (const row of rows) {
    const query = row.schema?.querystring
    for (const param of /[:*]/.test(row.url) ? hostileParams : [])
      await check(row, row.url.replace(/:[a-zA-Z]+|\*/g, param))
    for (const text of isSchema(query) ? hostileQueries(query) : []) await check(row, `${nowhere(row)}?${text}`)
    const body = bodyOf(row)
    for (const payload of body === undefined ? [] : hostileBodies(body)) await check(row, nowhere(row), payload)
  }
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThan(1000)
})
