import { type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as root from './index.ts'
import server from './server/index.ts'

const campaigns = '/api/v1/admin/email-marketing/campaigns/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@acme/campaigns', root, server }] })
  owner = await host.signIn('owner')
})
afterAll(() => host?.close())

const answer = async (reply: ReturnType<TestClient['get']>) => {
  const { statusCode, body } = await reply
  return [statusCode, JSON.parse(body).code]
}
const switchModule = (campaigns: boolean) =>
  owner.put(`/api/v1/admin/tenants/${owner.tenant.id}/modules/`, { modules: { campaigns } })

it('API-108: the campaigns are there with their module alone', async () => {
  await owner.post(campaigns, { name: 'Spring check' })
  const rows = [{ id: expect.any(Number), name: 'Spring check' }]
  expect((await owner.get(campaigns)).json()).toEqual({ success: true, results: { rows, total: 1 } })
  expect((await switchModule(false)).statusCode).toBe(200)
  expect(await answer(owner.get(campaigns))).toEqual([403, 'MODULE_NOT_ENABLED'])
  expect((await owner.get('/api/v1/admin/modules/')).json().results.rows).toEqual([])
  await switchModule(true)
  expect((await owner.get(campaigns)).json().results.total).toBe(1)
})

it('EDIT-037, OPEN-128: one campaign is read with its content and saved on the same path; a stale save is 409', async () => {
  const { id } = (await owner.post(campaigns, { name: 'Winter storage' })).json()
  const one = { id, name: 'Winter storage', content: null, revision: 0 }
  expect((await owner.get(`${campaigns}${id}/`)).json()).toEqual({ success: true, campaign: one })
  const saved = await owner.put(`${campaigns}${id}/`, { content: '{}', revision: 0 })
  expect(saved.json()).toEqual({ success: true, campaign: { ...one, content: '{}', revision: 1 } })
  expect(await answer(owner.put(`${campaigns}${id}/`, { content: '{}', revision: 0 }))).toEqual([409, 'STALE_REVISION'])
  expect(await answer(owner.get(`${campaigns}999999/`))).toEqual([404, 'NOT_FOUND'])
})
