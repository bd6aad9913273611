// Documents of whoever is signed in: on their profile, and on pages without a secret in the address.
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Document } from '../contract.ts'
import { done, draft, invoicesPath, issued, line, newCustomer, quotesPath } from '../server/testing/invoicing-host.ts'
import { siteHost } from './site-host.fixtures.ts'

let host: TestHost
let owner: TestClient
let shopper: TestClient
/** The customer who signs in as `shopper`. */
let customer_id: number
beforeAll(async () => {
  host = await siteHost()
  await host.sql`update core.tenant set plan = 'enterprise'`
  owner = await host.signIn('owner')
  await done(owner.put('/api/v1/admin/settings/', { commerce: { test_payments: true, cash: true } }))
  shopper = await host.signIn('customer')
  customer_id = await newCustomer(owner, { country: 'NZ' })
  const [account] = await host.sql<{ guid: string }>`select guid from core.account
    where email = 'customer@example.com' and tenant_id = ${host.tenants.a.guid}`
  await tie(account?.guid ?? '')
})
afterAll(() => host?.close())

/** As a confirmed sign-up does. */
async function tie(guid: string) {
  await host.sql`update customers.customer set account = ${guid} where id = ${customer_id}`
}
const mine = (path: string, more: object = {}): Promise<Document> => issued(owner, { path, customer_id, ...more })
const listed = async (query = '', client = shopper) => (await client.get(`/api/v1/documents/${query}`)).json().results
const shown = (path: string, id: number): Promise<Document> => done(owner.get(`${path}${id}/`))
const form = (url: string, page: string, values: Record<string, string>, client = shopper) =>
  client.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(values).toString() },
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie: client.cookie },
      ...{ 'sec-fetch-site': 'same-origin', host: new URL(host.tenants.a.origin).host },
      ...{ origin: host.tenants.a.origin, referer: `${host.tenants.a.origin}${page}` },
    },
  })

it('shoppers find what was issued to them on their profile, newest first, in pages; no drafts (issue 20)', async () => {
  expect((await shopper.get('/user-profile')).body).toContain('You have no documents yet')
  await draft(owner, { path: quotesPath, customer_id, items: [line(77_700)] })
  await issued(owner, { items: [line(66_600)] })
  const quote = await mine(quotesPath, { invoiceDate: '2026-03-01', dueDate: null })
  const invoice = await mine(invoicesPath, { invoiceDate: '2026-03-02' })
  expect(await listed()).toEqual({
    rows: [
      {
        ...{ id: invoice.id, type: 'invoice', invoiceNumber: invoice.invoiceNumber, status: 'pending_payment' },
        ...{ invoiceDate: '2026-03-02', grandTotal: 10_000, toPay: 10_000, currency: 'CAD' },
      },
      expect.objectContaining({ id: quote.id, status: 'awaiting_customer', toPay: 0 }),
    ],
    total: 2,
  })
  expect((await listed('?itemsPerPage=1&currentPage=2')).rows).toMatchObject([{ id: quote.id }])
  const { body } = await shopper.get('/user-profile')
  for (const text of [`href="/documents/${invoice.id}"`, 'Not paid', 'Waiting for your answer', 'To pay:'])
    expect(body).toContain(text)
  for (const hidden of ['777.00', '666.00']) expect(body).not.toContain(hidden)
  for (let at = 0; at < 19; at += 1) await mine(quotesPath, { invoiceDate: '2026-02-01', dueDate: null })
  const [first, second] = [await shopper.get('/user-profile'), await shopper.get('/user-profile?documents=2')]
  expect([first.body, second.body].map((page) => page.match(/href="\/documents\/\d+"/g)?.length)).toEqual([20, 1])
  expect(first.body).toContain('Older documents')
  expect(second.body).toContain('Newer documents')
  expect((await shopper.get('/user-profile?documents=x')).body).toContain('Older documents')
})

it('shoppers read, approve, decline and pay their documents without a secret (issue 20, OPEN-357)', async () => {
  const quote = await mine(quotesPath, { deposit: { percent: 30 } })
  const page = `/documents/${quote.id}`
  const seen = await shopper.get(page)
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(seen.body).toContain(`action="/api/v1${page}/approve/"`)
  expect(seen.body).toContain('Deposit on approval (30%)')
  expect((await shopper.post(`/api/v1${page}/seen/`, {})).statusCode).toBe(200)
  const approved = await form(`/api/v1${page}/approve/`, page, { name: 'Mara' })
  expect([approved.statusCode, approved.headers['location']]).toEqual([303, page])
  expect((await shown(quotesPath, quote.id)).history.map(({ kind }) => kind)).toEqual([
    ...['created', 'issued', 'seen', 'approved'],
  ])
  const asking = (await shopper.get(page)).body
  expect(asking).toContain('Deposit of CA$30.00 to be paid')
  expect(asking).toContain('value="30.00"')
  const refused = await form(`/api/v1${page}/payments/`, page, { provider: 'test', amount: '30.01' })
  expect(refused.headers['location']).toBe(page)
  const paid = await form(`/api/v1${page}/payments/`, page, { provider: 'test', amount: '30.00' })
  expect(paid.headers['location']).toBe(`${page}?asked=1`)
  await expect.poll(async () => (await shown(quotesPath, quote.id)).depositPaid).toBe(3_000)
  const thanked = (await shopper.get(page)).body
  expect(thanked).toContain('Deposit paid')
  expect(thanked).not.toContain('value="test"')
  const second = await mine(quotesPath)
  await done(shopper.post(`/api/v1/documents/${second.id}/decline/`, { name: 'Mara', reason: 'Later' }))
  expect((await shown(quotesPath, second.id)).status).toBe('declined')
  const [payment] = await host.sql<{ return_to: string }>`select return_to from commerce.payment
    where subject_id = ${quote.id}`
  expect(payment?.return_to).toBe(`${host.tenants.a.origin}${page}`)
})

it('nobody else finds them: other shoppers, other websites, drafts, and who is not signed in (issue 20, T1)', async () => {
  const [invoice, theirs] = [await mine(invoicesPath), await issued(owner)]
  const { id: own } = await draft(owner, { customer_id })
  const elsewhere = await host.signIn('customer', 'b')
  const calls = ['approve', 'decline', 'payments', 'seen'] as const
  const body = { approve: { name: 'M' }, decline: { name: 'M' }, payments: { provider: 'test' }, seen: {} }
  for (const [client, id] of [
    [shopper, theirs.id],
    [shopper, own],
    [shopper, 999_999],
    [elsewhere, invoice.id],
    [owner, invoice.id],
  ] as const) {
    for (const call of calls)
      expect((await client.post(`/api/v1/documents/${id}/${call}/`, body[call])).statusCode).toBe(404)
    expect((await client.get(`/documents/${id}`)).statusCode).toBe(404)
  }
  for (const call of calls)
    expect((await host.visitor().post(`/api/v1/documents/${invoice.id}/${call}/`, body[call])).statusCode).toBe(401)
  const away = await host.visitor().get(`/documents/${invoice.id}`)
  expect([away.statusCode, away.headers['location']]).toEqual([303, `/sign-in?returnTo=/documents/${invoice.id}`])
  expect((await listed('', elsewhere)).rows).toEqual([])
  for (const wrong of ['x', '0', '1e3']) expect((await shopper.get(`/documents/${wrong}`)).statusCode).toBe(404)
  // From another site, with the session.
  const crossed = await shopper.inject({
    ...{ method: 'POST', url: `/api/v1/documents/${invoice.id}/payments/`, payload: { provider: 'test' } },
    headers: { cookie: shopper.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(crossed.statusCode).toBe(403)
  expect((await shown(invoicesPath, invoice.id)).amountPaid).toBe(0)
})

it('an account that is no longer tied to the customer finds nothing (issue 20)', async () => {
  const { id } = await mine(invoicesPath)
  const [row] = await host.sql<{ account: string }>`select account from customers.customer where id = ${customer_id}`
  await host.sql`update customers.customer set account = null where id = ${customer_id}`
  expect((await listed()).rows).toEqual([])
  expect((await shopper.get(`/documents/${id}`)).statusCode).toBe(404)
  await tie(row?.account ?? '')
  expect((await shopper.get(`/documents/${id}`)).statusCode).toBe(200)
})
