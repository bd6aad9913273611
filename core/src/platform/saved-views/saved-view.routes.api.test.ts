import type { SavedView } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, InstallationUnderTest } from '../identity/installation-under-test.ts'

const path = '/api/v1/admin/views/'
let site: InstallationUnderTest
let first: Tenant
let owner: Browser
let editor: Browser
let staff: Browser

beforeAll(async () => {
  site = await InstallationUnderTest.open()
  first = await site.tenant('First')
  owner = await site.person(first, 'owner')
  editor = await site.person(first, 'editor')
  staff = await site.person(first, 'staff')
})
afterAll(() => site?.close())

async function add(browser: Browser, name: string, more: object = {}): Promise<SavedView> {
  const reply = await browser.send('POST', path, { list: 'pages', name, query: 'status=draft', ...more })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<{ view: SavedView }>().view
}

async function names(browser: Browser, list = 'pages'): Promise<string[]> {
  const { rows } = (await browser.get(`${path}?list=${list}`)).json<{ results: { rows: SavedView[] } }>().results
  return rows.map(({ name }) => name)
}

describe('saved views (issue 4)', () => {
  it('belong to one person and one list', async () => {
    await add(owner, 'Unfinished')
    await add(owner, 'Large', { list: 'media', query: '' })
    expect(await names(owner)).toEqual(['Unfinished'])
    expect(await names(owner, 'media')).toEqual(['Large'])
    expect(await names(editor)).toEqual([])
  })

  it('are shared with roles by role_id (PERM-103); only their owner changes them', async () => {
    const shared = await add(owner, 'To translate', { roles: [4] })
    expect(await names(editor)).toEqual(['To translate'])
    expect(await names(staff)).toEqual([])
    const refused = await editor.send('PUT', path, { id: shared.id, name: 'Mine' })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'VIEW_NOT_OWN'])
    expect((await editor.send('DELETE', `${path}${shared.id}/`)).statusCode).toBe(403)
    expect((await staff.send('PUT', path, { id: shared.id, isDefault: true })).statusCode).toBe(404)
    const changed = await owner.send('PUT', path, { id: shared.id, roles: [] })
    expect(changed.json<{ view: SavedView }>().view).toMatchObject({ roles: [], isOwn: true })
    expect(await names(editor)).toEqual([])
  })

  it('have one default for each person, shared ones too', async () => {
    const shared = await add(owner, 'First thing', { roles: [4, 5], isDefault: true })
    const defaults = async (browser: Browser) =>
      (await browser.get(`${path}?list=pages`))
        .json<{ results: { rows: SavedView[] } }>()
        .results.rows.filter(({ isDefault }) => isDefault)
        .map(({ name }) => name)
    expect([await defaults(owner), await defaults(staff)]).toEqual([['First thing'], []])
    await staff.send('PUT', path, { id: shared.id, isDefault: true })
    const other = await add(owner, 'Second thing', { isDefault: true })
    expect([await defaults(owner), await defaults(staff)]).toEqual([['Second thing'], ['First thing']])
    await owner.send('PUT', path, { id: other.id, isDefault: false })
    expect((await owner.send('DELETE', `${path}${shared.id}/`)).statusCode).toBe(200)
    expect([await defaults(owner), await defaults(staff)]).toEqual([[], []])
  })

  it('have names of their own, and fields that are refused by name', async () => {
    await add(staff, 'Mine')
    const taken = await staff.send('POST', path, { list: 'pages', name: 'Mine', query: '' })
    expect(taken.statusCode).toBe(409)
    expect(taken.json<{ errors: object[] }>().errors).toMatchObject([{ path: 'name' }])
    for (const wrong of [{ list: 'Pages!' }, { name: '' }, { query: 'a b' }, { roles: [6] }, { roles: [4, 4] }]) {
      const reply = await staff.send('POST', path, { list: 'pages', name: 'Other', query: '', ...wrong })
      expect(reply.statusCode, JSON.stringify(wrong)).toBe(422)
    }
  })

  it('stay in their tenant, and are not for customers', async () => {
    const own = await add(owner, 'Ours', { roles: [1] })
    const elsewhere = await site.person(await site.tenant('Second'), 'owner')
    expect(await names(elsewhere)).toEqual([])
    expect((await elsewhere.send('PUT', path, { id: own.id, name: 'Taken' })).statusCode).toBe(404)
    expect((await elsewhere.send('DELETE', `${path}${own.id}/`)).statusCode).toBe(404)
    const customer = await site.person(first, 'customer')
    expect((await customer.get(`${path}?list=pages`)).statusCode).toBe(403)
  })
})
