import type { TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withSettings } from '../server/testing/shop.ts'
import { storeHost } from '../server/testing/store-host.ts'
import { illegalSteps, ShopHistories, shopFaults } from './shop-histories.fixtures.ts'

let host: TestHost
let histories: ShopHistories
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  await withSettings(made.owner, { commerce: { on_pickup: true } })
  histories = new ShopHistories(host, made.owner)
  await histories.stockUp()
})
afterAll(() => host?.close())

test('in 200 histories of two to eight people at once, stock, orders and payments agree and nothing is sold twice (C7)', async () => {
  for (let seed = 1; seed <= 200; seed += 1) await histories.run(seed)
  const none = { ledger: [], chain: [], setAside: [], sold: [], money: [], numbers: [] }
  // Payments are told of by the outbox.
  await vi.waitFor(async () => expect(await shopFaults(host)).toEqual(none), { timeout: 30_000, interval: 200 })
  expect(await illegalSteps(host)).toEqual([])
  const [orders] = await host.sql<{ n: string }>`select count(*) as n from store.web_order`
  expect(Number(orders?.n)).toBeGreaterThan(100)
}, 120_000)
