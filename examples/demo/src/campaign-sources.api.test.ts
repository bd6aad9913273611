import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import * as marketing from '@ashlar/plugin-email-marketing'
import marketingRenderer from '@ashlar/plugin-email-marketing/renderer'
import marketingServer from '@ashlar/plugin-email-marketing/server'
import * as forms from '@ashlar/plugin-forms'
import formsRenderer from '@ashlar/plugin-forms/renderer'
import formsServer from '@ashlar/plugin-forms/server'
import * as store from '@ashlar/plugin-store'
import storeRenderer from '@ashlar/plugin-store/renderer'
import storeServer from '@ashlar/plugin-store/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const campaigns = '/api/v1/admin/email-marketing/campaigns/'
const customersPath = '/api/v1/admin/customers/'

let host: TestHost
let owner: TestClient
let list: number
const ids: Record<string, number> = {}
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root: customers, renderer: customersRenderer, server: customersServer },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      { name: '@ashlar/plugin-store', root: store, renderer: storeRenderer, server: storeServer },
      { name: '@ashlar/plugin-forms', root: forms, renderer: formsRenderer, server: formsServer },
      { name: '@ashlar/plugin-email-marketing', root: marketing, renderer: marketingRenderer, server: marketingServer },
    ],
  })
  owner = await host.signIn('owner')
  const made = await owner.post('/api/v1/admin/email-marketing/lists/', { name: 'Letter', isDefault: true })
  list = made.json().list.id
  const custom_fields = [
    { id: 'lane', label: 'Lane', type: 'text', options: [] },
    { id: 'visits', label: 'Visits', type: 'number', options: [] },
    { id: 'since', label: 'Since', type: 'date', options: [] },
    { id: 'kind', label: 'Kind', type: 'select', options: ['Trade', 'Private'] },
    { id: 'vip', label: 'Important', type: 'checkbox', options: [] },
  ]
  await owner.put('/api/v1/admin/settings/', { customers: { custom_fields, use_vehicle: true } })
  await person('ada', {
    ...{ firstname: 'Ada', lastname: 'Lovell', city: 'Montréal', country: 'CA', tags: ['VIP', 'Trade'] },
    custom_fields: [
      { id: 'lane', value: 'Harbour Lane' },
      { id: 'visits', value: '12.5' },
      { id: 'since', value: '2023-03-04' },
      { id: 'kind', value: 'Trade' },
      { id: 'vip', value: 'true' },
    ],
  })
  await person('ben', { firstname: 'Ben', city: 'Halifax', country: 'CA', tags: ['Trade'] })
  await person('cleo', { firstname: 'Cleo', city: 'Berlin', country: 'DE' })
  // Known to everybody, subscribed to nothing.
  await owner.post(customersPath, { firstname: 'Dan', email: 'dan@example.com', city: 'Halifax', tags: ['VIP'] })
  await owner.post(`${customersPath}${ids['ben']}/vehicles/`, { make: 'Volvo', year: 2019 })
  for (const [name, status, paid, at, product] of [
    ['ada', 'paid', 12_000, '2026-01-10', 7],
    ['ada', 'paid', 8_000, '2026-03-10', 8],
    ['ben', 'paid', 5_000, '2026-02-10', 7],
    ['cleo', 'cancelled', 0, '2026-02-10', 7],
  ] as const) {
    const [order] = await host.sql<{ id: string }>`insert into store.web_order
      (tenant_id, number, status, customer_id, contact, delivery, grand_total, amount_paid, currency, placed_at)
      values (${owner.tenant.guid}, ${`${name}-${at}`}, ${status}, ${ids[name]}, '{}', '{}', ${paid}, ${paid}, 'CAD',
        ${`${at}T12:00:00Z`}) returning id`
    await host.sql`insert into store.web_order_line
      (tenant_id, order_id, product_id, variant_id, name, kind, sku, quantity)
      values (${owner.tenant.guid}, ${order?.id}, ${product}, 1, 'Thing', 'product', 'T-1', 1)`
  }
  for (const [email, form, held, at] of [
    ['Ben@Example.com', 'Contact', null, '2026-01-10'],
    ['ben@example.com', 'Quote', null, '2026-02-10'],
    ['cleo@example.com', 'Quote', null, '2026-03-10'],
    ['ada@example.com', 'Quote', 'honeypot', '2026-03-10'],
    ['', 'Quote', null, '2026-03-10'],
  ] as const) {
    await host.sql`insert into forms.submission (tenant_id, form_name, page_id, node, url, fields, tags, recipients, sender,
        excerpt, create_customer, customer, reply_to, reply_key, held, created_at)
      values (${owner.tenant.guid}, ${form}, 1, 'n', '/', '[]', '{}', '{}', '', '', false, '{"firstname":"B."}', ${email}, lower(${email}), ${held},
        ${`${at}T12:00:00Z`})`
  }
})
afterAll(() => host?.close())

async function person(name: string, more: object): Promise<void> {
  const email = `${name}@example.com`
  const reply = await owner.post(customersPath, { email, ...more })
  ids[name] = reply.json().customer.customer_id
  await owner.post('/api/v1/admin/email-marketing/subscribers/', { email, listId: list, note: 'At the till' })
}

type Condition = { field: string; operator: string; value: unknown; not?: boolean }
const group = (source: string, conditions: readonly Condition[], match = 'all') => ({ source, match, conditions })

/** First names of the recipients, in the order of the source. */
async function found(include: object[], exclude: object[] = [], client = owner): Promise<string> {
  const reply = await client.post(`${campaigns}preview-list/`, { filters: { include, exclude } })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply
    .json()
    .results.rows.map(({ email }: { email: string }) => email.split('@')[0])
    .join(' ')
}

const choice = async (source: string, field: string, search: string): Promise<string> => {
  const query = new URLSearchParams({ source, field, search })
  return (await owner.get(`${campaigns}filters/choices/?${query}`)).json().results.rows[0].value
}

describe('customers as recipients of campaigns', () => {
  const people = (...conditions: Condition[]) => [group('customers.customers', conditions)]

  it.each<[string, Condition]>([
    ['ada ben cleo', { field: 'created', operator: 'within_days', value: 1 }],
    ['ada', { field: 'city', operator: 'is', value: ' MONTREAL ' }],
    ['ben', { field: 'city', operator: 'contains', value: 'fax' }],
    ['ada ben', { field: 'country', operator: 'is', value: 'CA' }],
    ['cleo', { field: 'country', operator: 'one_of', value: ['DE', 'AT'] }],
    ['cleo', { field: 'country', operator: 'is', value: 'CA', not: true }],
    ['ben', { field: 'has_vehicle', operator: 'is', value: true }],
    ['ada cleo', { field: 'has_vehicle', operator: 'is', value: false }],
    ['ben', { field: 'vehicle_make', operator: 'is', value: 'volvo' }],
    ['ben', { field: 'vehicle_year', operator: 'more_than', value: 2018 }],
    ['ada', { field: 'field.lane', operator: 'contains', value: 'harbour' }],
    ['ada', { field: 'field.visits', operator: 'more_than', value: 12.4 }],
    ['', { field: 'field.visits', operator: 'less_than', value: 12.5 }],
    ['ada', { field: 'field.since', operator: 'less_than', value: '2023-03-05' }],
    ['ada', { field: 'field.kind', operator: 'is', value: 'Trade' }],
    ['ben cleo', { field: 'field.kind', operator: 'is_known', value: null, not: true }],
    ['ada', { field: 'field.vip', operator: 'is', value: true }],
    ['ada ben cleo', { field: 'source', operator: 'is', value: 'admin' }],
  ])('are %s by %j (issue 21)', async (names, condition) => {
    expect(await found(people(condition))).toBe(names)
  })

  it('are found by their tags, and left out by them', async () => {
    const vip = { field: 'tag', operator: 'is', value: await choice('customers.customers', 'tag', 'vi') }
    const trade = { field: 'tag', operator: 'is', value: await choice('customers.customers', 'tag', 'Trade') }
    expect(await found(people(vip))).toBe('ada')
    expect(await found(people({ ...trade }, { ...vip, not: true }))).toBe('ben')
    expect(await found(people(), people(trade))).toBe('cleo')
    expect(await found([group('subscribers', [])], people(vip))).toBe('ben cleo')
    const { groups } = (
      await owner.post(`${campaigns}preview-list/`, { filters: { include: people(vip), exclude: [] } })
    ).json().results
    expect(groups).toEqual([{ source: 'customers.customers', people: 2, recipients: 1 }])
  })

  it('take values that once were texts of a field of numbers or dates as none', async () => {
    const value = { field: 'field.visits', operator: 'more_than', value: -1e6 }
    await host.sql`update customers.customer_custom_value set value = 'twelve' where field = 'visits'`
    await host.sql`update customers.customer_custom_value set value = '2023-02-99' where field = 'since'`
    expect(await found(people(value))).toBe('')
    expect(await found(people({ field: 'field.since', operator: 'is', value: '2023-03-04' }))).toBe('')
  })

  it.each(["x' or true --", '%', '\\', '99999999999999999999', '💥'])('take %s as a value', async (value) => {
    for (const field of ['tag', 'country']) expect(await found(people({ field, operator: 'is', value }))).toBe('')
    expect(await found(people({ field: 'field.lane', operator: 'contains', value }))).toBe('')
  })
})

describe('buyers as recipients of campaigns', () => {
  const buyers = (...conditions: Condition[]) => [group('store.buyers', conditions)]

  it.each<[string, Condition[]]>([
    ['ada ben', []],
    ['ada ben', [{ field: 'product', operator: 'is', value: '7' }]],
    ['ada', [{ field: 'product', operator: 'one_of', value: ['8', '9'] }]],
    ['ben', [{ field: 'product', operator: 'is', value: '8', not: true }]],
    ['ada', [{ field: 'spent', operator: 'more_than', value: 199.99 }]],
    ['ben', [{ field: 'spent', operator: 'is', value: 50 }]],
    ['ada', [{ field: 'orders', operator: 'more_than', value: 1 }]],
    ['ada', [{ field: 'last_order', operator: 'more_than', value: '2026-02-10' }]],
    ['', [{ field: 'product', operator: 'is', value: "7' or true --" }]],
  ])('are %s by %j (issue 21)', async (names, conditions) => {
    expect(await found(buyers(...conditions))).toBe(names)
  })

  it('are left out, and say what they bought', async () => {
    expect(await found([group('subscribers', [])], buyers())).toBe('cleo')
    const sources = (await owner.get(`${campaigns}filters/`)).json().results
    expect(sources.find(({ id }: { id: string }) => id === 'store.buyers').fields[1]).toMatchObject({
      title: 'Total spent',
      unit: 'CAD',
    })
  })
})

describe('people of forms as recipients of campaigns', () => {
  const people = (...conditions: Condition[]) => [group('forms.people', conditions)]

  it.each<[string, Condition[]]>([
    ['cleo ben', []],
    ['ben', [{ field: 'form', operator: 'is', value: 'Contact' }]],
    ['cleo', [{ field: 'form', operator: 'is', value: 'Contact', not: true }]],
    ['cleo', [{ field: 'submitted', operator: 'more_than', value: '2026-02-10' }]],
    ['', [{ field: 'form', operator: 'is', value: "Quote' or true --" }]],
  ])('are %s by %j (issue 21)', async (names, conditions) => {
    expect(await found(people(...conditions))).toBe(names)
  })

  it('are left out however they write their address', async () => {
    const contact = people({ field: 'form', operator: 'is', value: 'Contact' })
    expect(await found([group('subscribers', [])], contact)).toBe('ada cleo')
    expect(await choice('forms.people', 'form', 'quo')).toBe('Quote')
  })
})

it('no website counts people of another one', async () => {
  const other = await host.signIn('owner', 'b')
  for (const source of ['subscribers', 'customers.customers', 'store.buyers', 'forms.people']) {
    expect(await found([group(source, [])], [], other)).toBe('')
    const { groups } = (
      await other.post(`${campaigns}preview-list/`, { filters: { include: [group(source, [])], exclude: [] } })
    ).json().results
    expect(groups[0].people).toBe(0)
  }
})

it('triggers of the store, of forms and of customers are offered with titles and settings (issue 21)', async () => {
  const { triggers } = (await owner.get('/api/v1/admin/email-marketing/automations/triggers/')).json()
  const offered = new Map<string, { values: { title: string }[]; settings: { key: string; choices?: object[] }[] }>(
    triggers.map((each: { id: string }) => [each.id, each]),
  )
  expect([...offered.keys()].toSorted()).toEqual([
    ...['customers.customer-created', 'customers.date-comes', 'forms.submitted', 'store.cart-abandoned'],
    ...['store.order-fulfilled', 'store.order-placed', 'subscriber-confirmed'],
  ])
  expect(offered.get('store.order-placed')?.values.map(({ title }) => title)).toContain('Order number')
  expect(offered.get('customers.date-comes')?.settings[0]).toMatchObject({
    ...{ key: 'field', choices: [{ value: 'since', title: 'Since' }] },
  })
})

it('a date of a customer begins an automation, and its dry run says for whom (issue 21)', async () => {
  await host.sql`update customers.customer_custom_value set value = '2023-03-04' where field = 'since'`
  const path = '/api/v1/admin/email-marketing/automations/'
  const settings = { field: 'since', days: 0, when: 'after', yearly: true }
  const made = await owner.post(path, { name: 'Years', trigger: 'customers.date-comes', settings, repeats: true })
  const { id } = made.json().automation
  await host.at('2027-03-10T12:00:00Z', async () => {
    const now = await host.signIn('administrator')
    const reply = await now.get(`${path}${id}/dry-run/`)
    expect(reply.statusCode, reply.body).toBe(200)
    const { people } = reply.json()
    expect(people).toMatchObject([{ email: 'ada@example.com', at: expect.stringContaining('2027-03-04'), reason: '' }])
  })
})
