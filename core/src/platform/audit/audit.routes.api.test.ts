import { lastDays } from '@ashlar/sdk'
import type { AuditLine } from '@ashlar/sdk/platform'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'

const pages = '/api/v1/admin/pages/'

let host: TestHost
let owner: TestClient
let editor: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [] })
  ;[owner, editor] = [await host.signIn('owner'), await host.signIn('editor')]
  await (await host.signIn('owner', 'b')).post(pages, { title: 'Quay of another website' })
  await owner.post(pages, { title: 'Quay and slipway' })
  await editor.post(pages, { title: 'Slipway fees' })
  await owner.put('/api/v1/admin/settings/', { meta_title: 'Quays' })
})
afterAll(() => host?.close())

interface Lines {
  readonly rows: readonly AuditLine[]
  readonly total: number
}
const listed = async (query: string): Promise<Lines> => {
  const reply = await owner.get(`/api/v1/admin/audit/?${query}`)
  expect(reply.statusCode, query).toBe(200)
  return reply.json().results
}
const titles = async (query: string) => (await listed(query)).rows.map(({ title }) => title)
const idOf = async (who: TestClient) => (await who.get('/api/v1/auth/me/')).json().user.id

it('the audit log says who did what to which record, to its own website alone (T1)', async () => {
  const { rows } = await listed('entity=page')
  expect(rows.map(({ action, title }) => [action, title])).toEqual([
    ['page.created', 'Slipway fees'],
    ['page.created', 'Quay and slipway'],
  ])
  expect(rows[0]).toMatchObject({ actor: expect.stringMatching(/./), requestId: expect.stringMatching(/./) })
  expect(JSON.stringify(await listed('limit=-1'))).not.toContain('another website')
})

it('the audit log is searched, filtered by person, act, kind, record and time, and paged', async () => {
  expect(await titles('search=slip')).toEqual(['Slipway fees', 'Quay and slipway'])
  expect(await titles('search=slip%20quay')).toEqual(['Quay and slipway'])
  expect(await titles('search=another')).toEqual([])
  const [ownerId, editorId] = [await idOf(owner), await idOf(editor)]
  expect(await titles(`entity=page&actor=${editorId}`)).toEqual(['Slipway fees'])
  expect(await titles(`entity=page&actor=${editorId},${ownerId}`)).toHaveLength(2)
  expect(await titles('actor=999999999')).toEqual([])
  expect((await listed('action=page.created,settings.changed')).rows.map(({ action }) => action)).toEqual([
    'settings.changed',
    'page.created',
    'page.created',
  ])
  const [line] = (await listed('action=settings.changed')).rows
  const at = line?.at ?? ''
  // From this moment on, and before that one: what is between two times is in one of them alone.
  expect((await listed(`action=settings.changed&from=${at}`)).total).toBe(1)
  expect((await listed(`action=settings.changed&until=${at}`)).total).toBe(0)
  const record = (await listed('search=fees')).rows[0]?.entityId
  expect(await titles(`entity=page&entityId=${record}`)).toEqual(['Slipway fees'])
  const page = (currentPage: number) =>
    titles(`entity=page&itemsPerPage=1&orderDirection=asc&currentPage=${currentPage}`)
  expect([await page(1), await page(2), await page(3)]).toEqual([['Quay and slipway'], ['Slipway fees'], []])
})

it('the audit log refuses what it can not ask for', async () => {
  for (const query of ['actor=me', 'actor=0', 'action=A%00', 'from=yesterday', 'itemsPerPage=0', 'orderBy=details']) {
    expect([400, 422], query).toContain((await owner.get(`/api/v1/admin/audit/?${query}`)).statusCode)
  }
})

it('the audit log is shown to those alone who may see it, and changed by nobody', async () => {
  expect((await host.visitor().get('/api/v1/admin/audit/')).statusCode).toBe(401)
  expect((await editor.get('/api/v1/admin/audit/')).statusCode).toBe(403)
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    expect((await owner.inject({ method, url: '/api/v1/admin/audit/' })).statusCode).toBeGreaterThanOrEqual(403)
  }
})

it('the audit log counts what was done per day, for its own website and whoever may see it', async () => {
  await owner.put('/api/v1/admin/settings/', { time_zone: 'Pacific/Kiritimati' })
  const path = '/api/v1/admin/audit/activity/'
  const { first, counts } = (await owner.get(`${path}?days=3`)).json().results
  expect([first, counts]).toEqual([lastDays('Pacific/Kiritimati', 3)[0], [0, 0, (await listed('')).total]])
  expect((await editor.get(`${path}?days=3`)).statusCode).toBe(403)
  expect((await owner.get(`${path}?days=367`)).statusCode).toBe(422)
})
