import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as root from './index.ts'
import server from './server/index.ts'

const url = (entity: string) => `/api/v1/admin/${entity}/`

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@acme/desk', root, server }] })
})
afterAll(() => host?.close())

it('the server refuses what belongs to a higher plan (PERM-106)', async () => {
  const [platform, other] = [await host.signIn('platform'), await host.signIn('owner', 'b')]
  const refused = async () => [(await other.post(url('quotes'), { title: 'x' })).json().code]
  expect(await refused()).toEqual([undefined])
  await platform.put(`/api/v1/admin/tenants/${other.tenant.id}/`, { plan: 'standard' })
  expect(await refused()).toEqual(['PLAN_REQUIRED'])
})
