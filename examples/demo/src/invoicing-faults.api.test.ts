// What becomes of documents when the database fails in the middle of what people do with them.
import { type Flow, failEachCall, type InMemoryHost, inTurn, testHost, unanswered } from '@ashlar/core/testing'
import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as root from '@ashlar/plugin-invoicing'
import renderer from '@ashlar/plugin-invoicing/renderer'
import server from '@ashlar/plugin-invoicing/server'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

const admin = '/api/v1/admin/'

let host: InMemoryHost
let owner: TestClient
let customer: number
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, renderer: customersRenderer, server: customersServer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      { name: '@ashlar/plugin-invoicing', root, renderer, server },
    ],
  })
  await host.sql`update core.tenant set plan = 'enterprise'`
  owner = await host.signIn('owner')
  const made = await owner.post(`${admin}customers/`, { firstname: 'Mara', lastname: 'Quay' })
  customer = made.json().customer.customer_id
})
afterAll(() => host?.close())

const items = [{ name: 'Work', kind: 'service', unitPrice: 10_000, taxClass: 'exempt' }]

async function drafted(type: 'invoices' | 'quotes'): Promise<number> {
  const reply = await owner.post(`${admin}${type}/`, { customer_id: customer, items, dueDate: null })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().invoice.id
}

async function done(path: string, body: object = {}): Promise<void> {
  const reply = await owner.post(`${admin}${path}`, body)
  expect(reply.statusCode, reply.body).toBe(200)
}

/** The same request with the same key, each time. */
const sending = (name: string, path: string, body: object) => () =>
  owner.inject({
    method: 'POST',
    url: `${admin}${path}`,
    payload: body,
    headers: { 'idempotency-key': `${path.replaceAll('/', '.')}${name}`, 'sec-fetch-site': 'same-origin' },
  })

/** How often each of some things is there: all of them once, or none of them at all. */
async function effectOf(counts: PromiseLike<readonly { readonly n: unknown }[]>): Promise<string> {
  const found = (await counts).map(({ n }) => Number(n))
  if (found.every((n) => n === 0)) return 'none'
  return found.every((n) => n === 1) ? 'done' : found.join(', ')
}

const issuing: Flow = async (name) => {
  const id = await drafted('invoices')
  return {
    send: sending(name, `invoices/${id}/issue/`, {}),
    effect: () =>
      effectOf(host.sql`select count(*) as n from invoicing.document where id = ${id} and number <> ''
        union all select count(*) from invoicing.paper where document_id = ${id}
        union all select count(*) from invoicing.document_step where document_id = ${id} and kind = 'issued'
        union all select count(*) from customers.timeline where href = ${`/admin/invoices/${id}`}`),
  }
}

const paying: Flow = async (name) => {
  const id = await drafted('invoices')
  await done(`invoices/${id}/issue/`)
  return {
    send: sending(name, `invoices/${id}/payments/`, { amount: 10_000, method: 'cash' }),
    effect: () =>
      effectOf(host.sql`select count(*) as n from invoicing.document where id = ${id} and status = 'paid' and amount_paid = 10000
        union all select count(*) from commerce.payment where subject_kind = 'invoicing.document' and subject_id = ${id}
        union all select count(*) from invoicing.document_step where document_id = ${id} and kind = 'payment'`),
  }
}

const converting: Flow = async (name) => {
  const id = await drafted('quotes')
  await done(`quotes/${id}/issue/`)
  await done(`quotes/${id}/approve/`)
  return {
    send: sending(name, `quotes/${id}/convert/`, { to: 'invoice' }),
    effect: () =>
      effectOf(host.sql`select count(*) as n from invoicing.document_link where from_id = ${id}
        union all select count(*) from invoicing.document_line l join invoicing.document_line f
          on f.tenant_id = l.tenant_id and f.id = l.from_line_id where f.document_id = ${id}`),
  }
}

it.each([
  ['issuing an invoice', issuing],
  ['paying one', paying],
  ['converting a quote', converting],
] as const)(
  'F3: %s with any one of its first 60 calls to the database failing is done once or not at all',
  async (_, flow) => {
    const { faults, points } = await failEachCall(host, flow, { most: 60, kinds: inTurn })
    expect(faults).toEqual([])
    expect(points).toBeGreaterThan(10)
    const commits = await failEachCall(host, flow, { most: 20, kinds: unanswered, counted: /^commit$/ })
    expect(commits.faults).toEqual([])
    expect(commits.points).toBeGreaterThan(0)
    // No number is lost with what was undone.
    const numbers = await host.sql<{ n: string; last: string }>`select count(*) as n,
    max(substr(number, 10)::int) as last from invoicing.document where type = 'invoice' and number <> ''`
    expect(Number(numbers[0]?.n)).toBe(Number(numbers[0]?.last ?? 0))
  },
  120_000,
)
