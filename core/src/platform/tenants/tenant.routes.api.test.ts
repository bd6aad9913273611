import { defineModule } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import { defineRoutes, defineServer, migration, type Plan, roles, type Tenant, tenantTable } from '@ashlar/sdk/server'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest } from '../identity/installation-under-test.ts'

const customers = defineModule({ id: 'crm', title: 'CRM', description: 'People.', permissions: { people: 'People' } })
const shop = defineModule({ id: 'shop', title: 'Shop', permissions: { goods: 'Goods' }, requires: [customers] })
const guard = defineModule({ id: 'guard', title: 'Guard', always: true })
const shopServer = defineServer(shop, {
  migrations: [migration('0001', [tenantTable('good', ['id bigint not null', 'primary key (tenant_id, id)'])])],
  routes: [
    defineRoutes([], (app) => {
      app.get(
        '/api/v1/admin/goods/',
        {
          config: { access: 'goods.can_view' },
          schema: { response: { 200: Type.Object({ success: Type.Boolean() }) } },
        },
        async () => ({ success: true }),
      )
    }),
  ],
})
const url = '/api/v1/admin/tenants/'

let site: InstallationUnderTest
let first: Tenant
let platform: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open([
    { name: '@acme/crm', root: { customers } },
    { name: '@acme/shop', root: { shop }, server: shopServer },
    { name: '@acme/guard', root: { guard } },
  ])
  first = await site.tenant('First')
  platform = await site.person(first, 'platform')
})
afterAll(() => site?.close())

async function made(hosts: string[], plan: Plan = 'enterprise') {
  const reply = await platform.send('POST', url, { name: 'Made', hosts, plan })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<{ tenant: { id: number; guid: string; hosts: string[] } }>().tenant
}

describe('POST /api/v1/admin/tenants/ (OPEN-144)', () => {
  it('makes a tenant that answers on its hosts at once, with any port, and on a public name once it is verified', async () => {
    expect((await site.browser('made-now.localhost').get('/api/v1/auth/me/')).statusCode).toBe(421)
    const reply = await platform.send('POST', url, {
      name: 'Made',
      hosts: ['Made-Now.localhost', 'www.made.example'],
      plan: 'basic',
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        success: true,
        tenant: {
          id: expect.any(Number),
          guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'Made',
          plan: 'basic',
          hosts: ['made-now.localhost', 'www.made.example'],
          agency: null,
          createdAt: expect.any(String),
        },
      },
    ])
    for (const host of ['made-now.localhost', 'MADE-NOW.localhost:8080'])
      expect((await site.browser(host).get('/api/v1/auth/me/')).statusCode, host).toBe(401)
    expect((await site.browser('www.made.example').get('/api/v1/auth/me/')).statusCode).toBe(421)
    await made(['main.made.example'])
    expect((await site.browser('main.made.example').get('/api/v1/auth/me/')).statusCode).toBe(401)
  })

  it('refuses a taken host name with 409 and names it; nothing is made', async () => {
    await made(['taken.localhost'])
    const before = await site.db.admin('select * from core.tenant')
    const reply = await platform.send('POST', url, {
      name: 'X',
      hosts: ['free.localhost', 'TAKEN.localhost'],
      plan: 'basic',
    })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { success: false, code: 'ALREADY_TAKEN', errors: [{ path: 'hosts/1' }] },
    ])
    const parallel = await Promise.all(
      Array.from({ length: 6 }, () =>
        platform.send('POST', url, { name: 'X', hosts: ['race.localhost'], plan: 'basic' }),
      ),
    )
    expect(parallel.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await site.db.admin('select * from core.tenant')).toHaveLength(before.length + 1)
  })

  it('refuses what is no host name, a name given twice and the platform host, with their places', async () => {
    const hosts = [
      'good.localhost',
      'http://bad.example',
      'a b',
      'good.localhost',
      '*.example.com',
      'platform.localhost',
    ]
    const reply = await platform.send('POST', url, { name: 'X', hosts, plan: 'basic' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors.map((error: { path: string }) => error.path)).toEqual([
      'hosts/1',
      'hosts/2',
      'hosts/3',
      'hosts/4',
      'hosts/5',
    ])
  })

  it('refuses wrong bodies with the code that fits (T15)', async () => {
    const body = { name: 'X', hosts: ['x.localhost'], plan: 'basic' }
    const code = async (change: object) => (await platform.send('POST', url, { ...body, ...change })).statusCode
    expect(await code({ guid: first.guid })).toBe(400)
    expect(await code({ name: 1 })).toBe(400)
    expect(await code({ hosts: 'x.localhost' })).toBe(400)
    expect(await code({ name: '' })).toBe(422)
    expect(await code({ name: 'a\u0000b' })).toBe(422)
    expect(await code({ name: 'a\nb' })).toBe(422)
    expect(await code({ hosts: [] })).toBe(422)
    expect(await code({ plan: 'gold' })).toBe(422)
  })

  it('is for platform administrators alone', async () => {
    for (const role of ['owner', 'administrator', 'staff', 'customer'] as const) {
      const browser = await site.person(first, role)
      const reply = await browser.send('POST', url, { name: 'X', hosts: ['x.localhost'], plan: 'basic' })
      expect([role, reply.statusCode]).toEqual([role, 403])
      expect((await browser.get(url)).statusCode).toBe(403)
    }
    expect(
      (await site.browser(first).send('POST', url, { name: 'X', hosts: ['x.localhost'], plan: 'basic' })).statusCode,
    ).toBe(401)
  })

  it('is written to the audit log with who asked', async () => {
    await made(['audited.localhost'])
    const rows = await site.db.admin<{ actor: string | null; details: { reason: string } }>(
      `select actor, details from core.audit where details ->> 'reason' = 'Create the website Made'`,
    )
    expect(rows.at(-1)?.actor).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('reading and changing tenants', () => {
  it('lists them and changes name and plan, which me says at once (GEN-009)', async () => {
    const tenant = await site.tenant('Planned', 'basic')
    const owner = await site.person(tenant, 'owner')
    const me = async () => (await owner.get('/api/v1/auth/me/')).json<Me>()
    expect(await me()).toMatchObject({ plan: 'basic', tenant: { name: 'Planned' } })
    const reply = await platform.send('PUT', `${url}${tenant.id}/`, { plan: 'enterprise', name: 'Renamed' })
    expect([reply.statusCode, reply.json().tenant]).toMatchObject([
      200,
      { id: tenant.id, plan: 'enterprise', name: 'Renamed' },
    ])
    expect(await me()).toMatchObject({ plan: 'enterprise', tenant: { name: 'Renamed' } })
    const list = (await platform.get(`${url}?limit=-1`)).json().results
    expect(list.rows.map((row: { id: number }) => row.id)).toContain(tenant.id)
    expect(list.total).toBe(list.rows.length)
    expect((await platform.get(`${url}?itemsPerPage=1&currentPage=2`)).json().results.rows).toHaveLength(1)
    expect((await platform.get(`${url}999999/`)).statusCode).toBe(404)
    expect((await platform.send('PUT', `${url}999999/`, { name: 'X' })).statusCode).toBe(404)
    expect((await platform.get(`${url}abc/`)).statusCode).toBeLessThan(500)
    expect((await owner.send('PUT', `${url}${tenant.id}/`, { plan: 'enterprise' })).statusCode).toBe(403)
  })
})

describe('module switches (GEN-006, TENANT-001)', () => {
  it('take effect at once, for the gate, the rights and the rows themselves', async () => {
    const tenant = await site.tenant('Switching')
    const owner = await site.person(tenant, 'owner')
    const modules = `${url}${tenant.id}/modules/`
    const goods = async () => (await owner.get('/api/v1/admin/goods/')).statusCode
    await site.db.admin('insert into shop.good (tenant_id, id) values ($1, 1)', [tenant.guid])
    const rows = () => site.db.database.forTenant(tenant.guid, (tx) => tx.sql`select id from shop.good`)

    expect((await owner.get(modules)).json()).toMatchObject({ success: true, modules: { crm: true, shop: true } })
    expect([await goods(), (await rows()).length]).toEqual([200, 1])

    const off = await owner.send('PUT', modules, { modules: { shop: false } })
    expect([off.statusCode, off.json().modules]).toEqual([200, { crm: true, shop: false }])
    expect([await goods(), (await owner.get('/api/v1/admin/goods/')).json().code]).toEqual([403, 'MODULE_NOT_ENABLED'])
    expect(await rows()).toEqual([])
    const me = (await owner.get('/api/v1/auth/me/')).json<Me>()
    expect([me.modules, me.permissions.goods?.can_view]).toEqual([['crm', 'guard'], false])
    expect(
      (await owner.get('/api/v1/admin/modules/')).json().results.rows.map((row: { id: string }) => row.id),
    ).toEqual(['crm', 'guard'])

    await owner.send('PUT', modules, { modules: { shop: true } })
    expect([await goods(), (await rows()).length]).toEqual([200, 1])
  })

  it('stay within the plan: 403 PLAN_REQUIRED, and a lower plan takes the module away (GEN-009)', async () => {
    const tenant = await site.tenant('Small', 'standard')
    const owner = await site.person(tenant, 'owner')
    const modules = `${url}${tenant.id}/modules/`
    const plans = '/api/v1/admin/plans/'
    const moved = { module: 'shop', plan: 'enterprise', typed: 'Shop' }
    expect((await platform.send('PUT', plans, moved)).json().results.rows).toEqual([
      { module: 'shop', plan: 'enterprise' },
    ])
    expect((await owner.get('/api/v1/admin/goods/')).json().code).toBe('MODULE_NOT_ENABLED')
    const beyond = await owner.send('PUT', modules, { modules: { shop: true, crm: false } })
    expect([beyond.statusCode, beyond.json().code]).toEqual([403, 'PLAN_REQUIRED'])
    expect((await owner.get(modules)).json().modules).toEqual({ crm: true, shop: false })
    await platform.send('PUT', `${url}${tenant.id}/`, { plan: 'enterprise' })
    expect((await owner.get('/api/v1/admin/goods/')).statusCode).toBe(200)
    await platform.send('PUT', plans, { module: 'shop', plan: 'basic' })
    expect((await platform.get(plans)).json().results.rows).toEqual([])
    expect((await platform.send('PUT', plans, { module: 'nothing', plan: 'basic' })).statusCode).toBe(404)
    expect((await owner.send('PUT', plans, { module: 'shop', plan: 'basic' })).statusCode).toBe(403)
  })

  it('move to a higher plan only when whom it hits was shown and the name of the module was typed', async () => {
    const plans = '/api/v1/admin/plans/'
    const reach = async (module: string, plan: string) =>
      (await platform.get(`${plans}reach/?module=${module}&plan=${plan}`)).json().reach
    const before = await reach('crm', 'enterprise')
    const tenant = await site.tenant('Reached', 'basic')
    await site.account(tenant, roles.owner)
    await site.account(tenant, roles.staff)
    await site.account(tenant, roles.customer)
    const off = await site.tenant('Unreached', 'basic')
    const modules = { shop: false, crm: false }
    await platform.send('PUT', `${url}${off.id}/modules/`, { modules })
    await site.tenant('Above', 'enterprise')
    const found = await reach('crm', 'enterprise')
    expect([found.websites - before.websites, found.people - before.people]).toEqual([1, 2])
    expect(found.named).toContainEqual({ id: tenant.id, name: 'Reached', people: 2 })
    expect(found.modules).toEqual(['Shop'])
    expect(await reach('crm', 'basic')).toMatchObject({ websites: 0, people: 0, named: [] })

    const move = (body: object) => platform.send('PUT', plans, { module: 'crm', plan: 'enterprise', ...body })
    for (const body of [{}, { typed: 'crm' }]) {
      const refused = await move(body)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'MODULE_IN_USE'])
      expect(refused.json().errors).toMatchObject([{ path: 'typed' }])
    }
    expect((await platform.get(plans)).json().results.rows).toEqual([])
    expect((await move({ typed: 'CRM' })).statusCode).toBe(200)
    // Nobody has it below that plan any more, and the way back down takes nothing from anybody.
    expect(await reach('crm', 'enterprise')).toMatchObject({ websites: 0 })
    expect((await move({ plan: 'basic' })).statusCode).toBe(200)
    expect((await platform.get(`${plans}reach/?module=nothing&plan=basic`)).statusCode).toBe(404)
    const owner = await site.person(tenant, 'owner')
    expect((await owner.get(`${plans}reach/?module=crm&plan=basic`)).statusCode).toBe(403)
  })

  it('are refused whole when a module is unknown or would lack what it requires', async () => {
    const tenant = await site.tenant('Strict')
    const owner = await site.person(tenant, 'owner')
    const modules = `${url}${tenant.id}/modules/`
    const put = (body: object) => owner.send('PUT', modules, body)
    const lacking = await put({ modules: { crm: false } })
    expect([lacking.statusCode, lacking.json().errors]).toEqual([
      422,
      [{ path: 'modules/crm', message: 'Shop requires crm.' }],
    ])
    expect((await put({ modules: { shop: false, rockets: true } })).json().errors).toMatchObject([
      { path: 'modules/rockets' },
    ])
    expect((await put({ modules: { core: false } })).statusCode).toBe(422)
    expect((await put({ modules: { shop: 'no' } })).statusCode).toBe(400)
    expect((await put({ modules: {}, plan: 'enterprise' })).statusCode).toBe(400)
    expect((await owner.get(modules)).json().modules).toEqual({ crm: true, shop: true })
  })

  it('are not for a module that every website has: no plan takes it away and nobody switches it off', async () => {
    const tenant = await site.tenant('Watched', 'basic')
    const owner = await site.person(tenant, 'owner')
    const message = 'Every website has “Guard”. Plans do not restrict it, and it can’t be switched off.'
    const off = await owner.send('PUT', `${url}${tenant.id}/modules/`, { modules: { guard: false, shop: false } })
    expect([off.statusCode, off.json().errors]).toEqual([422, [{ path: 'modules/guard', message }]])
    const planned = await platform.send('PUT', '/api/v1/admin/plans/', { module: 'guard', plan: 'enterprise' })
    expect([planned.statusCode, planned.json().errors]).toEqual([422, [{ path: 'module', message }]])
    expect((await owner.get('/api/v1/auth/me/')).json<Me>().modules).toEqual(['crm', 'shop', 'guard'])
  })

  it('are the owner’s and the platform’s; another tenant’s are not there (T2)', async () => {
    const tenant = await site.tenant('Guarded')
    const modules = `${url}${tenant.id}/modules/`
    const foreign = await site.person(first, 'owner')
    expect((await foreign.get(modules)).statusCode).toBe(404)
    expect((await foreign.send('PUT', modules, { modules: { shop: false } })).statusCode).toBe(404)
    const administrator = await site.person(tenant, 'administrator')
    expect((await administrator.get(modules)).statusCode).toBe(200)
    expect((await administrator.send('PUT', modules, { modules: { shop: false } })).statusCode).toBe(403)
    expect((await (await site.person(tenant, 'staff')).get(modules)).statusCode).toBe(403)
    expect((await platform.send('PUT', modules, { modules: { shop: false } })).json().modules).toEqual({
      crm: true,
      shop: false,
    })
    expect((await platform.get(`${url}999999/modules/`)).statusCode).toBe(404)
  })
})

describe('GET /api/v1/admin/packages/ and /modules/', () => {
  it('say what is installed and what this tenant has of it', async () => {
    const tenant = await site.tenant('Listing')
    const owner = await site.person(tenant, 'owner')
    await owner.send('PUT', `${url}${tenant.id}/modules/`, { modules: { shop: false } })
    const { results } = (await owner.get('/api/v1/admin/packages/')).json()
    expect(results).toEqual({
      total: 3,
      rows: [
        {
          name: '@acme/crm',
          id: 'crm',
          kind: 'module',
          title: 'CRM',
          icon: 'package',
          description: 'People.',
          version: '1.0.0',
          origin: 'distribution',
          status: 'active',
          reason: '',
          faults: 0,
          trial: null,
          blocks: [],
          allowed: true,
          enabled: true,
          always: false,
        },
        expect.objectContaining({ name: '@acme/shop', id: 'shop', allowed: true, enabled: false }),
        expect.objectContaining({ id: 'guard', kind: 'module', allowed: true, enabled: true, always: true }),
      ],
    })
    expect((await owner.get('/api/v1/admin/modules/')).json().results.rows).toEqual([
      {
        ...{ id: 'crm', title: 'CRM', description: 'People.', admin: {}, entry: '' },
        package: { name: '@acme/crm', version: '1.0.0' },
      },
      expect.objectContaining({ id: 'guard' }),
    ])
  })
})
