import { defineEvent, defineModule, permission } from '@ashlar/sdk'
import { Database, defineRoutes, defineServer } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import renderer from '../../block/renderer.tsx'
import * as root from '../../index.ts'
import { CustomerDirectory, CustomerTimeline, customers } from '../../index.ts'
import server from '../index.ts'
import { added, customersPath, found } from '../testing/customers-host.ts'

/** A module that deals with customers, as the store will. */
const shop = defineModule({ id: 'shop', title: 'Shop', permissions: { sales: 'Sales' }, requires: [customers] })
const submitted = defineEvent('forms.submitted', Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })))

const routes = defineRoutes([Database, CustomerDirectory, CustomerTimeline], (app, database, directory, timeline) => {
  const config = { access: permission(shop, 'sales', 'can_edit') }
  app.post(
    '/api/v1/admin/shop/orders/',
    { config, schema: { body: Type.Object({}, { additionalProperties: true }) } },
    async ({ body }) =>
      database.tenant(async (tx) => {
        const id = await directory.ensure(tx, body, 'other')
        const entry = {
          customerId: id,
          key: 'shop.order:1',
          kind: 'shop.order',
          title: 'Order 1',
          amount: 1250,
          at: new Date(),
        }
        await timeline.add(tx, entry)
        await timeline.add(tx, { ...entry, title: 'Order 1 again' })
        return { id, known: await directory.find(tx, id), vehicles: await directory.vehiclesOf(tx, id) }
      }),
  )
  app.post(
    '/api/v1/admin/shop/forms/',
    { config, schema: { body: Type.Object({}, { additionalProperties: true }) } },
    async ({ body }) => {
      await database.tenant((tx) => tx.emit(submitted, body))
      return {}
    },
  )
})

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({
    packages: [
      { name: '@ashlar/plugin-customers', root, server, renderer },
      { name: '@acme/shop', root: { shop }, server: defineServer(shop, { routes: [routes] }) },
    ],
    jobs: true,
  })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

it('completes the customer with the same email and fills only what is empty; its history is told once', async () => {
  const id = await added(owner, { firstname: 'Ruth', email: 'ruth@example.com' })
  const order = { firstname: 'R.', lastname: 'Hargreaves', email: ' RUTH@example.com ', city: 'Halifax' }
  const first = (await owner.post('/api/v1/admin/shop/orders/', order)).json()
  expect(first).toMatchObject({
    id,
    known: { firstname: 'Ruth', lastname: 'Hargreaves', city: 'Halifax', source: 'admin' },
  })
  expect((await owner.post('/api/v1/admin/shop/orders/', order)).json().known.revision).toBe(first.known.revision)
  const { entries: rows } = (await owner.get(`${customersPath}${id}/timeline/`)).json()
  expect(rows.map(({ title, amount }: { title: string; amount: number }) => [title, amount])).toEqual([
    ['Order 1', 1250],
    ['Customer created', null],
  ])
  const older = await owner.get(`${customersPath}${id}/timeline/?before=${rows[0].id}`)
  expect(older.json()).toMatchObject({ entries: rows.slice(1), more: false })
  const shown = async (what: string) => {
    const { entries, filters } = (await owner.get(`${customersPath}${id}/timeline/?show=${what}`)).json()
    return { filters, titles: entries.map(({ title }: { title: string }) => title) }
  }
  expect(await shown('money')).toEqual({ filters: ['money'], titles: ['Order 1'] })
  expect(await shown('notes')).toEqual({ filters: ['money'], titles: [] })
})

it('makes a customer of whoever is not known, with the source that was said', async () => {
  const reply = await owner.post('/api/v1/admin/shop/orders/', { firstname: 'New', email: 'new@example.com' })
  expect(reply.json().known).toMatchObject({ firstname: 'New', email: 'new@example.com', source: 'other' })
})

it('makes a customer of the sender of a form, once however often it is told (FORM-009, OPEN-241)', async () => {
  const told = {
    ...{ submissionId: 7, formName: 'Contact', createCustomer: true, tags: [], visitorId: null },
    customer: { firstname: 'Sender', lastname: 'One', country: 'Narnia' },
  }
  await owner.post('/api/v1/admin/shop/forms/', told)
  await owner.post('/api/v1/admin/shop/forms/', told)
  await owner.post('/api/v1/admin/shop/forms/', {
    ...told,
    submissionId: 8,
    createCustomer: false,
    customer: { firstname: 'Sendernot' },
  })
  await owner.post('/api/v1/admin/shop/forms/', { ...told, submissionId: 9, customer: { firstname: 'Senderlast' } })
  await vi.waitUntil(async () => (await found(owner, 'search=senderlast')).length === 1, { timeout: 20_000 })
  await vi.waitUntil(async () => (await found(owner, 'search=sender')).length === 2, { timeout: 20_000 })
  const [one] = (await owner.get(`${customersPath}?search=one`)).json().results.rows
  expect(one).toMatchObject({ firstname: 'Sender', source: 'other', country: '' })
  expect(await found(owner, 'search=sendernot')).toEqual([])
})
