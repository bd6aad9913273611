import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addedProduct, productsPath, storeHost } from '../testing/store-host.ts'

let host: TestHost
let owner: TestClient
let other: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  other = made.other
})
afterAll(() => host?.close())

it('a product without attributes has one variant (OPEN-315)', async () => {
  const product = await addedProduct(owner, { name: 'Ash stool', variants: [{ sku: 'ASH-1', price: 1999 }] })
  expect(product).toMatchObject({ name: 'Ash stool', slug: 'ash-stool', status: 'draft', numberOfVariants: 0 })
  expect(product.variants).toMatchObject([{ sku: 'ASH-1', price: 1999 }])
  expect((await owner.get(productsPath)).json().results.rows).toHaveLength(1)
  expect((await other.get(productsPath)).json().results.rows).toEqual([])
})
