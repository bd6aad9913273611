// More products than a list counts.
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productsPath, storeHost } from '../testing/store-host.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  const made = await storeHost()
  host = made.host
  owner = made.owner
  await host.sql`insert into store.product (tenant_id, name, slug, status, name_key, min_price, max_price, stock)
    select ${host.tenants.a.guid}::uuid, 'Lot ' || n, 'lot-' || n, 'published', 'lot ' || n, n, n, 5
    from generate_series(1, 10100) n`
})
afterAll(() => host?.close())

it('a list of products counts to 10,000 where it is filtered, for staff and for visitors, and is exact below', async () => {
  const listed = async (client: TestClient, path: string, query: string) => {
    const reply = (await client.get(`${path}?itemsPerPage=2&${query}`)).json()
    const { total, totalIsEstimate } = reply.results ?? reply
    return [total, totalIsEstimate]
  }
  const visitor = host.visitor()
  expect(await listed(visitor, '/api/v1/products/', 'minPrice=1')).toEqual([10_000, true])
  expect(await listed(visitor, '/api/v1/products/', 'minPrice=101')).toEqual([10_000, undefined])
  expect(await listed(owner, productsPath, 'stock_state=in_stock')).toEqual([10_000, true])
  expect(await listed(owner, productsPath, 'status=published')).toEqual([10_100, undefined])
})
