import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineModule } from '@ashlar/sdk'
import { defineServer, migration, roles, type Tenant, tenantTable } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAs } from '../../data/context.ts'
import { MediaFolder } from '../../host/tokens.ts'
import { type Browser, InstallationUnderTest, password, platformHost } from '../identity/installation-under-test.ts'
import { MediaFiles } from '../media/media.contribution.ts'

const shop = defineModule({ id: 'shop', title: 'Shop' })
const shopServer = defineServer(shop, {
  migrations: [
    migration('0001', [
      tenantTable('good', [
        'id bigint generated always as identity',
        'parent bigint',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, parent) references shop.good (tenant_id, id)',
      ]),
      tenantTable('sale', [
        'id bigint generated always as identity',
        'good bigint not null',
        'primary key (tenant_id, id)',
        'foreign key (tenant_id, good) references shop.good (tenant_id, id)',
      ]),
    ]),
  ],
})
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let site: InstallationUnderTest
let platform: Browser
let first: Tenant

beforeAll(async () => {
  site = await InstallationUnderTest.open([{ name: '@acme/shop', root: { shop }, server: shopServer }])
  first = await site.tenant('First')
  platform = await site.person(first, 'platform')
})
afterAll(() => site?.close())

const remove = (tenant: Pick<Tenant, 'id'>, name: string, by = platform) =>
  by.send('DELETE', `/api/v1/admin/tenants/${tenant.id}/?name=${encodeURIComponent(name)}`)

/** Every table of the database, the queue's too, in whose rows a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await site.db.admin<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const holding = await Promise.all(
    tables.map(async ({ name }) => {
      const [found] = await site.db.admin(`select 1 from ${name} r where r::text like '%' || $1 || '%' limit 1`, [text])
      return found ? [name] : []
    }),
  )
  return holding.flat().toSorted()
}

describe('deleting a website (B2)', () => {
  it('leaves nothing of it: no row in any table, no file, no session, no address', async () => {
    const tenant = await site.tenant('Leaving')
    const owner = await site.person(tenant, 'owner')
    const { page } = (await owner.send('POST', '/api/v1/admin/pages/', { title: 'Parent' })).json()
    await owner.send('POST', '/api/v1/admin/pages/', { title: 'Child', parentId: page.id })
    await owner.send('PUT', `/api/v1/admin/page/draft/${page.id}/`, { content: null, contentRevision: 0 })
    await owner.send('PUT', '/api/v1/admin/settings/', { meta_title: 'Here' })
    await owner.send('PUT', `/api/v1/admin/tenants/${tenant.id}/modules/`, { modules: { shop: true } })
    await owner.send('POST', '/api/v1/admin/page/component-template/', { componentName: 'Kept' })
    const files = site.host.composition.resolve(MediaFiles)
    const file = { fileName: 'dot.png', bytes: picture, altText: 'Dot' }
    await runAs({ tenant }, () => files.add(file))
    await site.db.admin(
      `with made as (insert into shop.good (tenant_id) values ($1) returning id), child as
         (insert into shop.good (tenant_id, parent) select $1, id from made)
       insert into shop.sale (tenant_id, good) select $1, id from made`,
      [tenant.guid],
    )
    const agency = await site.accounts.createAgency({ name: 'Studio' })
    const agent = { email: 'agent@example.com', password, displayName: 'Agent', roleId: roles.editor }
    const account = await site.accounts.create({ ...agent, tenant: null, agency: agency.guid })
    await site.accounts.setMembership(account.guid, tenant.guid, roles.editor)
    const browser = site.browser(platformHost)
    await browser.signIn(agent.email, password)
    await browser.send('POST', '/api/v1/auth/tenant/', { id: tenant.id })

    const folder = join(site.host.composition.resolve(MediaFolder).path, tenant.guid)
    const before = await tablesWith(tenant.guid)
    expect(before.length).toBeGreaterThan(12)
    expect(before).toEqual(expect.arrayContaining(['shop.good', 'shop.sale', 'core.media', 'core.audit']))
    expect(existsSync(folder)).toBe(true)

    const reply = await remove(tenant, 'Leaving')
    expect([reply.statusCode, reply.body]).toEqual([200, '{"success":true}'])
    expect(await tablesWith(tenant.guid)).toEqual([])
    expect(existsSync(folder)).toBe(false)
    expect((await owner.get('/api/v1/auth/me/')).statusCode).toBe(421)
    expect((await browser.get('/api/v1/auth/me/')).json()).toMatchObject({ tenant: null, agency: { name: 'Studio' } })
    expect((await platform.get(`/api/v1/admin/tenants/${tenant.id}/`)).statusCode).toBe(404)
    const [line] = await site.db.admin<{ details: object }>(
      `select details from core.audit where action = 'tenant.deleted' and entity_id = $1`,
      [String(tenant.id)],
    )
    expect(line?.details).toMatchObject({ title: 'Leaving' })
  })

  it('asks for the name as it is written, and leaves other websites as they were', async () => {
    const tenant = await site.tenant('Staying')
    const owner = await site.person(tenant, 'owner')
    const wrong = await remove(tenant, 'staying')
    expect([wrong.statusCode, wrong.json().errors]).toMatchObject([422, [{ path: 'name' }]])
    expect((await remove(tenant, 'Staying', owner)).statusCode).toBe(403)
    expect((await owner.get('/api/v1/auth/me/')).statusCode).toBe(200)
    expect((await remove({ id: 999_999 }, 'X')).statusCode).toBe(404)
    expect((await remove(first, 'First')).statusCode).toBe(403)
  })
})
