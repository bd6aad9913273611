// Z6: the same acts on the embedded database and on PostgreSQL have the same results.
import type { TestClient } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fixturePackage, pageWith } from '../platform/pages/content.fixtures.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'

const api = '/api/v1/admin'

/** Texts that engines might sort, fold, measure or refuse differently. */
const text = fc.oneof(
  fc.constantFrom(
    'Ärger',
    'äpfel',
    'Zebra',
    'zebra',
    'İstanbul',
    'straße',
    'STRASSE',
    'ﬁn',
    'e\u0301',
    'é',
    '%',
    '_',
    '\\',
    '',
    ' ',
    '日本',
    '🙂',
    '\u0000',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 30 }),
)
const number = fc.constantFrom(-1, 0, 1, 2, 3, 5, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53)
// Most often one that is there by then.
const id = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) }, { weight: 1, arbitrary: number })
const order = fc.constantFrom('title', 'slug', 'status', 'changedAt', 'sort')

type Act = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object]
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: text.map((title): Act => ['POST', `${api}/pages/`, { title }]) },
  fc
    .tuple(text, text, number)
    .map(([title, slug, parentId]): Act => ['POST', `${api}/pages/`, { title, slug, parentId }]),
  fc
    .tuple(number, text, fc.constantFrom('draft', 'published', 'archived'))
    .map(([id, slug, status]): Act => ['PUT', `${api}/pages/`, { id, slug, status }]),
  fc
    .tuple(number, text)
    .map(
      ([id, note]): Act => [
        'PUT',
        `${api}/page/updatecontent/`,
        { id, content: JSON.stringify(pageWith({ text: note })) },
      ],
    ),
  id.map((id): Act => ['DELETE', `${api}/pages/${id}/`]),
  fc
    .tuple(order, fc.constantFrom('asc', 'desc'), text, number)
    .map(
      ([by, direction, search, limit]): Act => [
        'GET',
        `${api}/pages/?${new URLSearchParams({ orderBy: by, orderDirection: direction, search: search.toWellFormed(), limit: String(limit) })}`,
      ],
    ),
  text.map((meta_title): Act => ['PUT', `${api}/settings/`, { meta_title }]),
  fc.tuple(text, fc.option(id)).map(([name, parentId]): Act => ['POST', `${api}/media-folders/`, { name, parentId }]),
  text.map((name): Act => ['POST', `${api}/views/`, { list: 'pages', name, query: 'status=draft' }]),
)

/** What differs between any two hosts: moments, random names, ids of requests. */
const masked = (body: string) =>
  body
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'moment')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'guid')
    .replaceAll(/"requestId":"[^"]+"/g, '"requestId":""')

async function openOn(kind: 'embedded' | 'postgres'): Promise<{ host: InMemoryHost; owner: TestClient }> {
  vi.stubEnv('ASHLAR_TEST_DATABASE', kind)
  try {
    const host = await testHost({ packages: [fixturePackage] })
    return { host, owner: await host.signIn('owner') }
  } finally {
    vi.unstubAllEnvs()
  }
}

// Both databases are at hand only where PostgreSQL is tested.
test('Z6: the same acts have the same answers on the embedded database and on PostgreSQL', {
  timeout: 120_000,
}, async () => {
  const embedded = await openOn('embedded')
  const postgres = await openOn('postgres')
  try {
    const check = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 12 }), async (acts) => {
      for (const [method, url, payload] of acts) {
        const request = { method, url, headers: { 'sec-fetch-site': 'same-origin' }, ...(payload && { payload }) }
        const [one, other] = [await embedded.owner.inject(request), await postgres.owner.inject(request)]
        const told = [method, url, JSON.stringify(payload)]
        expect([...told, one.statusCode, masked(one.body)]).toEqual([...told, other.statusCode, masked(other.body)])
        expect(one.statusCode, one.body).toBeLessThan(500)
      }
    })
    // One after the other on the same two hosts: what earlier runs left is part of what later ones meet.
    await fc.assert(check, { numRuns: 25, seed: 6, endOnFailure: true })
  } finally {
    await Promise.all([embedded.host.close(), postgres.host.close()])
  }
})
