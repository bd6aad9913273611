// What an API token may call, held against a reviewed table that the declared access never changes.
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUnsafe } from '../http/cross-site.ts'
import { sampleOf } from '../testing/sample.ts'
import type { InMemoryHost } from '../testing/test-host.ts'
import { bodyOf, codeOf, nameOf, nowhere } from '../testing/walk/routes.ts'
import { walkedHost } from './rights.fixtures.ts'
import type { ListedRoute } from './route-table.ts'

/**
 * A permission lets tokens of that scope pass; of two, a token of one scope has too few. `people`: no token passes;
 * `any`: every token passes; `anybody`: passes without signing in.
 */
const table: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('fixtures/token-rights.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [method, url, needs = ''] = line.split(' ')
      return [`${method} ${url}`, needs]
    }),
)

let host: InMemoryHost
let owner: TestClient
let rows: readonly ListedRoute[]
beforeAll(async () => {
  host = await walkedHost()
  owner = await host.signIn('platform')
  rows = host.routes().filter((row) => row.method !== 'HEAD' && ['@ashlar/core', '@acme/extra'].includes(row.owner))
})
afterAll(() => host.close())

async function tokenOf(scope: string): Promise<string> {
  const reply = await owner.post('/api/v1/admin/api-tokens/', { name: scope, scopes: [scope] })
  expect([reply.statusCode, scope]).toEqual([201, scope])
  return reply.json().token
}

const isScope = (needs: string) => /^[a-z_]+\.can_[a-z]+$/.test(needs)

/** Own website, other things that are not there, and as little as the body's schema takes. */
function send(row: ListedRoute, token: string): Promise<TestReply> {
  const own = row.url.replace('/tenants/:id/', `/tenants/${host.tenants.a.id}/`).replace(':archive', ':guid')
  const url = nowhere({ ...row, url: own })
  const body = bodyOf(row)
  const payload = body === undefined ? undefined : row.url.endsWith('/modules/') ? sampleOf(body) : { notAField: true }
  const { method } = row
  const headers = { authorization: `Bearer ${token}` }
  return host.visitor().inject({ method, url, headers, ...(payload !== undefined && { payload: Object(payload) }) })
}

describe('API tokens', () => {
  test('the table of what they may call names every route, and no other', () => {
    expect(rows.map(nameOf).sort()).toEqual([...table.keys()].sort())
    expect(rows.length).toBeGreaterThan(170)
  })

  test('a token of one scope is refused by every route but those of its scope (T15)', {
    timeout: 480_000,
  }, async () => {
    const scopes = [...new Set([...table.values()].flatMap((needs) => needs.split(',')))].filter(isScope)
    const faults: string[] = []
    const passed = new Set<string>()
    for (const scope of scopes) {
      const token = await tokenOf(scope)
      for (const row of rows) {
        const needs = table.get(nameOf(row)) ?? 'people'
        if (needs === 'anybody' && isUnsafe(row.method)) continue
        const reply = await Promise.race([send(row, token), setTimeout(30_000)])
        if (reply === undefined) {
          faults.push(`${scope}: ${nameOf(row)} → a stream that goes on`)
          continue
        }
        const isRefused = reply.statusCode === 401 || reply.statusCode === 403
        const mayPass = needs === scope || needs === 'any' || needs === 'anybody'
        const line = `${scope}: ${nameOf(row)} → ${reply.statusCode} ${codeOf(reply) ?? ''}`
        if (isRefused === mayPass || reply.statusCode >= 500) faults.push(line)
        if (!isRefused) passed.add(nameOf(row))
      }
    }
    expect(faults).toEqual([])
    expect(scopes.length).toBeGreaterThan(20)
    const passable = rows.filter((row) => isScope(table.get(nameOf(row)) ?? ''))
    expect(passable.filter((row) => !passed.has(nameOf(row))).map(nameOf)).toEqual([])
  })

  test('a token gives nobody a role and changes no setting for people alone, whatever its scopes (T15)', async () => {
    const customer = await host.signIn('customer')
    const { id } = (await customer.get('/api/v1/auth/me/')).json().user
    const tries = [
      ['users.can_create', 'POST', '/api/v1/admin/users/', { email: 'new@example.com', role_id: 2 }],
      ['users.can_edit', 'PUT', `/api/v1/admin/users/${id}/`, { role_id: 5 }],
      ['settings.can_edit', 'PUT', '/api/v1/admin/settings/', { mail_from_address: 'me@evil.example' }],
    ] as const
    for (const [scope, method, url, payload] of tries) {
      const headers = { authorization: `Bearer ${await tokenOf(scope)}` }
      const reply = await host.visitor().inject({ method, url, headers, payload })
      expect([url, reply.statusCode, codeOf(reply)]).toEqual([url, 403, 'SESSION_NEEDED'])
    }
    const renamed = { url: '/api/v1/admin/settings/', method: 'PUT', payload: { company_name: 'Stone' } }
    const headers = { authorization: `Bearer ${await tokenOf('settings.can_edit')}` }
    expect((await host.visitor().inject({ ...renamed, headers })).statusCode).toBe(200)
  })
})
