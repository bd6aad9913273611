import type { TestClient } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemoryHost, testHost } from '../../testing/test-host.ts'

const pages = '/api/v1/admin/pages/'
const bulk = `${pages}bulk/`

let host: InMemoryHost
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  host = await testHost()
  owner = await host.signIn('owner')
  stranger = await host.signIn('owner', 'b')
})
afterAll(() => host.close())

async function newPages(...titles: string[]): Promise<number[]> {
  const made: number[] = []
  for (const title of titles) made.push((await owner.post(pages, { title })).json().page.id)
  return made
}
const pageOf = async (id: number) => (await owner.get(`${pages}${id}/`)).json().page
const audited = async (id: number) =>
  (
    await host.sql<{ action: string }>`
      select action from core.audit where entity = 'page' and entity_id = ${String(id)} order by id`
  ).map(({ action }) => action)

describe('the same with many pages', () => {
  it('publishes, drafts, archives and moves them in one request, each with its line in the audit log', async () => {
    const [top, one, two] = await newPages('Top', 'One', 'Two')
    expect((await owner.post(bulk, { ids: [one, two], action: 'publish' })).json()).toEqual({ success: true, count: 2 })
    await owner.post(bulk, { ids: [one], action: 'archive' })
    await owner.post(bulk, { ids: [two], action: 'draft' })
    await owner.post(bulk, { ids: [one, two], action: 'move', parentId: top })
    expect(await pageOf(one ?? 0)).toMatchObject({ status: 'archived', parentId: top, sort: 0 })
    expect(await pageOf(two ?? 0)).toMatchObject({ status: 'draft', parentId: top, sort: 1 })
    expect(await audited(one ?? 0)).toEqual(['page.created', 'page.published', 'page.archived', 'page.moved'])
  })

  it('changes all or none: one that is not there, another tenant’s or itself below itself stops it (T2)', async () => {
    const [one, two] = await newPages('All', 'Or none')
    const theirs = (await stranger.post(pages, { title: 'Theirs' })).json().page.id
    for (const other of [theirs, 999_999]) {
      expect((await owner.post(bulk, { ids: [one, other], action: 'publish' })).statusCode).toBe(404)
      expect((await owner.post(`${pages}bulk-delete/`, { ids: [one, other] })).statusCode).toBe(404)
    }
    expect((await owner.post(bulk, { ids: [two, one], action: 'move', parentId: one })).statusCode).toBe(422)
    expect(await pageOf(one ?? 0)).toMatchObject({ status: 'draft', deleted: false })
    expect(await pageOf(two ?? 0)).toMatchObject({ parentId: null })
  })

  it.each([
    { ids: [], action: 'publish' },
    { ids: Array.from({ length: 101 }, (_, n) => n + 1), action: 'publish' },
    { ids: [1, 1], action: 'publish' },
    { ids: [1], action: 'explode' },
    { ids: [1], action: 'publish', status: 'draft' },
  ])('refuses %o (T2, T20)', async (body) => {
    expect([400, 422]).toContain((await owner.post(bulk, body)).statusCode)
  })
})

describe('the trash', () => {
  it('lists deleted pages alone, gives them back, and deletes for good what lies in it and nothing else', async () => {
    const [one, two, child] = await newPages('Trash one', 'Trash two', 'Child')
    await owner.put(pages, { id: child, parentId: one })
    expect((await owner.post(`${pages}bulk-delete/`, { ids: [one, two] })).json().count).toBe(2)
    const listed = (await owner.get(`${pages}?showdeleted=only`)).json().results.rows
    expect(listed.map(({ id }: { id: number }) => id).sort()).toEqual([one, two].sort())
    await owner.post(bulk, { ids: [two], action: 'restore' })
    const living = await owner.post(`${pages}bulk-delete-for-good/`, { ids: [one, two] })
    expect([living.statusCode, living.json().code]).toEqual([409, 'PAGE_NOT_DELETED'])
    expect((await owner.post(`${pages}bulk-delete-for-good/`, { ids: [one] })).statusCode).toBe(200)
    expect((await owner.get(`${pages}${one}/`)).statusCode).toBe(404)
    // What stood below it is still there, one level up.
    expect(await pageOf(child ?? 0)).toMatchObject({ parentId: null, deleted: false })
    const left = await host.sql`select 1 from core.search_word where kind = 'page' and id = ${one}
      union all select 1 from core.page_content where page_id = ${one}`
    expect(left).toEqual([])
    expect(await audited(one ?? 0)).toEqual(['page.created', 'page.deleted', 'page.deleted-for-good'])
  })

  it('restores nothing whose address another page has taken (OPEN-334)', async () => {
    const [one] = await newPages('Same address')
    await owner.post(`${pages}bulk-delete/`, { ids: [one] })
    await newPages('Same address')
    const reply = await owner.post(bulk, { ids: [one], action: 'restore' })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'SLUG_TAKEN'])
  })
})

describe('the library of templates', () => {
  const templates = '/api/v1/admin/page/component-template/'

  it('lists, renames and deletes; what a page or the header shows is refused with where', async () => {
    const made = (await owner.post(templates, { componentName: 'Opening hours' })).json().template
    const renamed = await owner.put(`${templates}${made.id}/`, { componentName: 'Hours' })
    expect(renamed.json().template).toMatchObject({ name: 'Hours', content: made.content })
    const [page] = await newPages('Shows hours')
    await host.sql`insert into core.template_usage (tenant_id, template_id, page_id)
      values (${host.tenants.a.guid}, ${made.id}, ${page})`
    const [row] = (await owner.get(`${templates}?search=hours`)).json().results.rows
    expect(row).toMatchObject({ id: made.id, name: 'Hours', type: 'section', pages: 1, isHeader: false })
    const refused = await owner.delete(`${templates}${made.id}/`)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'TEMPLATE_IN_USE',
        uses: [{ kind: 'page', id: page, title: 'Shows hours', deleted: false }],
      }),
    ])
    expect((await stranger.delete(`${templates}${made.id}/`)).statusCode).toBe(404)
    expect((await stranger.get(`${templates}${made.id}/uses/`)).statusCode).toBe(404)
    await host.sql`delete from core.template_usage`
    expect((await owner.delete(`${templates}${made.id}/`)).statusCode).toBe(200)
    expect((await owner.get(`${templates}${made.id}`)).statusCode).toBe(404)
  })
})
