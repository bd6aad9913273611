import { permission } from '@ashlar/sdk'
import { Database, defineRoutes } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { store } from '../../module.ts'
import { addedProduct, storeHost } from '../testing/store-host.ts'
import { CustomerPrices } from './customer-prices.ts'

const path = '/api/v1/admin/price-lists/'
const asked = Type.Object({ variants: Type.Array(Type.Integer()), customer: Type.Optional(Type.Integer()) })
const config = { access: permission(store, 'orders', 'can_view') }

/** Asks within a unit of work, as a cart does. */
const till = defineRoutes([Database, CustomerPrices], (app, database, prices) => {
  app.post('/api/v1/admin/till/prices/', { config, schema: { body: asked } }, async ({ body }) => ({
    prices: [...(await database.tenant((tx) => prices.of(tx, body.variants, body.customer)))],
  }))
})

let host: TestHost
let owner: TestClient
let other: TestClient
let variants: number[]
beforeAll(async () => {
  const made = await storeHost({ routes: [till] })
  host = made.host
  owner = made.owner
  other = made.other
  const prices = [1_000, 999, 0]
  const products = await Promise.all(
    prices.map((price, place) => addedProduct(owner, { name: `Priced ${place}`, variants: [{ price }] })),
  )
  variants = products.map((product) => product.variants[0].id)
})
afterAll(() => host?.close())

const customer = async (tags: string[]) =>
  (await owner.post('/api/v1/admin/customers/', { firstname: 'Ada', tags })).json().customer.customer_id
const pricesFor = async (id: number | undefined): Promise<number[]> => {
  const body = { variants, ...(id !== undefined && { customer: id }) }
  const { prices } = (await owner.post('/api/v1/admin/till/prices/', body)).json()
  return variants.map((variant) => new Map<number, number>(prices).get(variant) ?? -1)
}

it('a customer with a tag pays the lowest price of its lists, others the usual one', async () => {
  const [first] = variants
  const wholesale = (
    await owner.post(path, { name: 'Wholesale', tag: 'wholesale', percent_off: 12.5, prices: [] })
  ).json().priceList
  const friends = { name: 'Friends', tag: 'Friend', prices: [{ variant_id: first, price: 700 }] }
  const { priceList } = (await owner.post(path, friends)).json()
  expect(await pricesFor(undefined)).toEqual([1_000, 999, 0])
  expect(await pricesFor(await customer([]))).toEqual([1_000, 999, 0])
  const both = await customer(['Wholesale', 'friend'])
  expect(await pricesFor(await customer(['Wholesale']))).toEqual([875, 874, 0])
  expect(await pricesFor(both)).toEqual([700, 874, 0])
  await owner.put(`${path}${priceList.id}/`, { prices: [{ variant_id: first, price: 5_000 }] })
  expect(await pricesFor(both)).toEqual([875, 874, 0])
  await owner.put(`${path}${wholesale.id}/`, { is_active: false })
  expect(await pricesFor(both)).toEqual([1_000, 999, 0])
})

it('price lists are made, changed and deleted, each website its own', async () => {
  const made = (await owner.post(path, { name: ' Club ', tag: 'club', percent_off: 5 })).json().priceList
  expect(made).toEqual({
    ...{ id: expect.any(Number), name: 'Club', tag: 'club', percent_off: 5, is_active: true, prices: [], revision: 1 },
  })
  const refused = async (reply: Promise<{ statusCode: number; json(): { code: string } }>) => {
    const { statusCode, json } = await reply
    return [statusCode, json().code]
  }
  expect(await refused(owner.post(path, { name: 'CLUB', tag: 'x' }))).toEqual([409, 'STORE_PRICE_LIST_NAME_TAKEN'])
  const unknown = { name: 'New', tag: 'x', prices: [{ variant_id: 999_999, price: 1 }] }
  expect(await refused(owner.post(path, unknown))).toEqual([404, 'STORE_UNKNOWN_VARIANT'])
  expect((await owner.post(path, { name: 'New', tag: 'x', percent_off: 101 })).statusCode).toBe(422)
  const own = `${path}${made.id}/`
  expect((await owner.put(own, { percent_off: 7, revision: 1 })).json().priceList.revision).toBe(2)
  expect(await refused(owner.put(own, { percent_off: 8, revision: 1 }))).toEqual([
    ...[409, 'STORE_PRICE_LIST_CHANGED_SINCE'],
  ])
  expect(await refused(other.get(own))).toEqual([404, 'STORE_UNKNOWN_PRICE_LIST'])
  expect((await other.get(path)).json().results.rows).toEqual([])
  expect((await owner.delete(own)).statusCode).toBe(200)
  expect((await owner.get(own)).statusCode).toBe(404)
})
