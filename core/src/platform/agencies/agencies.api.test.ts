import type { AgencyMember, AgencyRow, Me, TenantRow } from '@ashlar/sdk/platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password, platformHost } from '../identity/installation-under-test.ts'

let site: InstallationUnderTest
let platform: Browser
let agency: AgencyRow
let owner: Browser
const url = '/api/v1/admin/agencies/'

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  platform = await site.person(await site.tenant('First'), 'platform')
  agency = (await platform.send('POST', url, { name: 'Studio', plan: 'standard' })).json().agency
  owner = await member('boss@studio.example', 1)
})
afterAll(() => site?.close())

/** Somebody of the agency, signed in on the platform's own host. */
async function member(email: string, role_id: number, by = platform): Promise<Browser> {
  const reply = await by.send('POST', `${url}${agency.id}/members/`, { email, displayName: email, role_id })
  expect(reply.statusCode, reply.body).toBe(201)
  return accepted(reply.json().kept.link, email)
}

/** The browser in which an invitation is accepted. */
async function accepted(link: string, displayName: string): Promise<Browser> {
  const browser = site.browser(platformHost)
  const body = { token: new URL(link).hash.slice(1), displayName, password }
  expect((await browser.send('POST', '/api/v1/auth/invitations/accept/', body)).statusCode).toBe(200)
  return browser
}

const me = async (browser: Browser) => (await browser.get('/api/v1/auth/me/')).json<Me>()
const make = (browser: Browser, name: string, more: object = {}) =>
  browser.send('POST', `${url}${agency.id}/tenants/`, { name, hosts: [`${name.toLowerCase()}.localhost`], ...more })
const memberOf = async (email: string) =>
  (await platform.get(`${url}${agency.id}/members/`))
    .json<{ results: { rows: AgencyMember[] } }>()
    .results.rows.find((row) => row.email === email)

describe('an agency (TENANT-002)', () => {
  it('has a name and a status, and its people view without a tenant (SHELL-025)', async () => {
    expect(agency).toMatchObject({ name: 'Studio', status: 1, plan: 'standard', tenants: 0 })
    expect(await me(owner)).toMatchObject({
      tenant: null,
      agency: { id: agency.id, name: 'Studio', status: 1 },
      user: { role_id: 1 },
    })
    expect((await owner.get('/api/v1/admin/pages/')).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('makes tenants up to its plan, and whoever made one works in it as its owner', async () => {
    const reply = await make(owner, 'Bakery', { homePage: true })
    expect(reply.statusCode, reply.body).toBe(201)
    const tenant = reply.json<{ tenant: TenantRow }>().tenant
    expect(tenant).toMatchObject({ plan: 'standard', agency: { id: agency.id, name: 'Studio' } })
    expect([(await make(owner, 'Big', { plan: 'enterprise' })).statusCode]).toEqual([403])
    const before = owner.cookie
    expect((await owner.send('POST', '/api/v1/auth/tenant/', { id: tenant.id })).statusCode).toBe(200)
    expect(owner.cookie).not.toBe(before)
    expect(await me(owner)).toMatchObject({ tenant: { id: tenant.id }, user: { role_id: 1 } })
    expect((await owner.get('/api/v1/admin/pages/')).json().results.rows).toMatchObject([{ title: 'Home' }])
    // Within a tenant nothing of the agency can be run: the role there is another.
    expect((await owner.get(`${url}${agency.id}/`)).statusCode).toBe(404)
    expect((await owner.send('POST', '/api/v1/auth/tenant/', { id: null })).statusCode).toBe(200)
    expect((await me(owner)).tenant).toBeNull()
  })

  it('says who of its people works in which of its tenants, and in no other’s (T3)', async () => {
    const { id } = (await make(owner, 'Florist')).json<{ tenant: TenantRow }>().tenant
    const editor = await member('editor@studio.example', 4, owner)
    expect((await editor.get(`${url}${agency.id}/members/`)).statusCode).toBe(403)
    const choose = (tenant: number) => editor.send('POST', '/api/v1/auth/tenant/', { id: tenant })
    expect((await choose(id)).statusCode).toBe(404)
    const row = await memberOf('editor@studio.example')
    const change = (body: object) => owner.send('PUT', `${url}${agency.id}/members/${row?.id}/`, body)
    const given = await change({ tenants: [{ id, role_id: 4 }] })
    expect(given.json().member.tenants).toMatchObject([{ id, name: 'Florist', role_id: 4 }])
    expect((await choose(id)).statusCode).toBe(200)
    const foreign = await site.tenant('Foreign')
    const refused = await change({ tenants: [{ id: foreign.id, role_id: 4 }] })
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ path: 'tenants/0' }]])
    // What is taken away is gone with the next request.
    expect((await editor.get('/api/v1/admin/pages/')).statusCode).toBe(200)
    // So is what was arranged there, but not while the website stays.
    const arranged = () => site.db.admin('select from core.dashboard_arrangement')
    await editor.send('PUT', '/api/v1/admin/dashboard/', { widgets: [], hidden: ['admin/activity'] })
    await change({ tenants: [{ id, role_id: 3 }] })
    expect(await arranged()).toHaveLength(1)
    await change({ tenants: [] })
    expect((await me(editor)).tenant).toBeNull()
    expect(await arranged()).toEqual([])
  })

  it('keeps an owner, and its administrators make none', async () => {
    const administrator = await member('admin@studio.example', 2, owner)
    const send = (browser: Browser, email: string, body: object) =>
      memberOf(email).then((row) => browser.send('PUT', `${url}${agency.id}/members/${row?.id}/`, body))
    expect((await send(administrator, 'editor@studio.example', { role_id: 1 })).statusCode).toBe(403)
    expect((await send(administrator, 'boss@studio.example', { isDisabled: true })).statusCode).toBe(403)
    expect((await send(administrator, 'editor@studio.example', { role_id: 5 })).statusCode).toBe(200)
    const last = await send(owner, 'boss@studio.example', { role_id: 2 })
    expect([last.statusCode, (await memberOf('boss@studio.example'))?.role_id]).toEqual([422, 1])
  })

  it('that is not active any more lets nobody in anywhere', async () => {
    const { id } = (await make(owner, 'Cafe')).json<{ tenant: TenantRow }>().tenant
    await owner.send('POST', '/api/v1/auth/tenant/', { id })
    const off = await platform.send('PUT', `${url}${agency.id}/`, { status: 0 })
    expect(off.json().agency).toMatchObject({ status: 0, tenants: 3 })
    expect(await me(owner)).toMatchObject({ tenant: null, agency: { status: 0 } })
    expect((await make(owner, 'More')).statusCode).toBe(403)
    expect((await owner.send('POST', '/api/v1/auth/tenant/', { id })).statusCode).toBe(404)
    await platform.send('PUT', `${url}${agency.id}/`, { status: 1 })
  })

  it('sees nothing of other agencies, and is the platform’s to make', async () => {
    const other = (await platform.send('POST', url, { name: 'Other' })).json().agency
    for (const path of ['', 'members/', 'tenants/'])
      expect((await owner.get(`${url}${other.id}/${path}`)).statusCode, path).toBe(404)
    expect((await owner.send('POST', url, { name: 'Mine' })).statusCode).toBe(403)
    expect((await owner.get(url)).statusCode).toBe(403)
    expect((await owner.send('PUT', `${url}${agency.id}/`, { plan: 'enterprise' })).statusCode).toBe(403)
    expect((await platform.send('PUT', `${url}${agency.id}/`, { status: 2 })).statusCode).toBe(422)
  })
})

describe('people of an agency are invited (T23)', () => {
  const members = () => `${url}${agency.id}/members/`
  const invite = (email: string, by = owner, role_id = 4) =>
    by.send('POST', members(), { email, displayName: 'Ada', role_id })

  // Its owner may still work in one of its websites, where nothing of the agency is run.
  beforeAll(() => owner.send('POST', '/api/v1/auth/tenant/', { id: null }))

  it('they choose their password by the mailed link, and nobody else does', async () => {
    const reply = await invite('Invited@studio.example')
    expect(reply.json().member).toMatchObject({ email: 'invited@studio.example', isInvited: true })
    const visitor = site.browser(platformHost)
    expect((await visitor.signIn('invited@studio.example', password)).statusCode).toBe(401)
    const [mail] = await site.db.admin<{ text: string }>('select text from core.mail where to_address = $1', [
      'invited@studio.example',
    ])
    expect(mail?.text).toContain('as Editor')
    const browser = await accepted(reply.json().kept.link, 'Ada')
    expect((await me(browser)).agency).toMatchObject({ name: 'Studio' })
    expect((await memberOf('invited@studio.example'))?.isInvited).toBe(false)
    const again = await owner.send('POST', `${members()}${(await memberOf('invited@studio.example'))?.id}/invitation/`)
    expect([again.statusCode, again.json().code]).toEqual([409, 'INVITATION_ACCEPTED'])
  })

  it('a new link ends the one before; a second account with the email is refused', async () => {
    const one = (await invite('late@studio.example')).json()
    const two = await owner.send('POST', `${members()}${one.member.id}/invitation/`)
    expect([two.statusCode, two.json().member.isInvited]).toEqual([200, true])
    const body = { token: new URL(one.kept.link).hash.slice(1), displayName: 'Late', password }
    const visitor = site.browser(platformHost)
    expect((await visitor.send('POST', '/api/v1/auth/invitations/accept/', body)).statusCode).toBe(403)
    await accepted(two.json().kept.link, 'Late')
    expect((await invite('late@studio.example')).statusCode).toBe(409)
    expect((await invite('nobody')).statusCode).toBe(422)
  })

  it('by those who run the agency alone, and owners only by its owner', async () => {
    const editor = await member('editor.only@studio.example', 4)
    const administrator = await member('administrator@studio.example', 2)
    expect((await invite('x@studio.example', editor)).statusCode).toBe(403)
    expect((await invite('x@studio.example', administrator, 1)).statusCode).toBe(403)
    const boss = (await invite('second.boss@studio.example', owner, 1)).json().member
    expect((await administrator.send('POST', `${members()}${boss.id}/invitation/`)).statusCode).toBe(403)
    expect((await editor.send('POST', `${members()}${boss.id}/invitation/`)).statusCode).toBe(403)
  })
})
