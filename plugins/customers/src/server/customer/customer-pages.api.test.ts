import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customersHost, customersPath } from '../testing/customers-host.ts'

const many = 10_060

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await customersHost()
  host = made.host
  owner = made.owner
  other = made.other
  await host.sql`insert into customers.customer (tenant_id, firstname, email, country, source, name_key, created_at)
    select ${owner.tenant.guid}::uuid, 'Person', 'p' || n || '@example.com', 'CA', 'admin', 'person',
      now() - n * interval '1 second' from generate_series(1, ${many}::integer) n`
}, 120_000)
afterAll(() => host?.close())

const page = async (query: string, by = owner) => {
  const reply = await by.get(`${customersPath}?${query}`)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  const { rows, ...rest } = reply.json().results
  return { ids: rows.map((row: { customer_id: number }) => row.customer_id), ...rest }
}
const orders = ['', '&orderDirection=desc', '&orderBy=createdAt', '&orderBy=email&orderDirection=desc']

describe('a list of more than 10,000 rows', () => {
  it.each(orders)('gives every row once by key, forwards and backwards, in the order “%s” (API-301)', async (order) => {
    const ids: number[] = []
    let last = await page(`limit=1000${order}`)
    expect(last.previous).toBeUndefined()
    for (ids.push(...last.ids); last.next; ids.push(...last.ids)) {
      last = await page(`limit=1000&after=${last.next}${order}`)
    }
    expect([ids.length, new Set(ids).size]).toEqual([many, many])
    const back = [...last.ids]
    while (last.previous) {
      last = await page(`limit=1000&before=${last.previous}${order}`)
      back.unshift(...last.ids)
    }
    expect(back).toEqual(ids)
  })

  it('gives the same rows behind a page as on the next one, up to 10,000 rows (API-301)', async () => {
    const before = await page('itemsPerPage=25&currentPage=399')
    const [byNumber, byKey] = [
      await page('itemsPerPage=25&currentPage=400'),
      await page(`itemsPerPage=25&currentPage=400&after=${before.next}`),
    ]
    expect(byKey).toEqual(byNumber)
    const beyond = await owner.get(`${customersPath}?itemsPerPage=25&currentPage=401`)
    expect([beyond.statusCode, beyond.json().code]).toEqual([422, 'PAGE_TOO_FAR'])
    expect(beyond.json().error).toContain('Page numbers reach 10,000 rows.')
  })

  it('counts 10,000 rows at most where something narrows it (API-301)', async () => {
    expect(await page('limit=1&country=CA')).toMatchObject({ total: 10_000, totalIsEstimate: true })
    expect((await page('limit=1')).totalIsEstimate).toBeUndefined()
    await host.sql`update customers.customer set country = 'NO' where email like 'p1%'`
    const { total, totalIsEstimate } = await page('limit=1&country=NO')
    const [known] = await host.sql<{ count: number }>`select count(*)::int from customers.customer where country = 'NO'`
    expect([total, totalIsEstimate]).toEqual([known?.count, undefined])
  })

  it.each([
    ['no base64 of a place', 'after=abc'],
    ['a place of another order', `orderBy=createdAt&after=${Buffer.from('["person",1]').toString('base64url')}`],
    [
      'a moment that is none',
      `orderBy=createdAt&before=${Buffer.from('["2026-13-45 00:00:00+00",1]').toString('base64url')}`,
    ],
    ['a number that is none', `after=${Buffer.from('["person","1; drop"]').toString('base64url')}`],
    ['a text with a zero byte', `after=${Buffer.from('["a\\u0000",1]').toString('base64url')}`],
    ['letters that no place has', 'after=%27%3B'],
  ])('refuses %s with a sentence', async (_, query) => {
    const reply = await owner.get(`${customersPath}?${query}`)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatch(/\w \w.*\./)
  })

  it('shows nothing of it to another website', async () => {
    const { next } = await page('limit=5')
    expect(await page(`after=${next}`, other)).toMatchObject({ ids: [], total: 0 })
  })
})
