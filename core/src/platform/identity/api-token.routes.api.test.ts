import { actions } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InstallationUnderTest, platformHost } from './installation-under-test.ts'

let site: InstallationUnderTest
let first: Tenant
let second: Tenant

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  second = await site.tenant('Second')
})
afterAll(() => site?.close())

describe('API tokens', () => {
  const tokens = '/api/v1/admin/api-tokens/'
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('act for their account within their scopes, on their tenant alone, until they are revoked', async () => {
    const owner = await site.person(first, 'owner')
    const made = await owner.send('POST', tokens, { name: 'Export', scopes: ['users.can_view'] })
    expect(made.statusCode).toBe(201)
    const { token, apiToken } = made.json<{ token: string; apiToken: { guid: string } }>()
    const machine = site.browser(first)
    expect((await machine.send('GET', '/api/v1/admin/users/', undefined, bearer(token))).statusCode).toBe(200)
    const me = (await machine.send('GET', '/api/v1/auth/me/', undefined, bearer(token))).json<Me>()
    const held = Object.entries(me.permissions).flatMap(([area, rights]) =>
      actions.filter((a) => rights[a]).map((a) => `${area}.${a}`),
    )
    expect(held).toEqual(['users.can_view'])
    expect((await machine.send('GET', '/api/v1/admin/packages/', undefined, bearer(token))).statusCode).toBe(403)
    expect(
      (await machine.send('POST', tokens, { name: 'x', scopes: ['users.can_view'] }, bearer(token))).statusCode,
    ).toBe(403)
    expect((await site.browser(second).send('GET', '/api/v1/auth/me/', undefined, bearer(token))).statusCode).toBe(401)
    expect(
      (await site.browser(platformHost).send('GET', '/api/v1/auth/me/', undefined, bearer(token))).statusCode,
    ).toBe(401)

    const listed = await owner.get(tokens)
    expect(listed.json().results).toMatchObject({ total: 1, rows: [{ guid: apiToken.guid, name: 'Export' }] })
    expect(listed.body).not.toContain(token)
    expect(JSON.stringify(await site.db.admin('select * from core.api_token'))).not.toContain(token)
    const other = await site.person(first, 'owner')
    expect((await other.send('DELETE', `${tokens}${apiToken.guid}/`)).statusCode).toBe(404)
    expect((await owner.send('DELETE', `${tokens}${apiToken.guid}/`)).statusCode).toBe(200)
    expect((await machine.send('GET', '/api/v1/admin/users/', undefined, bearer(token))).statusCode).toBe(401)
  })

  it('never get a right that their maker lacks, and none that does not exist', async () => {
    const editor = await site.person(first, 'editor')
    const lacking = await editor.send('POST', tokens, { name: 'x', scopes: ['pages.can_view', 'users.can_view'] })
    expect([lacking.statusCode, lacking.json().code]).toEqual([403, 'RIGHT_NOT_HELD'])
    const unknown = await editor.send('POST', tokens, { name: 'x', scopes: ['pages.can_fly'] })
    expect([unknown.statusCode, unknown.json().errors]).toEqual([422, [expect.objectContaining({ path: 'scopes/0' })]])
  })

  it('end on their day', async () => {
    const owner = await site.person(first, 'owner')
    const made = await owner.send('POST', tokens, { name: 'Short', scopes: ['users.can_view'], days: 1 })
    const { token } = made.json<{ token: string }>()
    await site.db.admin(`update core.api_token set expires_at = now() where name = 'Short'`)
    expect((await site.browser(first).send('GET', '/api/v1/auth/me/', undefined, bearer(token))).statusCode).toBe(401)
  })
})
