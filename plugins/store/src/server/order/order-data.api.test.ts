import { each } from '@ashlar/sdk'
import { defineRoutes, type Person, personalData } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, contact, itemsPath, ordered, soldProduct, withSettings } from '../testing/shop.ts'
import { storeHost } from '../testing/store-host.ts'

const schema = { body: Type.Unsafe<Person>({ type: 'object', additionalProperties: true }) }
/** What people ask of the module: to hand over what it knows of them, and to erase it. */
const asking = defineRoutes([each(personalData)], (app, people) => {
  app.post('/api/v1/asking/export/', { config: { access: 'public' }, schema }, async ({ body }) => ({
    data: await people.find('store')?.export(body),
  }))
  app.post('/api/v1/asking/erase/', { config: { access: 'public' }, schema }, async ({ body }) => {
    await people.find('store')?.erase(body)
    return {}
  })
})

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await storeHost({ routes: [asking] })
  host = made.host
  owner = made.owner
  await withSettings(owner, { commerce: { on_pickup: true } })
  await soldProduct(owner, 'DATA-1', { stock: 50 })
})
afterAll(() => host?.close())

const orderOf = async (email: string) => {
  const shopper = browser(host.visitor())
  await shopper.post(itemsPath, { sku: 'DATA-1' })
  const given = { contact: { ...contact, email }, delivery: 'pickup', payment: 'on_pickup', notes: 'At the back' }
  return { shopper, order: await ordered(shopper, given) }
}

it('orders of a person are exported and erased, what was sold for how much stays', async () => {
  const { shopper, order } = await orderOf('Data@Shop.example')
  const { order: foreign } = await orderOf('other@shop.example')
  const ask = async (what: string, person: Person) => (await owner.post(`/api/v1/asking/${what}/`, person)).json()
  const person = { email: 'data@shop.example' }
  expect((await ask('export', person)).data).toMatchObject([{ id: order.id, notes: 'At the back' }])
  await ask('erase', person)
  await ask('erase', person)
  expect((await ask('export', person)).data).toBeUndefined()
  const { webOrder } = (await owner.get(`/api/v1/admin/web-orders/${order.id}/`)).json()
  expect(webOrder).toMatchObject({ contact: { firstname: '', email: '' }, customer_id: null, notes: '', grandTotal: 1_000 })
  expect((await shopper.get(`/api/v1/orders/${order.id}/`)).statusCode).toBe(404)
  expect((await owner.get('/api/v1/admin/web-orders/?search=mara')).json().results.rows).toMatchObject([{ id: foreign.id }])
})

it('an order is repeated as far as its products are still sold', async () => {
  await soldProduct(owner, 'DATA-2', { stock: 3 })
  const shopper = browser(host.visitor())
  await shopper.post(itemsPath, { sku: 'DATA-1', quantity: 2 })
  await shopper.post(itemsPath, { sku: 'DATA-2', quantity: 2 })
  const { id } = await ordered(shopper, { contact, delivery: 'pickup', payment: 'on_pickup' })
  const { cart, errors } = (await shopper.post(`/api/v1/orders/${id}/repeat/`)).json()
  expect(cart.items).toMatchObject([{ sku: 'DATA-1', quantity: 2 }, { sku: 'DATA-2', quantity: 1 }])
  expect(errors).toEqual([{ path: 'DATA-2', message: 'Max quantity is 1' }])
  expect((await browser(host.visitor()).post(`/api/v1/orders/${id}/repeat/`)).statusCode).toBe(404)
})
