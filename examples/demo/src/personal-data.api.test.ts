// The demo as it is run: what its modules know of one person is handed over and erased together.
import { testHost } from '@ashlar/core/testing'
import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages, surfaces } from './composition.ts'

const customers = '/api/v1/admin/customers/'
const lists = '/api/v1/admin/email-marketing/'
const submissions = '/api/v1/admin/form/submissions/'
const email = 'ruth@example.com'

let host: Awaited<ReturnType<typeof testHost>>
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: await packages, surfaces })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

/** A submission whose answer goes to this address. */
async function submitted(replyTo: string): Promise<number> {
  const [row] = await host.sql<{ id: string }>`insert into forms.submission
    (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender, excerpt, create_customer, customer,
     reply_to)
    values (${owner.tenant.guid}, 'Contact', 1, 'node', '/', '[]', '{}', '{}', 'Ruth', 'A lamp for winter', false, '{}',
      ${replyTo}) returning id`
  return Number(row?.id)
}

test('customers, form submissions, payments and newsletters answer for their own data of a person, and keep that of others', async () => {
  const { customer } = (await owner.post(customers, { firstname: 'Ruth', email })).json()
  const path = `${customers}${customer.customer_id}/`
  const [sent, other] = [await submitted('Ruth@Example.com'), await submitted('bo@example.com')]
  await owner.get(`${lists}lists/`)
  const { list } = (await owner.post(`${lists}lists/`, { name: 'Harbour news', isDefault: false })).json()
  for (const each of [email, 'bo@example.com']) {
    await owner.post(`${lists}subscribers/`, { email: each, listId: list.id, note: 'Asked at the counter' })
  }

  await host.sql`insert into commerce.payment
    (tenant_id, subject_kind, subject_id, title, customer_id, amount, currency, provider, note)
    values (${owner.tenant.guid}, 'stall.order', 1, 'Order 1', ${customer.customer_id}, 5000, 'CAD', 'cash', 'For Ruth')`

  const data = (await owner.get(`${path}personal-data/`)).json()
  expect(data).toMatchObject({
    Customers: [{ firstname: 'Ruth' }],
    'Form submissions': [{ id: sent }],
    Payments: [{ title: 'Order 1', amount: 5_000, note: 'For Ruth' }],
    Newsletters: [{ email, listName: 'Harbour news', consents: [{ text: 'Asked at the counter' }] }],
  })
  expect(JSON.stringify(data)).not.toContain('bo@example.com')

  expect((await owner.post(`${path}erase/`)).json()).toEqual({ success: true })
  expect((await owner.get(`${submissions}${sent}/`)).statusCode).toBe(404)
  expect((await owner.get(`${submissions}${other}/`)).statusCode).toBe(200)
  const { rows } = (await owner.get(`${lists}subscribers/`)).json().results
  expect(rows.map((row: { email: string }) => row.email)).toEqual(['bo@example.com'])
  const { results } = (await owner.get('/api/v1/admin/commerce/payments/')).json()
  expect(results.rows).toMatchObject([{ title: 'Order 1', amount: 5_000, customer_id: null, note: '' }])
  expect((await owner.get(path)).statusCode).toBe(404)
})
