// What a browser is made to send, what a client should not send, and what nobody would: to every route.
import type { TestRoute } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUnsafe } from '../http/cross-site.ts'
import { isSchema, schemasByName } from '../http/json-schema.ts'
import { hostileBodies, hostileParams, hostileQueries } from '../testing/hostile.ts'
import { sampleOf } from '../testing/sample.ts'
import type { InMemoryHost } from '../testing/test-host.ts'
import { bodyOf, codeOf, nameOf, nowhere, send, walkedHost, walkedRoutes } from './rights.fixtures.ts'
import type { RouteRow } from './route-table.ts'

let host: InMemoryHost
let rows: readonly RouteRow[]
beforeAll(async () => {
  host = await walkedHost()
  rows = walkedRoutes(host)
})
afterAll(() => host.close())

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
