import type { UsageHistory } from '@ashlar/sdk/platform'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost()
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

const history = async (days: number, client = owner): Promise<UsageHistory> =>
  (await client.get(`/api/v1/admin/usage-history/?days=${days}`)).json().results

describe('GET /api/v1/admin/usage-history/ (issue 16)', () => {
  it('tells how much a website used at the end of each day, of what is there now', async () => {
    const before = await history(7)
    expect(before.amounts.pages).toHaveLength(7)
    const made = await owner.post('/api/v1/admin/pages/', { title: 'History' })
    const { id } = made.json().page
    const after = await history(7)
    const rises = (now: readonly number[], then: readonly number[]) => now.map((amount, at) => amount - (then[at] ?? 0))
    expect(rises(after.amounts.pages, before.amounts.pages)).toEqual([0, 0, 0, 0, 0, 0, 1])
    await host.sql`update core.page set created_at = now() - interval '3 days' where id = ${id}`
    expect(rises((await history(7)).amounts.pages, before.amounts.pages)).toEqual([0, 0, 0, 1, 1, 1, 1])
    const { usage } = (await owner.get(`/api/v1/admin/tenants/1/usage/`)).json()
    expect(
      usage.limits.map(({ name, used }: { name: keyof UsageHistory['amounts']; used: number }) => [name, used]),
    ).toEqual(Object.entries(after.amounts).map(([name, amounts]) => [name, amounts.at(-1)]))
    await owner.delete(`/api/v1/admin/pages/${id}/`)
    expect((await history(7)).amounts.pages).toEqual(before.amounts.pages)
  })

  it('is each website’s own, for its staff, and over a year at most', async () => {
    const other = await host.signIn('owner', 'b')
    const before = await history(1, other)
    await owner.post('/api/v1/admin/pages/', { title: 'Elsewhere' })
    expect(await history(1, other)).toEqual(before)
    expect((await (await host.signIn('customer')).get('/api/v1/admin/usage-history/?days=7')).statusCode).toBe(403)
    expect((await owner.get('/api/v1/admin/usage-history/?days=367')).statusCode).toBe(422)
  })
})
