// Every route of core and of a package beside it, called by everybody who can be told apart.
import { roles } from '@ashlar/sdk/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Accounts } from '../platform/identity/account.service.ts'
import { Client } from '../testing/client.ts'
import type { InMemoryHost } from '../testing/test-host.ts'
import { corePlaces, countRoutes, rightsDifferences, walkForeignIds, walkRights } from '../testing/walk/index.ts'
import { idFor } from '../testing/walk/places.ts'
import { bodyOf, nameOf, nowhere, send, walkedRoutes } from '../testing/walk/routes.ts'
import { walkedHost, walkedRights } from './rights.fixtures.ts'

// Thousands of requests; a busy machine takes minutes for what a quiet one does in seconds.
const patience = 600_000

let host: InMemoryHost
beforeAll(async () => {
  host = await walkedHost()
})
afterAll(() => host?.close())

test('core has the routes of the reviewed table, no more and no less (A1)', () => {
  expect(rightsDifferences(host, walkedRights)).toEqual([])
})

test('each person and token gets the answer of the table from every route (I1)', { timeout: patience }, async () => {
  const places = await corePlaces(host, await host.signIn('owner'), 'Own')
  const { faults, routes, sent, read } = await walkRights(host, walkedRights, places)
  expect(faults).toEqual([])
  expect(routes).toBe(countRoutes(walkedRights))
  expect(sent).toBeGreaterThanOrEqual(15 * routes)
  expect(read).toBeGreaterThanOrEqual(100)
})

test('the owner of one website reaches nothing of another by its ids (I1)', { timeout: patience }, async () => {
  const { faults, routes, sent } = await walkForeignIds(host, corePlaces)
  expect(faults).toEqual([])
  expect(routes).toBeGreaterThanOrEqual(110)
  expect(sent).toBeGreaterThanOrEqual(187)
})

describe("an agency's person on the platform's own host (T3, I1)", () => {
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
    for (const row of walkedRoutes(host).filter(({ access, url }) => access !== 'public' && !isOfNobody(url))) {
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
    const theirs = await corePlaces(host, await host.signIn('owner', 'b'), 'Theirs')
    const page = idFor(theirs, '/api/v1/admin/pages/', 'id')
    expect((await chosen.get(`/api/v1/admin/pages/${page}/`)).statusCode).toBe(404)
    const refused = await chosen.post('/api/v1/auth/tenant/', { id: host.tenants.b.id })
    expect([403, 404]).toContain(refused.statusCode)
  })
})
