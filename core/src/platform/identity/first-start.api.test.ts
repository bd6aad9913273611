import { afterAll, beforeAll, expect, it } from 'vitest'
import { Tenants } from '../tenants/tenant.service.ts'
import { firstStart } from './first-start.ts'
import { InstallationUnderTest } from './installation-under-test.ts'

let site: InstallationUnderTest

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  await site.db.admin('delete from core.tenant')
})
afterAll(() => site?.close())

it('makes the first website and its owner, who is platform administrator, once', async () => {
  const services = { tenants: site.host.composition.resolve(Tenants), accounts: site.accounts }
  const start = (adminPassword?: string) => firstStart({ adminEmail: 'Admin@Example.com', adminPassword }, services)
  const together = await Promise.all([start(), start(), start(), start()])
  const made = together.find(({ password }) => password !== undefined) ?? together[0]
  expect(together.filter(({ password }) => password !== undefined)).toHaveLength(1)
  expect(new Set(together.map(({ tenant }) => tenant.guid)).size).toBe(1)
  expect(made).toMatchObject({ isRandom: true, tenant: { name: 'Website', plan: 'enterprise' } })
  expect(made.password).toMatch(/^[A-Za-z0-9_-]{16}$/)

  for (const host of ['localhost', 'localhost:4000', '127.0.0.1:3000', '[::1]:3000']) {
    const browser = site.browser(host)
    const reply = await browser.signIn('admin@example.com', made.password ?? '')
    expect([host, reply.statusCode]).toEqual([host, 200])
    expect(reply.json().user).toMatchObject({ role_id: 1, isPlatformAdministrator: true })
    expect((await browser.get('/api/v1/admin/tenants/')).statusCode).toBe(200)
  }

  expect(await start('another password')).toMatchObject({ password: undefined, tenant: { id: made.tenant.id } })
  expect((await site.browser('localhost').signIn('admin@example.com', 'another password')).statusCode).toBe(401)
  expect(await site.db.admin('select * from core.account')).toHaveLength(1)
})

it('takes the website and the account that a seed has made', async () => {
  await site.db.admin('update core.account set is_platform_administrator = false, role_id = 4')
  const services = { tenants: site.host.composition.resolve(Tenants), accounts: site.accounts }
  const first = await services.tenants.first()
  await services.tenants.change(first?.id ?? 0, { name: 'Seeded' })
  const found = await firstStart({ adminEmail: 'admin@example.com', adminPassword: 'chosen password' }, services)
  expect(found).toMatchObject({
    isRandom: false,
    password: 'chosen password',
    tenant: { id: first?.id, name: 'Seeded' },
  })
  const reply = await site.browser('localhost').signIn('admin@example.com', 'chosen password')
  expect(reply.json().user).toMatchObject({ role_id: 1, isPlatformAdministrator: true })
})
