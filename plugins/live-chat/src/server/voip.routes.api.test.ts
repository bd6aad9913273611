import { type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as root from '../index.ts'
import server from './index.ts'

const url = '/api/v1/admin/voip/'

let host: TestHost
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@ashlar/plugin-live-chat', root, server }] })
})
afterAll(() => host.close())

it('OPEN-118: whoever may call is told the telephony link, without seeing the settings', async () => {
  const [owner, staff] = [await host.signIn('owner'), await host.signIn('staff')]
  expect((await staff.get(url)).json()).toEqual({ success: true, link: '' })
  const link = 'https://pbx.example/call?to={number}'
  expect((await owner.put('/api/v1/admin/settings/', { voip_link: link })).statusCode).toBe(200)
  expect((await staff.get(url)).json().link).toBe(link)
  expect((await staff.get('/api/v1/admin/settings/')).statusCode).toBe(403)
})

it('OPEN-118: a link that could not call anybody, or that runs script, is refused', async () => {
  const owner = await host.signIn('owner')
  for (const voip_link of ['https://pbx.example/', 'javascript:alert({number})', '{number}']) {
    expect((await owner.put('/api/v1/admin/settings/', { voip_link })).statusCode, voip_link).toBe(422)
  }
})

it('PERM-110: the telephone needs the enterprise plan and the permission `voip`', async () => {
  const [platform, owner] = [await host.signIn('platform'), await host.signIn('owner', 'b')]
  expect((await (await host.signIn('editor')).get(url)).statusCode).toBe(403)
  expect((await owner.get(url)).statusCode).toBe(200)
  const plan = (plan: string) => platform.put(`/api/v1/admin/tenants/${owner.tenant.id}/`, { plan })
  expect((await plan('standard')).statusCode).toBe(200)
  const refused = await owner.get(url)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'PLAN_REQUIRED'])
  await plan('enterprise')
})
