import { actions } from '@ashlar/sdk'
import { core, Me } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password, platformHost } from './installation-under-test.ts'

let site: InstallationUnderTest
let first: Tenant
let second: Tenant

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  second = await site.tenant('Second', 'basic')
})
afterAll(() => site?.close())

const meOf = (browser: Browser) => browser.get('/api/v1/auth/me/')

describe('POST /api/v1/auth/login/ (OPEN-147)', () => {
  it('answers the user and sets a closed, lax cookie; Secure behind TLS alone (A4)', async () => {
    const { email, id } = await site.account(first, roles.editor)
    const browser = site.browser(first)
    const reply = await browser.signIn(email, password)
    expect(reply.json()).toEqual({
      success: true,
      user: { id, email, displayName: 'Person', role_id: 4, isPlatformAdministrator: false },
    })
    expect(reply.headers['set-cookie']).toMatch(
      /^ashlar_session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(reply.headers['cache-control']).toBe('no-store')
    const behindTls = await browser.send(
      'POST',
      '/api/v1/auth/login/',
      { email, password },
      { 'x-forwarded-proto': 'https' },
    )
    expect(behindTls.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/)
  })

  it('gives a fresh token each time and never one that the browser brought (fixation, A4)', async () => {
    const { email } = await site.account(first, roles.editor)
    const browser = site.browser(first)
    browser.cookie = `ashlar_session=${'P'.repeat(43)}`
    await browser.signIn(email, password)
    const before = browser.cookie
    expect(before).not.toContain('P'.repeat(43))
    await browser.signIn(email, password)
    expect(browser.cookie).not.toBe(before)
    const old = site.browser(first)
    old.cookie = before
    expect((await meOf(old)).statusCode).toBe(401)
    expect((await meOf(browser)).statusCode).toBe(200)
  })

  it('answers a wrong password and an unknown account to the letter alike (A5)', async () => {
    const { email } = await site.account(first, roles.editor)
    const replies = await Promise.all([
      site.browser(first).signIn(email, 'wrong'),
      site.browser(first).signIn('nobody@example.com', 'wrong'),
      site.browser(first).signIn(`' or true --`, '\u202e'),
    ])
    const [known, ...others] = replies.map((reply) => {
      const { requestId, ...body } = reply.json<{ requestId: string }>()
      expect(requestId).toBeTruthy()
      expect(reply.headers['set-cookie']).toBeUndefined()
      return [reply.statusCode, body]
    })
    expect(known).toEqual([401, { success: false, code: 'SIGN_IN_FAILED', error: expect.stringMatching(/\.$/) }])
    for (const other of others) expect(other).toEqual(known)
  })

  it('lets ten of 50 parallel wrong attempts through and answers the others 429 (C8)', async () => {
    const { email } = await site.account(first, roles.editor)
    const replies = await Promise.all(Array.from({ length: 50 }, () => site.browser(first).signIn(email, 'wrong')))
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 401)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(40)
    const refused = await site.browser(first).signIn(email, password)
    expect(refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_ATTEMPTS' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused to %s (T13, A2)', async (_, headers) => {
    const { email } = await site.account(first, roles.editor)
    const reply = await site.browser(first).send('POST', '/api/v1/auth/login/', { email, password }, headers)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'CROSS_SITE'])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('names an unknown field, a wrong type and a missing field (T15)', async () => {
    const send = (body: object) => site.browser(first).send('POST', '/api/v1/auth/login/', body)
    const unknown = await send({ email: 'a@example.com', password, role_id: 1 })
    expect([unknown.statusCode, unknown.body]).toEqual([400, expect.stringContaining('role_id')])
    expect((await send({ email: ['a@example.com'], password })).statusCode).toBe(400)
    const missing = await send({ email: 'a@example.com' })
    expect([missing.statusCode, missing.json().errors]).toEqual([422, [expect.objectContaining({ path: 'password' })]])
  })
})

describe('GET /api/v1/auth/me/ (OPEN-147)', () => {
  it('says who, where, the plan and every right explicitly (TENANT-001, TENANT-003, OPEN-103, OPEN-106, OPEN-117)', async () => {
    const staff = await site.person(second, 'staff')
    const reply = (await meOf(staff)).json<Me>()
    expect(Value.Check(Me, reply)).toBe(true)
    expect(reply).toMatchObject({
      user: { role_id: 5 },
      tenant: { id: second.id, guid: second.guid, name: 'Second', favicon: '' },
      agency: null,
      plan: 'basic',
      modules: [],
      system: { brand: 'Ashlar', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    })
    expect(Object.keys(reply.permissions)).toEqual(Object.keys(core.permissions))
    for (const rights of Object.values(reply.permissions))
      for (const action of actions) expect(rights[action]).toBeTypeOf('boolean')
    expect(reply.permissions.pages).toEqual({
      can_view: true,
      can_create: false,
      can_edit: false,
      can_delete: false,
    })
  })

  it('is 401 without a session, with a false one and with one of another tenant (T1, T3)', async () => {
    const owner = await site.person(first, 'owner')
    const elsewhere = site.browser(second)
    elsewhere.cookie = owner.cookie
    const made = site.browser(first)
    made.cookie = `ashlar_session=${'x'.repeat(43)}`
    const onPlatform = site.browser(platformHost)
    onPlatform.cookie = owner.cookie
    for (const browser of [site.browser(first), elsewhere, made, onPlatform]) {
      const reply = await meOf(browser)
      expect([reply.statusCode, reply.json().success]).toEqual([401, false])
    }
    expect((await meOf(owner)).statusCode).toBe(200)
  })

  it('follows a change of role, and ends with the account, at the next request (A4)', async () => {
    const { email, guid } = await site.account(first, roles.staff)
    const browser = site.browser(first)
    await browser.signIn(email, password)
    await site.db.admin('update core.account set role_id = 3 where guid = $1', [guid])
    expect((await meOf(browser)).json<Me>().user.role_id).toBe(3)
    await site.accounts.setDisabled(guid, true)
    expect((await meOf(browser)).statusCode).toBe(401)
  })
})

describe('POST /api/v1/auth/logout/', () => {
  it('ends the session at once and makes the browser forget it; again is no error', async () => {
    const browser = await site.person(first, 'owner')
    const copy = site.browser(first)
    copy.cookie = browser.cookie
    const reply = await browser.send('POST', '/api/v1/auth/logout/')
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }])
    expect(reply.headers['set-cookie']).toMatch(/^ashlar_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await meOf(copy)).statusCode).toBe(401)
    expect((await browser.send('POST', '/api/v1/auth/logout/')).statusCode).toBe(200)
  })

  it('can neither be called by another site nor by a link', async () => {
    const browser = await site.person(first, 'owner')
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await browser.send('POST', '/api/v1/auth/logout/', undefined, headers)).statusCode).toBe(403)
    expect((await browser.get('/api/v1/auth/logout/')).statusCode).toBeGreaterThanOrEqual(404)
    expect((await meOf(browser)).statusCode).toBe(200)
  })
})

describe('one’s own sessions (T23)', () => {
  const sessions = '/api/v1/auth/sessions/'

  it('are listed with where they are used, and can be ended from another device at once', async () => {
    const { email } = await site.account(first, roles.editor)
    const laptop = site.browser(first)
    const phone = site.browser(first)
    await laptop.signIn(email, password)
    await phone.send('POST', '/api/v1/auth/login/', { email, password }, { 'user-agent': 'Phone/1.0' })
    const { rows, total } = (await laptop.get(sessions)).json().results
    expect(total).toBe(2)
    const other = rows.find((row: { userAgent: string }) => row.userAgent === 'Phone/1.0')
    expect(rows.map((row: { isCurrent: boolean }) => row.isCurrent).toSorted()).toEqual([false, true])
    expect(other.isCurrent).toBe(false)
    expect((await (await site.person(first, 'owner')).send('DELETE', `${sessions}${other.guid}/`)).statusCode).toBe(404)
    expect((await laptop.send('DELETE', `${sessions}${other.guid}/`)).statusCode).toBe(200)
    expect((await meOf(phone)).statusCode).toBe(401)
    expect((await meOf(laptop)).statusCode).toBe(200)
    expect((await laptop.send('DELETE', `${sessions}nonsense/`)).statusCode).toBe(422)
  })
})

describe('an agency on the platform host (OPEN-144, T3)', () => {
  it('signs in without a tenant, chooses one under a fresh token and acts there in its role alone', async () => {
    const agency = await site.accounts.createAgency({ name: 'Bright Agency' })
    const agent = {
      tenant: null,
      email: 'agent@example.com',
      password,
      displayName: 'Agent',
      roleId: roles.staff,
      agency: agency.guid,
    }
    const { guid } = await site.accounts.create(agent)
    await site.accounts.setMembership(guid, second.guid, roles.manager)
    const browser = site.browser(platformHost)
    expect((await browser.signIn('agent@example.com', password)).statusCode).toBe(200)

    const before = (await meOf(browser)).json<Me>()
    expect(before).toMatchObject({
      tenant: null,
      plan: '',
      agency: { id: agency.id, name: 'Bright Agency', status: 1 },
    })
    expect(before.permissions.pages?.can_view).toBe(false)
    expect((await browser.get('/api/v1/admin/users/')).statusCode).toBe(403)
    expect((await browser.get('/api/v1/auth/tenants/')).json().results).toEqual({
      rows: [{ id: second.id, name: 'Second', role_id: 3 }],
      total: 1,
    })

    const old = browser.cookie
    expect((await browser.send('POST', '/api/v1/auth/tenant/', { id: first.id })).statusCode).toBe(404)
    expect((await browser.send('POST', '/api/v1/auth/tenant/', { id: second.id })).statusCode).toBe(200)
    expect(browser.cookie).not.toBe(old)
    expect((await meOf(browser)).json()).toMatchObject({
      tenant: { id: second.id },
      user: { role_id: 3 },
      plan: 'basic',
    })
    const people = (await browser.get('/api/v1/admin/users/')).json().results
    const [count] = await site.db.admin<{ n: number }>(
      'select count(*)::int as n from core.account where tenant_id = $1',
      [second.guid],
    )
    expect(people.total).toBe(count?.n)

    // Rights that another tenant has stored for the role are not this one's, although the platform's role sees both.
    await site.db.admin(
      `insert into core.role_permission (tenant_id, role_id, area, can_view, can_create, can_edit, can_delete)
       values ($1, 3, 'users', false, false, false, false), ($1, 3, 'packages', true, true, true, true)`,
      [first.guid],
    )
    expect((await meOf(browser)).json<Me>().permissions).toMatchObject({
      users: { can_view: true },
      packages: { can_view: false },
    })

    await site.db.admin('update core.agency set status = 0')
    expect((await meOf(browser)).json()).toMatchObject({ tenant: null, agency: { status: 0 } })
    expect((await browser.get('/api/v1/auth/tenants/')).json().results.total).toBe(0)
    await site.db.admin('update core.agency set status = 1')
    expect((await meOf(browser)).json()).toMatchObject({ tenant: { id: second.id } })

    await site.accounts.setMembership(guid, second.guid, null)
    expect((await meOf(browser)).json()).toMatchObject({ tenant: null })
    expect((await browser.get('/api/v1/admin/users/')).statusCode).toBe(403)
    expect((await site.browser(second).signIn('agent@example.com', password)).statusCode).toBe(401)
  })

  it('is nothing for an account of a tenant', async () => {
    const owner = await site.person(first, 'owner')
    expect((await owner.send('POST', '/api/v1/auth/tenant/', { id: second.id })).statusCode).toBe(404)
    expect((await meOf(owner)).json()).toMatchObject({ tenant: { id: first.id } })
  })
})
