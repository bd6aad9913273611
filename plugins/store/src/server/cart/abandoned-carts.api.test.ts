import { on } from '@ashlar/sdk/server'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cartAbandoned } from '../../contract.ts'
import { browser, itemsPath, soldProduct } from '../testing/shop.ts'
import { storeHost } from '../testing/store-host.ts'
import { lookAfterCarts } from './abandoned-carts.job.ts'

const heard: { email: string; total: number }[] = []
let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const hears = on(cartAbandoned, [], ({ email, total }) => {
    heard.push({ email, total })
  })
  const made = await storeHost({ subscriptions: [hears] })
  host = made.host
  owner = made.owner
  await soldProduct(owner, 'LEFT-1')
})
afterAll(() => host?.close())

/** Look after carts when so many more minutes have passed since they were changed. */
async function look(minutes: number) {
  await host.sql`update store.cart set changed_at = changed_at - make_interval(mins => ${minutes}::integer)`
  await host.run(lookAfterCarts, {})
}

it('a cart of an account that is left alone for an hour is told once, and cleared after 60 days', async () => {
  const account = browser(await host.signIn('customer'))
  const visitor = browser(host.visitor())
  await account.post(itemsPath, { sku: 'LEFT-1', quantity: 2 })
  await visitor.post(itemsPath, { sku: 'LEFT-1' })
  await look(59)
  await look(2)
  await look(15)
  await vi.waitFor(() => expect(heard).toEqual([{ email: expect.stringContaining('@'), total: 2_000 }]), 15_000)
  await look(59 * 24 * 60)
  expect((await visitor.get('/api/v1/cart/')).json().cart.count).toBe(1)
  await look(24 * 60)
  expect((await visitor.get('/api/v1/cart/')).json().cart.count).toBe(0)
  expect(heard).toHaveLength(1)
})
