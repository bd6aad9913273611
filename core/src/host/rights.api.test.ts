// The table of routes is the table of rights: every route of the composition is walked, those of packages too.
import { blankContent } from '@ashlar/sdk'
import { roles } from '@ashlar/sdk/server'
import type { TestClient, TestRole } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUnsafe } from '../http/cross-site.ts'
import { type JsonSchema, schemasByName } from '../http/json-schema.ts'
import { Accounts } from '../platform/identity/account.service.ts'
import { Client } from '../testing/client.ts'
import { sampleOf } from '../testing/sample.ts'
import type { InMemoryHost } from '../testing/test-host.ts'
import { bodyOf, codeOf, nameOf, nowhere, send, walkedHost, walkedRoutes } from './rights.fixtures.ts'
import type { RouteRow } from './route-table.ts'
import { addressOf, stored, thingsOf } from './things.fixtures.ts'

const roleNames: readonly TestRole[] = ['customer', 'staff', 'editor', 'manager', 'administrator', 'owner', 'platform']

let host: InMemoryHost
let rows: readonly RouteRow[]
beforeAll(async () => {
  host = await walkedHost()
  rows = walkedRoutes(host)
})
afterAll(() => host.close())

test('A1: every route with who may call it, as reviewed', async () => {
  const table = host.routes().filter(({ owner }) => owner === '@ashlar/core')
  const lines = table.map((row) => `${row.method} ${row.url} ${row.access}${row.crossSite ? ' cross-site' : ''}`)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('fixtures/rights.txt')
})

describe('I1: every route × role × tenant', () => {
  test('what a role may not call is refused with 401 or 403, what it may is not', { timeout: 240_000 }, async () => {
    const things = await thingsOf(host, await host.signIn('owner'))
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
    const theirs = await thingsOf(host, ownerB)
    const before = await stored(host, ownerB)
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
    expect(await stored(host, ownerB)).toEqual(before)
    // The ids are real ones: their owner has what was refused.
    for (const row of rows.filter(({ method, url }) => method === 'GET' && /\/api\/v1\/admin\/page.*:id/.test(url))) {
      expect([nameOf(row), (await send(ownerB, row, addressOf(row, theirs))).statusCode]).toEqual([nameOf(row), 200])
    }
  })
})

describe("I1: an agency's person on the platform's own host (T3)", () => {
  const password = 'correct horse battery'
  let agent: TestClient
  beforeAll(async () => {
    const accounts = host.composition.resolve(Accounts)
    const agency = await accounts.createAgency({ name: 'Agency' })
    const person = { email: 'agent@example.com', password, displayName: 'Agent', roleId: roles.editor }
    const account = await accounts.create({ ...person, tenant: null, agency: agency.guid })
    await accounts.setMembership(account.guid, host.tenants.a.guid, roles.editor)
    agent = await signedIn('')
  })

  /** The session of a reply to a request of the platform's host. */
  async function signedIn(cookie: string, url = '/api/v1/auth/login/', body: object = {}): Promise<TestClient> {
    const platform = (session: string) => new Client(host.host, host.tenants.a, 'platform.localhost', session)
    const sent = { ...(cookie === '' && { email: 'agent@example.com', password }), ...body }
    const reply = await platform(cookie).post(url, sent)
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    return platform(String(reply.headers['set-cookie']).split(';')[0] ?? '')
  }

  test('who has chosen no tenant gets nothing of any', async () => {
    const faults: string[] = []
    // What the API offers is the same for everybody.
    const isOfNobody = (url: string) => url.startsWith('/api/v1/auth/') || url.startsWith('/api/docs')
    for (const row of rows.filter(({ access, url }) => access !== 'public' && !isOfNobody(url))) {
      const reply = await send(agent, row, nowhere(row), bodyOf(row) && {})
      // The admin's own document asks which modules there are: an empty list says nothing of anybody.
      const isEmpty = reply.statusCode === 200 && reply.json().results?.total === 0
      const isRefused = reply.statusCode >= 400 && reply.statusCode < 500
      if (!isRefused && !isEmpty) faults.push(`${nameOf(row)} → ${reply.statusCode} ${reply.body}`)
    }
    expect(faults).toEqual([])
  })

  test('who has chosen one gets that one with the membership, and no other', async () => {
    const chosen = await signedIn(agent.cookie, '/api/v1/auth/tenant/', { id: host.tenants.a.id })
    expect((await chosen.get('/api/v1/admin/pages/')).statusCode).toBe(200)
    expect((await chosen.get('/api/v1/admin/settings/')).statusCode).toBe(403)
    const theirs = await thingsOf(host, await host.signIn('owner', 'b'))
    expect((await chosen.get(`/api/v1/admin/pages/${theirs.page}/`)).statusCode).toBe(404)
    const refused = await chosen.post('/api/v1/auth/tenant/', { id: host.tenants.b.id })
    expect([403, 404]).toContain(refused.statusCode)
  })
})

/** A body that nothing is wrong with but whose thing it names. */
function meaningful(body: JsonSchema, id: number): object {
  const sample = { ...Object(sampleOf(body)) }
  if ('id' in sample) sample.id = id
  if ('content' in sample) sample.content = JSON.stringify(blankContent())
  return sample
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
