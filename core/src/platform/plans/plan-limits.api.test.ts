import type { PlanUsage } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest } from '../identity/installation-under-test.ts'

let site: InstallationUnderTest
let platform: Browser
const limits = { pages: 2, media_files: 1, media_bytes: 1000, users: 2 }

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  platform = await site.person(await site.tenant('First'), 'platform')
  const reply = await platform.send('PUT', '/api/v1/admin/plans/basic/', limits)
  expect(reply.statusCode, reply.body).toBe(200)
})
afterAll(() => site?.close())

const page = (browser: Browser, title: string) => browser.send('POST', '/api/v1/admin/pages/', { title })

async function used(browser: Browser, tenant: Tenant): Promise<Record<string, number>> {
  const { usage } = (await browser.get(`/api/v1/admin/tenants/${tenant.id}/usage/`)).json<{ usage: PlanUsage }>()
  return Object.fromEntries(usage.limits.map((limit) => [limit.name, limit.used]))
}

describe('limits of plans (GEN-009)', () => {
  it('refuse the page that is one too many, by name, and give the place back with the trash', async () => {
    const tenant = await site.tenant('Pages', 'basic')
    const owner = await site.person(tenant, 'owner')
    const first = await page(owner, 'One')
    expect([first.statusCode, (await page(owner, 'Two')).statusCode]).toEqual([201, 201])
    const third = await page(owner, 'Three')
    expect([third.statusCode, third.json()]).toMatchObject([403, { code: 'PLAN_REQUIRED', limit: 'pages', most: 2 }])
    expect(third.json().error).toContain('2 pages')
    const { id } = first.json().page
    expect((await owner.send('DELETE', `/api/v1/admin/pages/${id}/`)).statusCode).toBe(200)
    expect((await page(owner, 'Three')).statusCode).toBe(201)
    const restored = await owner.send('PUT', '/api/v1/admin/pages/', { id, deleted: false })
    expect([restored.statusCode, restored.json().code]).toEqual([403, 'PLAN_REQUIRED'])
    expect(await used(owner, tenant)).toMatchObject({ pages: 2, users: 1 })
    await platform.send('PUT', `/api/v1/admin/tenants/${tenant.id}/`, { plan: 'enterprise' })
    expect((await page(owner, 'Four')).statusCode).toBe(201)
  })

  it('hold for pages that are made at the same moment', async () => {
    const tenant = await site.tenant('Race', 'basic')
    const owner = await site.person(tenant, 'owner')
    const replies = await Promise.all(Array.from({ length: 6 }, (_, index) => page(owner, `Page ${index}`)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 403, 403, 403, 403])
    expect(await used(owner, tenant)).toMatchObject({ pages: 2 })
  })

  it('count people of the back office, not customers', async () => {
    const tenant = await site.tenant('People', 'basic')
    const { guid } = await site.account(tenant, roles.owner)
    await site.account(tenant, roles.staff)
    await site.account(tenant, roles.customer)
    await expect(site.account(tenant, roles.editor)).rejects.toMatchObject({ code: 'PLAN_REQUIRED', status: 403 })
    await site.accounts.setDisabled(guid, true)
    await site.account(tenant, roles.editor)
    expect(await used(platform, tenant)).toMatchObject({ users: 2 })
  })

  it('count what many rows change at once, whoever changes them, and equal what a count of the rows says', async () => {
    const tenant = await site.tenant('Counted')
    await site.db.admin(
      `insert into core.media (tenant_id, file_name, storage_name, mime_type, kind, size, sha256)
       select $1, n || '.png', n::text, 'image/png', 'image', n, '0' from generate_series(1, 300) n`,
      [tenant.guid],
    )
    await site.db.admin(`delete from core.media where tenant_id = $1 and size <= 100`, [tenant.guid])
    await site.db.admin(`update core.media set size = 1 where tenant_id = $1 and size <= 200`, [tenant.guid])
    const [counted] = await site.db.admin<{ files: string; bytes: string }>(
      'select count(*) as files, sum(size) as bytes from core.media where tenant_id = $1',
      [tenant.guid],
    )
    expect(await used(platform, tenant)).toMatchObject({
      media_files: Number(counted?.files),
      media_bytes: Number(counted?.bytes),
    })
  })

  it('are read by everybody of the back office who may, and changed by the platform alone', async () => {
    const tenant = await site.tenant('Rights', 'basic')
    const owner = await site.person(tenant, 'owner')
    const other = await site.tenant('Other')
    expect((await owner.send('PUT', '/api/v1/admin/plans/basic/', limits)).statusCode).toBe(403)
    expect((await owner.get(`/api/v1/admin/tenants/${other.id}/usage/`)).statusCode).toBe(404)
    expect((await platform.get('/api/v1/admin/plans/')).json().plans).toMatchObject([
      { name: 'basic', limits },
      { name: 'standard' },
      { name: 'enterprise', limits: { pages: null } },
    ])
    const wrong = await platform.send('PUT', '/api/v1/admin/plans/basic/', { ...limits, pages: -1 })
    expect([wrong.statusCode, (await platform.send('PUT', '/api/v1/admin/plans/gold/', limits)).statusCode]).toEqual([
      422, 422,
    ])
  })
})
