import { defineModule } from '@ashlar/sdk'
import { core, type Me } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest } from './installation-under-test.ts'

const shop = defineModule({ id: 'shop', title: 'Shop', permissions: { goods: 'Goods' } })
const url = '/api/v1/admin/roles/'
const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
const all = { can_view: true, can_create: true, can_edit: true, can_delete: true }
const change = { ...none, can_view: true, can_edit: true }

let site: InstallationUnderTest
let first: Tenant
let second: Tenant
let owner: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open([{ name: '@acme/shop', root: { shop } }])
  first = await site.tenant('First')
  second = await site.tenant('Second')
  owner = await site.person(first, 'owner')
})
afterAll(() => site?.close())

const put = (browser: Browser, role_id: number, permissions: object) =>
  browser.send('PUT', url, { role_id, permissions })
const rightsOf = async (browser: Browser) => (await browser.get('/api/v1/auth/me/')).json<Me>().permissions

describe('rights of the roles (OPEN-146)', () => {
  it('are listed for each role with the names of the areas', async () => {
    const reply = (await owner.get(url)).json()
    expect(reply.results.total).toBe(6)
    expect(reply.results.rows.map((row: { name: string; fixed: boolean }) => [row.name, row.fixed])).toEqual([
      ['Owner', true],
      ['Administrator', false],
      ['Manager', false],
      ['Editor', false],
      ['Staff', false],
      ['Customer', false],
    ])
    expect(reply.areas).toContainEqual({
      ...{ area: 'goods', title: 'Goods', module: 'shop', moduleTitle: 'Shop' },
      ...{ actions: ['can_view', 'can_create', 'can_edit', 'can_delete'], closedBy: null },
    })
    expect(reply.areas).toContainEqual(expect.objectContaining({ area: 'audit', actions: ['can_view'] }))
    for (const row of reply.results.rows)
      expect(Object.keys(row.permissions)).toEqual([...Object.keys(core.permissions), 'goods'])
  })

  it('change for the people of this tenant at their next request, and for nobody else', async () => {
    const staff = await site.person(first, 'staff')
    const elsewhere = await site.person(second, 'staff')
    expect((await staff.get('/api/v1/admin/users/')).statusCode).toBe(403)
    const changed = await put(owner, roles.staff, { users: { ...none, can_view: true }, goods: none })
    expect([changed.statusCode, changed.json().role.permissions.users]).toEqual([200, { ...none, can_view: true }])
    expect((await staff.get('/api/v1/admin/users/')).statusCode).toBe(200)
    expect(await rightsOf(staff)).toMatchObject({ goods: none, pages: { can_view: true } })
    expect((await elsewhere.get('/api/v1/admin/users/')).statusCode).toBe(403)
    await put(owner, roles.staff, { users: none, goods: { ...none, can_view: true } })
    expect((await staff.get('/api/v1/admin/users/')).statusCode).toBe(403)
  })

  it('of the owner stay as they are, whoever asks', async () => {
    for (const browser of [owner, await site.person(first, 'administrator')]) {
      const reply = await put(browser, roles.owner, { pages: none })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'OWNER_RIGHTS_FIXED'])
    }
    await site.db.admin(`update core.role_permission set can_view = false`)
    expect((await rightsOf(owner)).pages).toEqual(all)
    await site.db.admin('delete from core.role_permission')
  })

  it('can be given by nobody who lacks them (T15: escalation)', async () => {
    const administrator = await site.person(first, 'administrator')
    const given = await put(administrator, roles.manager, { packages: change, pages: all })
    expect([given.statusCode, given.json().code]).toEqual([403, 'RIGHT_NOT_HELD'])
    expect(given.json().error).toContain('packages.can_edit')
    expect((await put(administrator, roles.administrator, { packages: change })).json().code).toBe('ROLE_NOT_BELOW')
    expect((await put(administrator, roles.editor, { settings: change })).statusCode).toBe(200)

    // A manager who may edit people reaches neither the roles above nor the own one, nor rights that managers lack.
    await put(owner, roles.manager, { users: { ...none, can_view: true, can_edit: true } })
    const manager = await site.person(first, 'manager')
    expect((await put(manager, roles.administrator, { pages: none })).json().code).toBe('ROLE_NOT_BELOW')
    expect((await put(manager, roles.manager, { settings: change })).json().code).toBe('ROLE_NOT_BELOW')
    expect((await put(manager, roles.staff, { users: all })).json().code).toBe('RIGHT_NOT_HELD')
    expect((await put(manager, roles.staff, { pages: all })).statusCode).toBe(200)
    await site.db.admin('delete from core.role_permission')
  })

  it('are refused whole when an area, an action or a value is wrong', async () => {
    const before = (await owner.get(url)).json().results
    const unknown = await put(owner, roles.editor, { pages: none, spaceships: all })
    expect([unknown.statusCode, unknown.json().errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'permissions/spaceships' })],
    ])
    const missing = await put(owner, roles.editor, {
      pages: none,
      audit: { ...none, can_view: true, can_delete: true },
    })
    expect([missing.statusCode, missing.json().errors]).toEqual([
      422,
      [{ path: 'permissions/audit/can_delete', message: '“Audit log” has no right to delete.' }],
    ])
    const extra = await put(owner, roles.editor, { pages: { ...all, can_fly: true } })
    expect([extra.statusCode, extra.body]).toEqual([400, expect.stringContaining('can_fly')])
    expect((await put(owner, roles.editor, { pages: { can_view: true } })).statusCode).toBe(422)
    expect((await put(owner, roles.editor, { pages: { ...all, can_view: 'yes' } })).statusCode).toBe(400)
    expect((await put(owner, 7, { pages: all })).statusCode).toBe(404)
    expect((await put(owner, 0, { pages: all })).statusCode).toBe(422)
    expect((await owner.send('PUT', url, { role_id: 4, permissions: {}, tenantId: second.id })).statusCode).toBe(400)
    expect((await owner.get(url)).json().results).toEqual(before)
  })
})

describe('the routes of core by role (A1)', () => {
  const routes = [
    '/api/v1/auth/me/',
    '/api/v1/admin/users/',
    url,
    '/api/v1/admin/api-tokens/',
    '/api/v1/admin/packages/',
    '/api/v1/admin/blocks/',
    '/api/v1/admin/modules/',
    '/api/v1/admin/tenants/',
    '/api/v1/admin/plans/',
  ]

  it('answer each role as reviewed, and refuse in the same words (PERM-101, PERM-116, PERM-303, OPEN-146)', async () => {
    const people = ['platform', 'owner', 'administrator', 'manager', 'editor', 'staff', 'customer'] as const
    const table: Record<string, string> = {}
    for (const each of people) {
      const browser = await site.person(first, each)
      const codes = []
      for (const route of routes) codes.push((await browser.get(route)).statusCode)
      table[each] = codes.join(' ')
    }
    const anonymous = []
    for (const route of routes) anonymous.push((await site.browser(first).get(route)).statusCode)
    expect(new Set(anonymous)).toEqual(new Set([401]))
    const refusals = [await site.browser(first).get(url), await (await site.person(first, 'staff')).get(url)]
    expect(refusals.map((reply) => reply.json())).toMatchObject([
      { success: false, error: 'Please sign in.', code: 'NOT_SIGNED_IN' },
      { success: false, error: 'You are not allowed to do this.', code: 'FORBIDDEN' },
    ])
    //               me users roles tokens packages blocks modules tenants plans
    expect(table).toEqual({
      platform: '200 200 200 200 200 200 200 200 200',
      owner: '200 200 200 200 200 200 200 403 403',
      administrator: '200 200 200 200 200 200 200 403 403',
      manager: '200 200 200 200 403 200 200 403 403',
      editor: '200 403 403 200 403 200 200 403 403',
      staff: '200 403 403 200 403 200 200 403 403',
      customer: '200 403 403 403 403 403 403 403 403',
    })
  })
})

describe('GET /api/v1/admin/users/', () => {
  it('lists the people of this tenant alone, sorted, searched and paged (T1)', async () => {
    const third = await site.tenant('Third')
    const boss = await site.person(third, 'owner')
    const names = ['Zoe', 'adam', 'Émile', 'Bert']
    for (const [at, displayName] of names.entries())
      await site.accounts.create({
        tenant: third.guid,
        email: `${displayName}${at}@third.example`,
        password: 'x'.repeat(12),
        displayName,
        roleId: at < 2 ? 4 : 5,
      })
    const list = async (query = '') => (await boss.get(`/api/v1/admin/users/?${query}`)).json().results
    const everybody = await list()
    expect(everybody.total).toBe(5)
    expect(everybody.rows[0]).not.toHaveProperty('password_hash')
    expect((await list('orderBy=id&orderDirection=DESC&itemsPerPage=2&currentPage=2')).rows).toHaveLength(2)
    const ids = (await list('orderBy=id')).rows.map((row: { id: number }) => row.id)
    expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other))
    expect((await list('role_id=4&orderBy=email')).rows.map((row: { email: string }) => row.email)).toEqual([
      'adam1@third.example',
      'zoe0@third.example',
    ])
    expect((await list('search=zo')).rows).toMatchObject([{ displayName: 'Zoe' }])
    expect(await list('search=nobody')).toEqual({ rows: [], total: 0 })
    expect((await boss.get('/api/v1/admin/users/?orderBy=password_hash')).statusCode).toBe(422)
  })

  it('reads every order from an index as ashlar_app', async () => {
    const many = await site.tenant('Many')
    await site.db.admin(
      `insert into core.account (guid, tenant_id, email, display_name, role_id, password_hash)
       select gen_random_uuid(), $1, 'p' || n || '@many.example', 'Person ' || n, 2 + n % 5, '' from generate_series(1, 3000) n`,
      [many.guid],
    )
    await site.db.admin('analyze core.account')
    for (const order of ['id', 'id desc', 'email', 'display_name, id', 'display_name desc, id desc', 'role_id, id']) {
      const text = `explain select id, email, display_name, role_id from core.account
        where tenant_id = (select core.tenant()) order by ${order} limit 25`
      const plan = await site.db.database.forTenant(many.guid, (tx) =>
        tx.sql<{ 'QUERY PLAN': string }>(Object.assign([text], { raw: [text] })),
      )
      const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
      expect(lines, order).toMatch(/Index (Only )?Scan/)
      expect(lines, order).not.toMatch(/Seq Scan|Sort/)
    }
  })
})
