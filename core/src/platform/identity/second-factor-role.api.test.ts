import type { Me, Role } from '@ashlar/sdk/platform'
import { roles, type Tenant } from '@ashlar/sdk/server'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest, password } from './installation-under-test.ts'

const url = '/api/v1/admin/roles/'
const factor = '/api/v1/auth/second-factor/'

let site: InstallationUnderTest
let first: Tenant
let owner: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  owner = await site.person(first, 'owner')
})
afterAll(() => site?.close())
beforeEach(() => site.db.admin('delete from core.second_factor_role'))

const oblige = (browser: Browser, role_id: number, needsSecondFactor = true) =>
  browser.send('PUT', url, { role_id, needsSecondFactor })
const codeOf = async (asked: ReturnType<Browser['send']>) => {
  const reply = await asked
  return [reply.statusCode, reply.json().code]
}
const lacks = async (browser: Browser) => (await browser.get('/api/v1/auth/me/')).json<Me>().user.lacksSecondFactor
async function setUp(browser: Browser): Promise<void> {
  const { secret } = (await browser.send('POST', factor, { currentPassword: password })).json()
  expect((await browser.send('PUT', factor, { code: new TOTP({ secret }).generate() })).statusCode).toBe(200)
}

it('whoever has such a role sets two-factor authentication up before anything else (T23)', async () => {
  const staff = await site.person(first, 'staff')
  const editor = await site.person(first, 'editor')
  expect((await oblige(owner, roles.staff)).json().role).toMatchObject({ needsSecondFactor: true })
  expect([await lacks(staff), await lacks(editor)]).toEqual([true, undefined])
  for (const path of ['/api/v1/admin/pages/', '/api/v1/admin/modules/', '/api/v1/auth/sessions/'])
    expect([path, ...(await codeOf(staff.get(path)))]).toEqual([path, 403, 'SECOND_FACTOR_REQUIRED'])
  expect(await codeOf(staff.send('PUT', '/api/v1/auth/profile/', { displayName: 'X' }))).toEqual([
    ...[403, 'SECOND_FACTOR_REQUIRED'],
  ])
  expect((await staff.get('/api/v1/auth/profile/')).statusCode).toBe(200)
  await setUp(staff)
  expect(await lacks(staff)).toBeUndefined()
  expect((await staff.get('/api/v1/admin/pages/')).statusCode).toBe(200)
  expect((await editor.get('/api/v1/admin/pages/')).statusCode).toBe(200)
})

it('roles of the website’s own can require it, and it goes with them', async () => {
  const own: Role = (await owner.send('POST', url, { name: 'Office' })).json().role
  expect(own.needsSecondFactor).toBe(false)
  await oblige(owner, own.role_id)
  const account = await site.account(first, roles.staff)
  await owner.send('PUT', `/api/v1/admin/users/${account.id}/`, { role_id: own.role_id })
  const person = site.browser(first)
  await person.signIn(account.email, password)
  expect(await lacks(person)).toBe(true)
  await owner.send('DELETE', `${url}${own.role_id}/?moveTo=5`)
  expect(await lacks(person)).toBeUndefined()
  expect(await site.db.admin('select from core.second_factor_role')).toEqual([])
})

it('owners require it of themselves as well; tokens made before go on', async () => {
  const boss = await site.person(first, 'owner')
  const body = { name: 'Feed', scopes: ['pages.can_view'] }
  const { token } = (await boss.send('POST', '/api/v1/admin/api-tokens/', body)).json()
  expect((await oblige(boss, roles.owner)).statusCode).toBe(200)
  expect(await lacks(boss)).toBe(true)
  expect(await codeOf(oblige(boss, roles.owner, false))).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  const robot = site.browser(first)
  const headers = { authorization: `Bearer ${token}` }
  expect((await robot.send('GET', '/api/v1/admin/pages/', undefined, headers)).statusCode).toBe(200)
  await setUp(boss)
  expect((await oblige(boss, roles.owner, false)).statusCode).toBe(200)
})

it('is decided by those who may: never for a level above, and taken back only from below', async () => {
  const administrator = await site.person(first, 'administrator')
  expect(await codeOf(oblige(administrator, roles.owner))).toEqual([403, 'ROLE_NOT_BELOW'])
  expect((await oblige(administrator, roles.manager)).statusCode).toBe(200)
  expect((await oblige(administrator, roles.manager, false)).statusCode).toBe(200)
  expect((await oblige(owner, roles.administrator)).statusCode).toBe(200)
  await setUp(administrator)
  expect(await codeOf(oblige(administrator, roles.administrator, false))).toEqual([403, 'ROLE_NOT_BELOW'])
  expect(await codeOf(oblige(owner, roles.customer))).toEqual([422, 'INVALID_FIELDS'])
  expect(await codeOf(oblige(await site.person(first, 'manager'), roles.staff))).toEqual([403, 'FORBIDDEN'])
  const lines = await site.db.admin<{ details: object }>(
    `select details from core.audit where action = 'role.changed' and entity_id = '3' order by id`,
  )
  expect(lines.map(({ details }) => details)).toMatchObject([
    { second_factor: 'required' },
    { second_factor: 'optional' },
  ])
})
