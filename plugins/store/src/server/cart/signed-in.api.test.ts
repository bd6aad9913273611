import { visitorSignedIn } from '@ashlar/sdk'
import { Database, defineRoutes } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, itemsPath, soldProduct } from '../testing/shop.ts'
import { storeHost } from '../testing/store-host.ts'

const schema = { body: Type.Object({ visitor: Type.String(), account: Type.String() }) }
/** Tells that a visitor signed in, as the platform does. */
const signingIn = defineRoutes([Database], (app, database) => {
  app.post('/api/v1/signing-in/', { config: { access: 'public' }, schema }, async ({ body }) => {
    await database.tenant((tx) => tx.emit(visitorSignedIn, body))
    return {}
  })
})

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await storeHost({ routes: [signingIn] })
  host = made.host
  owner = made.owner
})
afterAll(() => host?.close())

it('the cart of a visitor becomes part of the account’s at sign-in, up to the maximum (OPEN-317)', async () => {
  await soldProduct(owner, 'IN-1', { stock: 100 })
  await soldProduct(owner, 'IN-2')
  const [visitor, account] = [browser(host.visitor()), browser(await host.signIn('customer'))]
  await account.post(itemsPath, { sku: 'IN-1', quantity: 7 })
  await visitor.post(itemsPath, { sku: 'IN-1', quantity: 6 })
  await visitor.post(itemsPath, { sku: 'IN-2', quantity: 2 })
  const [theirs] = await host.sql<{ visitor: string }>`select visitor from store.cart where visitor is not null`
  const [own] = await host.sql<{ account: string }>`select account from store.cart where account is not null`
  expect(theirs?.visitor).toMatch(/^[0-9a-f]{64}$/)
  const told = await owner.post('/api/v1/signing-in/', { visitor: theirs?.visitor, account: own?.account })
  expect(told.statusCode).toBe(200)
  expect((await account.get('/api/v1/cart/')).json().cart.items).toMatchObject([
    { sku: 'IN-1', quantity: 10 },
    { sku: 'IN-2', quantity: 2 },
  ])
  expect((await visitor.get('/api/v1/cart/')).json().cart.items).toEqual([])
})
