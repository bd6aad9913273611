import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'

const url = '/api/v1/admin/pages/'

let host: InMemoryHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost()
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

let count = 0
let key = ''
beforeEach(() => {
  count += 1
  key = `key-${count}`
})

function post(
  payload: object | undefined,
  more: { client?: TestClient; headers?: Record<string, string>; to?: string } = {},
) {
  const headers = { 'idempotency-key': key, 'sec-fetch-site': 'same-origin', ...more.headers }
  return (more.client ?? owner).inject({ method: 'POST', url: more.to ?? url, headers, ...(payload && { payload }) })
}

const codeOf = (reply: TestReply) => [reply.statusCode, reply.json().code]
const pagesTitled = async (title: string) =>
  (await host.sql<{ n: number }>`select count(*)::integer as n from core.page where title = ${title}`)[0]?.n

describe('a POST with an Idempotency-Key', () => {
  test('is done once: the same request is given the same reply, and says that it is kept', async () => {
    const title = `Once ${key}`
    const first = await post({ title })
    const second = await post({ title })
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.body).toBe(first.body)
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
    expect(await pagesTitled(title)).toBe(1)
  })

  test('with another body or at another address is 409', async () => {
    await post({ title: `A ${key}` })
    expect(codeOf(await post({ title: `B ${key}` }))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    const template = await post({ componentName: 'T' }, { to: '/api/v1/admin/page/component-template/' })
    expect(codeOf(template)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await pagesTitled(`B ${key}`)).toBe(0)
  })

  test('of 50 at once is done once, and all 50 get the same reply (C3)', async () => {
    const title = `Race ${key}`
    const replies = await Promise.all(Array.from({ length: 50 }, () => post({ title })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    expect(await pagesTitled(title)).toBe(1)
  })

  test('of 50 at once with two bodies is done for one of them; the other is 409 (C3)', async () => {
    const titles = [`One ${key}`, `Other ${key}`]
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => post({ title: titles[n % 2] })))
    const codes = replies.map(({ statusCode }, n) => `${n % 2} ${statusCode}`)
    const winner = codes.includes('0 201') ? 0 : 1
    expect(new Set(codes)).toEqual(new Set([`${winner} 201`, `${1 - winner} 409`]))
    expect([await pagesTitled(titles[0] ?? ''), await pagesTitled(titles[1] ?? '')].sort()).toEqual([0, 1])
  })

  test('that failed on the server is done when it is sent again (C3)', async () => {
    const title = `Failed first ${key}`
    await host.sql`create function core.fail_for_test() returns trigger language plpgsql
      as $$ begin raise exception using errcode = '57014'; end $$`
    await host.sql`create trigger fail_for_test before insert on core.page execute function core.fail_for_test()`
    expect(codeOf(await post({ title }))).toEqual([503, 'DATABASE_TIMEOUT'])
    await host.sql`drop function core.fail_for_test cascade`
    expect((await post({ title })).statusCode).toBe(201)
    expect(await pagesTitled(title)).toBe(1)
  })

  test('that was refused has its key again', async () => {
    expect((await post({ title: '' })).statusCode).toBe(422)
    expect((await post({ title: `Mended ${key}` })).statusCode).toBe(201)
    key += '-slug'
    const title = `Taken ${key}`
    await owner.post(url, { title: 'Taken', slug: key })
    expect((await post({ title, slug: key })).statusCode).toBe(409)
    await host.sql`update core.page set slug = slug || '-gone' where slug = ${key}`
    expect((await post({ title, slug: key })).statusCode).toBe(201)
  })

  test('is its account’s own: another person, and another website, may use the same words', async () => {
    const title = `Own ${key}`
    const administrator = await host.signIn('administrator')
    const other = await host.signIn('owner', 'b')
    const replies = [
      await post({ title }),
      await post({ title }, { client: administrator }),
      await post({ title }, { client: other }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await pagesTitled(title)).toBe(3)
  })

  test('that began and never ended is not begun again; after 24 hours it is', async () => {
    const title = `Cut off ${key}`
    await post({ title })
    await host.sql`update core.idempotency_key set reply = null, created_at = now() - interval '1 minute'`
    expect(codeOf(await post({ title }))).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE'])
    await host.sql`update core.idempotency_key set created_at = now() - interval '24 hours 1 second'`
    expect((await post({ title })).statusCode).toBe(201)
    expect(await pagesTitled(title)).toBe(2)
  })

  test('keeps a secret that is shown once where nobody reads it, and shows it to who asked', async () => {
    const to = '/api/v1/admin/api-tokens/'
    const body = { name: 'Kept', scopes: ['pages.can_view'] }
    const first = await post(body, { to })
    const stored = JSON.stringify(await host.sql`select * from core.idempotency_key`)
    expect(first.json().token).toMatch(/^ash_/)
    expect(stored).not.toContain(first.json().token)
    expect(stored).not.toContain(key)
    expect((await post(body, { to })).json().token).toBe(first.json().token)
  })

  test('is refused where it could not be kept: a bad key, nobody signed in, a body that is not JSON', async () => {
    for (const bad of ['', 'two words', 'x'.repeat(201), 'ключ']) {
      const reply = await post({ title: 'Bad' }, { headers: { 'idempotency-key': bad } })
      expect(codeOf(reply)).toEqual([400, 'INVALID_IDEMPOTENCY_KEY'])
    }
    const visitor = await post(
      { email: 'a@example.com', password: 'x' },
      { client: host.visitor(), to: '/api/v1/auth/login/' },
    )
    expect(codeOf(visitor)).toEqual([400, 'IDEMPOTENCY_NOT_POSSIBLE'])
  })

  test('a person has at most 10,000 at a time', async () => {
    await host.sql`insert into core.idempotency_key (tenant_id, key_hash, account_guid, request_hash)
      select tenant_id, md5(n::text), account_guid, '' from
        (select tenant_id, account_guid from core.idempotency_key order by created_at desc limit 1) k, generate_series(1, 10001) n`
    expect((await post({ title: 'One too many' })).statusCode).toBe(429)
    await host.sql`update core.idempotency_key set created_at = now() - interval '2 days'`
    expect((await post({ title: `Again ${key}` })).statusCode).toBe(201)
  })
})
