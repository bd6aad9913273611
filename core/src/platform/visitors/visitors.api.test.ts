import { roles } from '@ashlar/sdk/server'
import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'
import { Accounts } from '../identity/account.service.ts'
import { basketPackage, basketUrl } from './basket.fixtures.ts'

const password = 'correct horse battery staple'

let host: InMemoryHost
let site: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [basketPackage] })
  site = host.visitor()
})
afterAll(() => host?.close())
beforeEach(async () => void (await host.sql`delete from basket.item`))

const sameSite = { 'sec-fetch-site': 'same-origin' }
const put = (item: string, headers: Record<string, string> = {}, client = site) =>
  client.inject({ method: 'POST', url: basketUrl, headers: { ...sameSite, ...headers }, payload: { item } })
const look = (headers: Record<string, string> = {}, client = site) => client.inject({ url: basketUrl, headers })
const cookiesOf = ({ headers }: TestReply): string[] => [headers['set-cookie'] ?? []].flat().map(String)
/** The `Cookie` header of a browser that got this reply. */
const browserOf = (reply: TestReply) => ({
  cookie: cookiesOf(reply)
    .map((text) => text.split(';')[0])
    .join('; '),
})
const itemsOf = (reply: TestReply) => reply.json().items
const storedOwners = async () =>
  (await host.sql<{ owner: string }>`select owner from basket.item`).map((row) => row.owner)

describe('a visitor', () => {
  test('gets a closed, lax cookie with the first write and is known by it afterwards', async () => {
    const first = await put('pear')
    const [cookie = '', ...others] = cookiesOf(first)
    expect(cookie).toMatch(/^ashlar_visitor=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(others).toEqual([])
    const second = await put('fig', browserOf(first))
    expect(cookiesOf(second)).toEqual([])
    expect(itemsOf(second)).toEqual(['pear', 'fig'])
    expect(itemsOf(await look(browserOf(first)))).toEqual(['pear', 'fig'])
    expect(itemsOf(await look())).toEqual([])
  })

  test('behind TLS has a cookie that no other host of the domain can plant', async () => {
    const tls = { 'x-forwarded-proto': 'https' }
    const reply = await put('pear', tls)
    expect(cookiesOf(reply)[0]).toMatch(/^__Host-ashlar_visitor=[\w-]{43}; .*; Secure$/)
    const planted = browserOf(await put('fig'))
    expect(itemsOf(await look({ ...tls, ...planted }))).toEqual([])
    expect(itemsOf(await look({ ...tls, ...browserOf(reply) }))).toEqual(['pear'])
  })

  test('is stored as a hash of their own website, from which no cookie can be made', async () => {
    const reply = await put('pear')
    const { cookie } = browserOf(reply)
    const [owner = ''] = await storedOwners()
    expect(owner).toMatch(/^[0-9a-f]{64}$/)
    expect(itemsOf(await look({ cookie: `ashlar_visitor=${owner}` }))).toEqual([])
    await put('fig', { cookie }, host.visitor('b'))
    const owners = new Set(await storedOwners())
    expect(owners.size).toBe(2)
    const id = cookie.split('=')[1] ?? ''
    expect(reply.body).not.toContain(id)
    const everything = await host.sql`select to_jsonb(i) from basket.item i
      union all select to_jsonb(a) from core.audit a union all select to_jsonb(k) from core.idempotency_key k`
    expect(JSON.stringify(everything)).not.toContain(id)
  })

  test('gets no cookie by reading, and none by a write that is refused', async () => {
    const replies = [await look(), await put('gone'), await put(''), await site.get('/api/v1/hasty/')]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 409, 422, 500])
    for (const reply of replies) expect([cookiesOf(reply), reply.headers['cache-control']]).toEqual([[], 'no-store'])
  })

  test('is nobody by a cookie of another form, or by two', async () => {
    const { cookie } = browserOf(await put('pear'))
    for (const odd of [`${cookie}x`, 'ashlar_visitor=', `${cookie}; ashlar_visitor=${'a'.repeat(43)}`]) {
      expect(itemsOf(await look({ cookie: odd }))).toEqual([])
    }
  })

  test('cannot be made to write by another site, with or without a cookie (T13)', async () => {
    const { cookie } = browserOf(await put('pear'))
    const elsewhere = [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of elsewhere) {
      for (const own of [{}, { cookie }]) {
        const request = { method: 'POST', url: basketUrl, headers: { ...headers, ...own }, payload: { item: 'fig' } }
        expect((await site.inject(request)).json().code).toBe('CROSS_SITE')
      }
    }
    expect(await storedOwners()).toHaveLength(1)
  })
})

describe('an Idempotency-Key of a visitor', () => {
  const once = { 'idempotency-key': 'the-same-words' }

  test('gives the same reply to the same visitor, and never to another', async () => {
    const first = await put('pear', once)
    const again = await put('pear', { ...once, ...browserOf(first) })
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true'])
    const stranger = await put('pear', once)
    expect([itemsOf(stranger), stranger.headers['idempotency-replayed']]).toEqual([['pear'], undefined])
    const other = browserOf(await put('fig'))
    expect(itemsOf(await put('pear', { ...once, ...other }))).toEqual(['fig', 'pear'])
    expect(browserOf(stranger)).not.toEqual(browserOf(first))
  })

  test('is the account’s while somebody is signed in', async () => {
    const { cookie } = browserOf(await put('pear', once))
    const customer = await host.signIn('customer')
    const reply = await put('pear', { ...once, cookie: `${customer.cookie}; ${cookie}` })
    expect(reply.headers['idempotency-replayed']).toBeUndefined()
  })

  test('is free again after a refusal', async () => {
    const { cookie } = browserOf(await put('pear'))
    const key = { cookie, 'idempotency-key': 'refused-first' }
    expect((await put('gone', key)).statusCode).toBe(409)
    expect((await put('fig', key)).statusCode).toBe(200)
  })
})

describe('signing in', () => {
  const signIn = (email: string, headers: Record<string, string>, given = password) =>
    site.inject({
      ...{ method: 'POST', url: '/api/v1/auth/login/', headers: { ...sameSite, ...headers } },
      payload: { email, password: given },
    })

  test('makes the account’s what the visitor had, in the unit of work of the session', async () => {
    const { cookie } = browserOf(await put('pear'))
    const email = 'shopper@example.com'
    const person = { tenant: site.tenant.guid, email, password, displayName: 'Shopper', roleId: roles.customer }
    await host.composition.resolve(Accounts).create(person)
    expect((await signIn(email, { cookie }, 'wrong')).statusCode).toBe(401)
    expect(itemsOf(await look({ cookie }))).toEqual(['pear'])
    await host.sql`alter table basket.item add constraint stays check (owner ~ '^[0-9a-f]{64}$')`
    const before = await host.sql`select 1 from core.session`
    expect((await signIn(email, { cookie })).statusCode).toBe(422)
    expect(await host.sql`select 1 from core.session`).toHaveLength(before.length)
    await host.sql`alter table basket.item drop constraint stays`
    const signedIn = await signIn(email, { cookie })
    expect(signedIn.statusCode).toBe(200)
    expect(itemsOf(await look({ cookie }))).toEqual([])
    expect(itemsOf(await look(browserOf(signedIn)))).toEqual(['pear'])
  })

  test('out forgets the visitor, so that the next person at the browser sees nothing', async () => {
    const { cookie } = browserOf(await put('pear'))
    const customer = await host.signIn('customer')
    const reply = await site.inject({
      ...{ method: 'POST', url: '/api/v1/auth/logout/' },
      headers: { ...sameSite, cookie: `${customer.cookie}; ${cookie}` },
    })
    expect(cookiesOf(reply).map((text) => text.split(';').slice(0, 2).join(';'))).toEqual([
      'ashlar_session=; Max-Age=0',
      'ashlar_visitor=; Max-Age=0',
    ])
  })
})
