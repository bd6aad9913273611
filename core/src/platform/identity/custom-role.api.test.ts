import type { Me, Role } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password } from './installation-under-test.ts'

const url = '/api/v1/admin/roles/'
const users = '/api/v1/admin/users/'
const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
const all = { can_view: true, can_create: true, can_edit: true, can_delete: true }
const view = { ...none, can_view: true }
const change = { ...view, can_edit: true }

let site: InstallationUnderTest
let first: Tenant
let second: Tenant
let owner: Browser
let made = 0

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  second = await site.tenant('Second')
  owner = await site.person(first, 'owner')
})
afterAll(() => site?.close())

const create = (browser: Browser, body: object) => browser.send('POST', url, body)
const remove = (browser: Browser, id: number, moveTo?: number) =>
  browser.send('DELETE', `${url}${id}/${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`)
const codeOf = async (asked: ReturnType<Browser['send']>) => {
  const reply = await asked
  return [reply.statusCode, reply.json().code]
}
const listed = async (browser: Browser): Promise<Role[]> => (await browser.get(url)).json().results.rows
const named = (name: string) => `${name} ${++made}`

/** A role of the first website's own, as its owner makes it. */
async function role(body: object = {}): Promise<Role> {
  const reply = await create(owner, { name: named('Role'), ...body })
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  return reply.json().role
}

/** Somebody signed in with this role. */
async function personWith(id: number): Promise<{ browser: Browser; id: number }> {
  const account = await site.account(first, roles.customer)
  const given = await owner.send('PUT', `${users}${account.id}/`, { role_id: id })
  expect([given.statusCode, given.json().user?.role_id]).toEqual([200, id])
  const browser = site.browser(first)
  expect((await browser.signIn(account.email, password)).statusCode).toBe(200)
  return { browser, id: account.id }
}

describe('roles of the website’s own', () => {
  it('may do what was ticked and nothing else, from the next request on', async () => {
    const pages = await role({ name: 'Page writer', permissions: { pages: all } })
    expect(pages).toMatchObject({ name: 'Page writer', isCustom: true, level: 5, fixed: false, people: 0 })
    expect(pages.role_id).toBeGreaterThan(6)
    const { browser, id } = await personWith(pages.role_id)
    const me = (await browser.get('/api/v1/auth/me/')).json<Me>()
    expect([me.user.role_id, me.permissions['pages'], me.permissions['media']]).toEqual([5, all, none])
    expect((await browser.get('/api/v1/admin/pages/')).statusCode).toBe(200)
    expect((await browser.get('/api/v1/admin/media/')).statusCode).toBe(403)
    const permissions = { media: view, pages: none }
    expect((await owner.send('PUT', url, { role_id: pages.role_id, permissions })).statusCode).toBe(200)
    expect((await browser.get('/api/v1/admin/pages/')).statusCode).toBe(403)
    expect((await browser.get('/api/v1/admin/media/')).statusCode).toBe(200)
    expect((await owner.get(`${users}${id}/`)).json().user).toMatchObject({ roleName: 'Page writer', level: 5 })
    expect((await browser.get('/api/v1/auth/profile/')).json().profile).toMatchObject({ roleName: 'Page writer' })
  })

  it('begin as a copy of another role, with its level and its rights', async () => {
    const editor = (await listed(owner)).find(({ role_id }) => role_id === roles.editor)
    const copy = await role({ copyOf: roles.editor })
    expect([copy.level, copy.permissions]).toEqual([roles.editor, editor?.permissions])
    expect((await role({ copyOf: copy.role_id })).permissions).toEqual(copy.permissions)
    expect((await role({ copyOf: roles.owner })).level).toBe(roles.administrator)
    expect((await role({ copyOf: roles.customer })).level).toBe(roles.staff)
    expect((await create(owner, { name: 'Nothing', copyOf: 999_999 })).json()).toMatchObject({
      errors: [{ path: 'copyOf' }],
    })
  })

  it('have names of their own, which change', async () => {
    const one = await role({ name: 'Buyer' })
    for (const name of ['Buyer', ' buyer ', 'MANAGER'])
      expect(await codeOf(create(owner, { name }))).toEqual([409, 'ALREADY_TAKEN'])
    expect(await codeOf(create(owner, { name: '  ' }))).toEqual([422, 'INVALID_FIELDS'])
    const renamed = await owner.send('PUT', url, {
      role_id: one.role_id,
      name: 'Purchasing',
      permissions: { media: view },
    })
    expect(renamed.json().role).toMatchObject({ name: 'Purchasing', permissions: { media: view } })
    // Both or neither: the second part is refused, so the name stays.
    const half = { role_id: one.role_id, name: 'Half', permissions: { audit: all } }
    expect(await codeOf(owner.send('PUT', url, half))).toEqual([422, 'INVALID_FIELDS'])
    expect((await listed(owner)).map(({ name }) => name)).toContain('Purchasing')
    expect(await codeOf(owner.send('PUT', url, { role_id: roles.staff, name: 'Crew' }))).toEqual([403, 'ROLE_IS_FIXED'])
  })

  it('are fifty of one website at most', async () => {
    const full = await site.tenant('Full')
    const boss = await site.person(full, 'owner')
    await site.db.admin(
      `insert into core.role (tenant_id, name, level) select $1, 'Role ' || n, 5 from generate_series(1, 49) n`,
      [full.guid],
    )
    expect((await create(boss, { name: 'The fiftieth' })).statusCode).toBe(201)
    expect(await codeOf(create(boss, { name: 'One more' }))).toEqual([422, 'TOO_MANY_ROLES'])
  })

  it('are listed, found and counted with their people', async () => {
    const own = await role()
    const { id } = await personWith(own.role_id)
    expect((await listed(owner)).find(({ role_id }) => role_id === own.role_id)?.people).toBe(1)
    const found = async (ids: string) =>
      (await owner.get(`${users}?role_id=${ids}&limit=-1`)).json().results.rows.map((row: { id: number }) => row.id)
    expect(await found(String(own.role_id))).toEqual([id])
    expect(await found('5')).not.toContain(id)
    expect(await found(`5,${own.role_id}`)).toContain(id)
  })

  it('can be given by invitation, and the invited person reads its name', async () => {
    const own = await role({ name: 'Night shift' })
    const email = 'night@example.com'
    const reply = await owner.send('POST', users, { email, role_id: own.role_id })
    expect([reply.statusCode, reply.json().user.roleName]).toEqual([201, 'Night shift'])
    const token = new URL(reply.json().kept.link).hash.slice(1)
    const visitor = site.browser(first)
    expect((await visitor.send('POST', '/api/v1/auth/invitations/look/', { token })).json()).toMatchObject({
      ...{ role_id: own.role_id, roleName: 'Night shift' },
    })
    const [mail] = await site.db.admin<{ text: string }>('select text from core.mail where to_address = $1', [email])
    expect(mail?.text).toContain('Night shift')
  })

  it('count against the plan like other people of the back office', async () => {
    const small = await site.tenant('Small', 'basic')
    const boss = await site.person(small, 'owner')
    const own = (await create(boss, { name: 'Own' })).json().role
    await site.db.admin(`update core.plan set users = 1 where name = 'basic'`)
    const customer = await site.account(small, roles.customer)
    expect((await boss.send('PUT', `${users}${customer.id}/`, { role_id: own.role_id })).statusCode).toBe(403)
    await site.db.admin(`update core.plan set users = null where name = 'basic'`)
  })
})

describe('deleting a role', () => {
  it('gives its people another one in the same moment, and leaves nothing behind', async () => {
    const [one, other] = [await role({ permissions: { pages: all } }), await role({ permissions: { media: view } })]
    const { browser, id } = await personWith(one.role_id)
    expect((await remove(owner, one.role_id)).json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'moveTo', message: expect.stringContaining('One person has') }],
    })
    expect((await remove(owner, one.role_id, one.role_id)).statusCode).toBe(422)
    expect((await remove(owner, one.role_id, roles.owner)).statusCode).toBe(422)
    expect((await remove(owner, one.role_id, 999_999)).statusCode).toBe(422)
    expect((await browser.get('/api/v1/admin/pages/')).statusCode).toBe(200)
    expect((await remove(owner, one.role_id, other.role_id)).statusCode).toBe(200)
    expect((await browser.get('/api/v1/admin/pages/')).statusCode).toBe(403)
    expect((await owner.get(`${users}${id}/`)).json().user.role_id).toBe(other.role_id)
    const left = await site.db.admin('select from core.role_permission where role_id = $1', [one.role_id])
    expect(left).toEqual([])
    expect((await remove(owner, one.role_id)).statusCode).toBe(404)
    expect((await remove(owner, other.role_id, roles.staff)).statusCode).toBe(200)
    expect((await browser.get('/api/v1/admin/pages/')).statusCode).toBe(200)
  })

  it('needs no other role when nobody has it, and leaves the fixed ones', async () => {
    expect((await remove(owner, (await role()).role_id)).statusCode).toBe(200)
    expect(await codeOf(remove(owner, roles.staff, roles.editor))).toEqual([403, 'ROLE_IS_FIXED'])
    expect(await codeOf(remove(owner, roles.owner))).toEqual([403, 'ROLE_IS_FIXED'])
  })

  it('is written to the audit log, like making and renaming', async () => {
    const own = await role({ name: 'Short lived', permissions: { pages: view } })
    await owner.send('PUT', url, { role_id: own.role_id, name: 'Shorter lived' })
    await remove(owner, own.role_id)
    const lines = await site.db.admin<{ action: string; details: object }>(
      `select action, details from core.audit where entity = 'role' and entity_id = $1 order by id`,
      [String(own.role_id)],
    )
    expect(lines).toMatchObject([
      { action: 'role.created', details: { granted: 'pages.can_view' } },
      { action: 'role.renamed', details: { from: 'Short lived' } },
      { action: 'role.deleted', details: { people: 0 } },
    ])
  })
})

describe('nobody gets more rights by roles than they have (T15: escalation)', () => {
  it('not by making, copying or changing one', async () => {
    const administrator = await site.person(first, 'administrator')
    expect(await codeOf(create(administrator, { name: 'A', permissions: { packages: change } }))).toEqual([
      ...[403, 'RIGHT_NOT_HELD'],
    ])
    expect(await codeOf(create(administrator, { name: 'B', copyOf: roles.owner }))).toEqual([403, 'ROLE_NOT_BELOW'])
    expect(await codeOf(create(administrator, { name: 'C', copyOf: roles.administrator }))).toEqual([
      ...[403, 'ROLE_NOT_BELOW'],
    ])
    const strong = await role({ copyOf: roles.manager, permissions: { packages: change } })
    expect(await codeOf(create(administrator, { name: 'D', copyOf: strong.role_id }))).toEqual([403, 'RIGHT_NOT_HELD'])
    const weak = await role({ permissions: { pages: view } })
    const more = { role_id: weak.role_id, permissions: { packages: change } }
    expect(await codeOf(administrator.send('PUT', url, more))).toEqual([403, 'RIGHT_NOT_HELD'])
    const peers = await role({ copyOf: roles.administrator })
    for (const asked of [
      administrator.send('PUT', url, { role_id: peers.role_id, name: 'Mine' }),
      administrator.send('PUT', url, { role_id: peers.role_id, permissions: { pages: none } }),
      remove(administrator, peers.role_id),
    ])
      expect(await codeOf(asked)).toEqual([403, 'ROLE_NOT_BELOW'])
    expect((await create(administrator, { name: named('Fine'), permissions: { pages: all } })).statusCode).toBe(201)
  })

  it('not by giving one to oneself, to others or by invitation', async () => {
    const people = await role({ name: 'People office', permissions: { users: all } })
    const strong = await role({ permissions: { settings: change } })
    const clerk = await personWith(people.role_id)
    const colleague = await site.account(first, roles.staff)
    const give = (id: number, role_id: number) =>
      clerk.browser.send('PUT', `${users}${id}/`, { role_id, currentPassword: password })
    expect(await codeOf(give(clerk.id, strong.role_id))).toEqual([403, 'ROLE_WIDER'])
    expect(await codeOf(give(colleague.id, strong.role_id))).toEqual([403, 'ROLE_WIDER'])
    expect(await codeOf(give(colleague.id, roles.manager))).toEqual([403, 'ROLE_ABOVE'])
    // Staff have rights to look at pages that this role lacks.
    expect(await codeOf(give(clerk.id, roles.staff))).toEqual([403, 'ROLE_WIDER'])
    const body = { email: 'friend@example.com', role_id: strong.role_id }
    expect(await codeOf(clerk.browser.send('POST', users, body))).toEqual([403, 'ROLE_WIDER'])
    // Nor by the link of somebody who was invited with more.
    const invited = await owner.send('POST', users, { email: 'more@example.com', role_id: strong.role_id })
    expect(await codeOf(clerk.browser.send('POST', `${users}${invited.json().user.id}/invitation/`))).toEqual([
      ...[403, 'ROLE_WIDER'],
    ])
    expect((await give(colleague.id, people.role_id)).statusCode).toBe(200)
    // The name of somebody is still theirs to change, whatever role that person has.
    const renamed = await clerk.browser.send('PUT', `${users}${colleague.id}/`, {
      ...{ displayName: 'Renamed', role_id: people.role_id },
    })
    expect(renamed.statusCode).toBe(200)
  })

  it('not by deleting one: its people get only what the actor may give', async () => {
    const administrator = await site.person(first, 'administrator')
    const [weak, strong] = [await role(), await role({ permissions: { packages: change } })]
    await personWith(weak.role_id)
    expect(await codeOf(remove(administrator, weak.role_id, strong.role_id))).toEqual([403, 'ROLE_WIDER'])
    expect((await remove(administrator, weak.role_id, roles.staff)).statusCode).toBe(200)
  })

  it('and not by an API token, which acts within its scopes', async () => {
    const scopes = ['users.can_view', 'users.can_edit']
    const { token } = (await owner.send('POST', '/api/v1/admin/api-tokens/', { name: 'Robot', scopes })).json()
    const robot = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      site.browser(first).send(method, path, body, { authorization: `Bearer ${token}` })
    const wide = { name: named('Robot'), permissions: { pages: all } }
    expect(await codeOf(robot('POST', url, wide))).toEqual([403, 'RIGHT_NOT_HELD'])
    expect((await robot('POST', url, { name: named('Robot'), permissions: { users: view } })).statusCode).toBe(201)
    const own = await role()
    const { id } = await personWith(own.role_id)
    expect(await codeOf(robot('PUT', `${users}${id}/`, { role_id: roles.staff }))).toEqual([403, 'SESSION_NEEDED'])
    expect((await robot('DELETE', `${url}${own.role_id}/?moveTo=5`)).statusCode).toBe(403)
  })

  it('are refused to whoever may not change people, and belong to one website alone', async () => {
    const own = await role()
    for (const who of ['manager', 'editor', 'staff', 'customer'] as const) {
      const browser = await site.person(first, who)
      expect(await codeOf(create(browser, { name: 'X' }))).toEqual([403, 'FORBIDDEN'])
      expect(await codeOf(remove(browser, own.role_id))).toEqual([403, 'FORBIDDEN'])
    }
    const elsewhere = await site.person(second, 'owner')
    expect((await listed(elsewhere)).map(({ role_id }) => role_id)).toEqual([1, 2, 3, 4, 5, 6])
    expect((await remove(elsewhere, own.role_id)).statusCode).toBe(404)
    expect((await elsewhere.send('PUT', url, { role_id: own.role_id, name: 'Theirs' })).statusCode).toBe(404)
    const guest = await site.account(second, roles.staff)
    const given = await elsewhere.send('PUT', `${users}${guest.id}/`, { role_id: own.role_id })
    expect([given.statusCode, given.json().errors]).toMatchObject([422, [{ path: 'role_id' }]])
    expect((await create(elsewhere, { name: 'Copy', copyOf: own.role_id })).statusCode).toBe(422)
  })
})
