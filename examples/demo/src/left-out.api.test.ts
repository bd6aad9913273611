// Every service of the website is a package that an installation can do without: what does not name it works as before.
import { testHost } from '@ashlar/core/testing'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packages, surfaces } from './composition.ts'

const leftOut = ['@ashlar/plugin-live-chat']
const settings = '/api/v1/admin/settings/'

let host: TestHost
let owner: TestClient
beforeAll(async () => {
  host = await testHost({ packages: (await packages).filter(({ name }) => !leftOut.includes(name)), surfaces })
  owner = await host.signIn('owner')
})
afterAll(() => host.close())

test('without live chat there is neither its setting nor its telephone, and pages are as they are (GEN-006, PERM-110, PERM-112)', async () => {
  const read = (await owner.get(settings)).json().settings
  expect(Object.keys(read).filter((key) => /^(live_chat|voip)/.test(key))).toEqual([])
  expect((await owner.put(settings, { live_chat_enabled: true })).json().code).toBe('UNKNOWN_FIELD')
  expect((await owner.get('/api/v1/admin/voip/')).statusCode).toBe(404)
  const me = (await owner.get('/api/v1/auth/me/')).json()
  expect(me.permissions).not.toHaveProperty('voip')
  const page = await host.visitor().get('/')
  expect([page.statusCode, page.body.includes('Chat with us')]).toEqual([404, false])
  expect((await owner.put(settings, { company_name: 'Kiln' })).json().settings.company_name).toEqual({ value: 'Kiln' })
})
