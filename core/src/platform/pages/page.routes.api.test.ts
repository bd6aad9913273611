import { DroppedTags, decodeContent, encodeContent, roles } from '@ashlar/sdk/server'
import type { TestClient, TestHost, TestReply } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHost } from '../../testing/index.ts'
import { fixturePackage, pageWith } from './content.fixtures.ts'

const list = '/api/v1/admin/pages/'
const update = '/api/v1/admin/page/updatecontent/'

let host: TestHost
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [fixturePackage] })
  owner = await host.signIn('owner')
  stranger = await host.signIn('owner', 'b')
})
afterAll(() => host.close())

async function newPage(body: Record<string, unknown>) {
  const reply = await owner.post(list, body)
  expect(reply.statusCode).toBe(201)
  return reply.json().page
}

describe('GET /api/v1/admin/pages/ (API-107, EDIT-008, OPEN-148)', () => {
  it('sends rows in both documented shapes, without content and without deleted pages', async () => {
    const kept = await newPage({ title: 'Listed b' })
    await newPage({ title: 'Listed a' })
    const gone = await newPage({ title: 'Listed gone' })
    expect((await owner.delete(`${list}${gone.id}/`)).statusCode).toBe(200)
    const reply = await owner.get(`${list}?orderBy=slug&orderDirection=asc&showdeleted=0&limit=-1`)
    expect(reply.statusCode).toBe(200)
    const body = reply.json()
    expect(body.rows).toEqual(body.results.rows)
    expect(body).toMatchObject({ success: true, total: body.rows.length, results: { total: body.rows.length } })
    const slugs = body.rows.map((row: { slug: string }) => row.slug)
    expect(slugs).toEqual([...slugs].sort())
    expect(slugs).not.toContain('listed-gone')
    const row = body.rows.find((each: { id: number }) => each.id === kept.id)
    expect(row).toMatchObject({
      title: 'Listed b',
      parentId: null,
      status: 'draft',
      showPageTitle: true,
      deleted: false,
      isDummy: false,
      excerpt: '',
      image: '',
    })
    expect(row).not.toHaveProperty('content')
  })

  it('answers with and without the trailing slash (OPEN-149)', async () => {
    expect((await owner.get('/api/v1/admin/pages?limit=1')).json().rows).toHaveLength(1)
    expect((await owner.get('/api/v1/admin/pages/?limit=1')).json().rows).toHaveLength(1)
  })

  it.each([
    'orderBy=password',
    'orderBy=title;drop table core.page',
    'orderBy=title&orderBy=slug',
    'orderDirection=sideways',
    'limit=-2',
    'limit=1000000000',
    'currentPage=0',
    'itemsPerPage=-1',
    'status=-1',
    'status=draft,nope',
    'showdeleted=2',
    'parentId=x',
    'parentId=1e99',
  ])('refuses %s (T20)', async (query) => {
    const { statusCode, body } = await owner.get(`${list}?${query}`)
    expect([400, 422]).toContain(statusCode)
    expect(body).not.toMatch(/select|syntax/i)
  })

  it('says that it stops at the cap of 10,000', async () => {
    await host.sql`
      insert into core.page (tenant_id, title, slug) select ${host.tenants.b.guid}::uuid, 'n', 'n-' || n from generate_series(1, 10010) n`
    await host.sql`
      insert into core.page_content (tenant_id, page_id)
      select tenant_id, id from core.page where tenant_id = ${host.tenants.b.guid}::uuid on conflict do nothing`
    const { rows, total, truncated } = (await stranger.get(`${list}?limit=-1`)).json()
    expect({ rows: rows.length, total, truncated }).toEqual({ rows: 10_000, total: 10_010, truncated: true })
  })
})

describe('POST and PUT /api/v1/admin/pages/ (API-306, API-307, OPEN-336)', () => {
  it('answer with the page and a message', async () => {
    const made = await owner.post(list, { title: 'Made' })
    expect(made.json()).toMatchObject({
      success: true,
      page: { title: 'Made', slug: 'made' },
      message: expect.any(String),
    })
    const { id, revision } = made.json().page
    const saved = await owner.put(list, { id, revision, title: 'Saved', status: 'published' })
    expect(saved.json()).toMatchObject({
      success: true,
      page: { id, title: 'Saved', revision: 2 },
      message: expect.any(String),
    })
    expect((await owner.put(list, { id, revision, title: 'Stale' })).json()).toMatchObject({
      success: false,
      code: 'STALE_REVISION',
      current: { title: 'Saved' },
      sent: { title: 'Stale' },
    })
  })

  it.each<[Record<string, unknown>, number, string]>([
    [{}, 422, 'title'],
    [{ title: '  ' }, 422, 'title'],
    [{ title: 5 }, 400, 'title'],
    [{ title: 'x', status: -1 }, 422, 'status'],
    [{ title: 'x', status: '-1' }, 422, 'status'],
    [{ title: 'x', publish_date: 'tomorrow' }, 422, 'publish_date'],
    [{ title: 'x', publish_date: null }, 400, 'publish_date'],
    [{ title: 'x', slug: 'admin' }, 422, 'slug'],
    [{ title: 'x', slug: 'A B' }, 422, 'slug'],
    [{ title: 'a\u0000b' }, 422, 'title'],
    [{ title: 'x'.repeat(201) }, 422, 'title'],
    [{ title: 'x', excerpt: '   ' }, 422, 'excerpt'],
    [{ title: 'x', image: 'javascript:alert(1)' }, 422, 'image'],
    [{ title: 'x', parentId: 99_999_999 }, 422, 'parentId'],
    [{ title: 'x', copyFrom: 99_999_999 }, 422, 'copyFrom'],
    [{ title: 'x', content: '' }, 400, 'content'],
    [{ title: 'x', tenant_id: 'b' }, 400, 'tenant_id'],
    [{ title: 'x', revision: 5 }, 400, 'revision'],
    [{ title: 'x', changedBy: 'me' }, 400, 'changedBy'],
  ])('refuse %j (PAGE-011, PAGE-012, PAGE-013, T15)', async (body, status, path) => {
    const before = await host.sql`select count(*) from core.page`
    const reply = await owner.post(list, body)
    expect({ status: reply.statusCode, ...reply.json() }).toMatchObject({
      status,
      success: false,
      errors: [{ path, message: expect.any(String) }],
    })
    expect(await host.sql`select count(*) from core.page`).toEqual(before)
  })

  it('refuse content in a page update, naming it (PAGE-015)', async () => {
    const { id } = await newPage({ title: 'No content here' })
    const reply = await owner.put(list, { id, title: 'x', content: 'e30=' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ success: false, errors: [{ path: 'content' }] })
  })

  it('delete and restore', async () => {
    const { id } = await newPage({ title: 'Restored' })
    expect((await owner.delete(`${list}${id}/`)).json()).toMatchObject({ success: true, page: { deleted: true } })
    expect((await owner.put(list, { id, deleted: false })).json()).toMatchObject({ page: { deleted: false } })
    expect((await owner.delete(`${list}99999999/`)).statusCode).toBe(404)
  })
})

describe('PUT /api/v1/admin/page/updatecontent/ (API-103)', () => {
  it('stores content; GET gives it back; a stale revision gives both versions', async () => {
    const { id } = await newPage({ title: 'Content' })
    const content = encodeContent(pageWith({ text: 'Hello' }))
    const saved = (await owner.put(update, { id, content, revision: 1 })).json()
    expect(saved).toMatchObject({ success: true, page: { id, contentRevision: 2, revision: 1 } })
    const read = (await owner.get(`${list}${id}/`)).json().page
    expect(decodeContent(read.content)).toEqual(pageWith({ text: 'Hello' }))
    const stale = await owner.put(update, { id, content, revision: 1 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({
      code: 'STALE_REVISION',
      current: { content: read.content, revision: 2, changedBy: 'Test owner' },
    })
  })

  it.each<[string, Record<string, unknown>, number]>([
    ['text that is no content', { content: '?' }, 400],
    ['a number', { content: 5 }, 422],
    ['nothing', {}, 422],
    ['an unknown field', { content: 'e30=', extra: 1 }, 400],
    ['content over 1 MiB', { content: 'x'.repeat(1024 * 1024 + 1) }, 413],
    ['a body over its limit', { content: 'x'.repeat(1200 * 1024) }, 413],
    ['props of the wrong type', { content: encodeContent(pageWith({ text: 1 })) }, 422],
  ])('refuses %s', async (_, body, status) => {
    const { id } = await newPage({ title: 'Refused' })
    const reply = await owner.put(update, { id, ...body })
    expect({ status: reply.statusCode, ...reply.json() }).toMatchObject({
      status,
      success: false,
      code: expect.any(String),
    })
  })

  it('answers to drafts and revisions in their shapes', async () => {
    const { id } = await newPage({ title: 'Drafted' })
    const draft = `/api/v1/admin/page/draft/${id}/`
    expect((await owner.get(draft)).json()).toEqual({ success: true, draft: null })
    const content = encodeContent(pageWith({ text: 'Draft' }))
    expect((await owner.put(draft, { content, contentRevision: 1 })).json()).toMatchObject({
      draft: { content, contentRevision: 1 },
    })
    expect((await (await host.signIn('administrator')).get(draft)).json()).toEqual({ success: true, draft: null })
    expect((await owner.delete(draft)).json()).toEqual({ success: true, draft: null })

    await owner.put(update, { id, content })
    const revisions = `/api/v1/admin/page/revisions/${id}/`
    const { results } = (await owner.get(revisions)).json()
    expect(results).toMatchObject({ total: 1, rows: [{ revision: 2, kind: 'save', createdBy: 'Test owner' }] })
    const one = `${revisions}${results.rows[0].id}/`
    const { revision } = (await owner.get(one)).json()
    expect(revision).toMatchObject({ kind: 'save', contentUnreadable: false })
    expect(decodeContent(revision.content)).toEqual(pageWith({ text: 'Draft' }))
    const restored = await owner.post(`${one}restore/`, { revision: 2 })
    expect(restored.json()).toMatchObject({ success: true, page: { contentRevision: 3 } })
    expect((await owner.post(`${one}restore/`, { revision: 2 })).statusCode).toBe(409)
    expect((await owner.get(`${revisions}999999/`)).statusCode).toBe(404)
  })
})

describe('a deleted page', () => {
  it('can be neither saved nor restored, has no draft and is not copied', async () => {
    const { id } = await newPage({ title: 'Deleted', slug: 'deleted-before-saving' })
    const content = encodeContent(pageWith({ text: 'Before' }))
    expect((await owner.put(update, { id, content })).statusCode).toBe(200)
    const draft = `/api/v1/admin/page/draft/${id}/`
    expect((await owner.put(draft, { content, contentRevision: 2 })).statusCode).toBe(200)
    const revisions = `/api/v1/admin/page/revisions/${id}/`
    const revision = (await owner.get(revisions)).json().results.rows[0].id
    expect((await owner.delete(`${list}${id}/`)).statusCode).toBe(200)
    const stored = () =>
      host.sql`select c.content, c.revision, d.content as draft, (select count(*)::integer from core.page_revision r where r.page_id = ${id}) as kept
        from core.page_content c left join core.page_draft d on d.page_id = c.page_id where c.page_id = ${id}`
    const before = await stored()

    const calls: Readonly<Record<string, TestReply>> = {
      save: await owner.put(update, { id, content: encodeContent(pageWith({ text: 'After' })) }),
      'save as blank': await owner.put(update, { id, content: null }),
      restore: await owner.post(`${revisions}${revision}/restore/`, {}),
      'read the draft': await owner.get(draft),
      'keep a draft': await owner.put(draft, { content: null, contentRevision: 2 }),
      'discard the draft': await owner.delete(draft),
      'delete again': await owner.delete(`${list}${id}/`),
    }
    for (const [call, reply] of Object.entries(calls)) {
      expect([call, reply.statusCode, reply.json().code]).toEqual([call, 404, 'PAGE_NOT_FOUND'])
    }
    expect(await stored()).toEqual(before)
    const copy = await owner.post(list, { title: 'Copy', copyFrom: id })
    expect([copy.statusCode, copy.json().errors]).toMatchObject([422, [{ path: 'copyFrom' }]])
  })
})

describe('revisions of a page', () => {
  it('are named to be found again, listed by what they are, and lead to the one before (issue 5)', async () => {
    const { id } = await newPage({ title: 'Named' })
    for (const text of ['One', 'Two', 'Three'])
      await owner.put(update, { id, content: encodeContent(pageWith({ text })) })
    await owner.put(list, { id, status: 'published' })
    const revisions = `/api/v1/admin/page/revisions/${id}/`
    const rows = async (query = '') => (await owner.get(`${revisions}${query}`)).json().results
    const [published, three, two, one] = (await rows()).rows
    const named = await owner.put(`${revisions}${two.id}/`, { name: '  Before the winter range ' })
    const found = { id: two.id, revision: two.revision, name: 'Before the winter range', createdAt: two.createdAt }
    expect(named.json()).toMatchObject({ success: true, revision: found })
    expect(await rows('?only=named')).toMatchObject({ total: 1, rows: [found] })
    expect(await rows('?only=published')).toMatchObject({ total: 1, rows: [{ id: published.id, kind: 'publish' }] })
    expect((await rows('?only=named&currentPage=2')).rows).toEqual([])
    const before = async (of: { id: number }) => (await owner.get(`${revisions}${of.id}/`)).json().revision.before
    expect([await before(three), await before(two), await before(one)]).toEqual([two.id, one.id, null])

    const [audit] = await host.sql`
      select action, details from core.audit where entity = 'page' and entity_id = ${String(id)} order by id desc limit 1`
    expect(audit).toMatchObject({ action: 'page.revision-named', details: { name: 'Before the winter range' } })
    for (const body of [{ name: 'x'.repeat(81) }, { name: 'two\nlines' }, { name: 5 }, {}, { name: 'x', kind: 'save' }])
      expect([400, 422]).toContain((await owner.put(`${revisions}${two.id}/`, body)).statusCode)
    expect((await owner.put(`${revisions}999999/`, { name: 'x' })).statusCode).toBe(404)
    expect((await owner.get(`${revisions}?only=kept`)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await rows('?only=named')).toMatchObject({ total: 1, rows: [found] })
    await owner.put(`${revisions}${two.id}/`, { name: '' })
    expect(await rows('?only=named')).toEqual({ rows: [], total: 0 })
  })
})

describe('the links of a page', () => {
  const check = '/api/v1/admin/page/links/check/'

  it('are asked about together: what visitors find, what they do not yet, and files that are gone (issue 5)', async () => {
    await newPage({ title: 'Open', slug: 'open/now', status: 'published' })
    await newPage({ title: 'Later', slug: 'later', status: 'published', publish_date: '2099-01-01T00:00:00.000Z' })
    await newPage({ title: 'Draft', slug: 'draft-of-it' })
    const gone = await newPage({ title: 'Gone', slug: 'gone-page', status: 'published' })
    await owner.delete(`${list}${gone.id}/`)
    const paths = [
      '/open/now/',
      '/open%2Fnow',
      '/later',
      '/draft-of-it',
      '/gone-page',
      '/shop?',
      '/%',
      '/%00',
      '/Caf%C3%A9',
    ]
    const reply = await owner.post(check, { paths, media: ['/media/999999/a.webp', '/media/x'] })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        success: true,
        pages: [
          { path: '/open/now/', isPublished: true },
          { path: '/open%2Fnow', isPublished: true },
          { path: '/later', isPublished: false },
          { path: '/draft-of-it', isPublished: false },
        ],
        missingMedia: ['/media/999999/a.webp', '/media/x'],
        decorativeMedia: [],
      },
    ])
    expect((await stranger.post(check, { paths: ['/open/now'], media: [] })).json()).toMatchObject({ pages: [] })
    for (const body of [
      { paths: ['a\u0000'], media: [] },
      { paths: Array.from({ length: 501 }, (_, at) => `/${at}`), media: [] },
      {},
    ])
      expect([400, 422]).toContain((await owner.post(check, body)).statusCode)
  })
})

describe('GET /api/v1/pages/?slug= (API-105, EDIT-032, OPEN-125, OPEN-126)', () => {
  const url = '/api/v1/pages/?slug='

  it('shows visitors what is published, and staff any status', async () => {
    await newPage({ title: 'Public', slug: 'public', status: 'published' })
    await newPage({ title: 'Secret', slug: 'secret/draft' })
    const editor = await host.signIn('editor')
    const customer = await host.signIn('customer')
    for (const anyone of [host.visitor(), customer, editor]) {
      expect((await anyone.get(`${url}public`)).json()).toMatchObject({
        success: true,
        page: { slug: 'public', content: null },
      })
    }
    expect((await editor.get(`${url}secret/draft`)).statusCode).toBe(200)
    expect((await editor.get(`${url}/secret/draft/`)).statusCode).toBe(200)
    for (const outsider of [host.visitor(), customer, host.visitor('b'), stranger]) {
      const reply = await outsider.get(`${url}secret/draft`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ success: false, error: 'Page not found' })
    }
  })

  it('hides drafts from staff whose role may not view pages', async () => {
    await newPage({ title: 'Unseen', slug: 'unseen' })
    const staff = await host.signIn('staff')
    const mayView = async (can_view: boolean) => {
      const pages = { can_view, can_create: false, can_edit: false, can_delete: false }
      const reply = await owner.put('/api/v1/admin/roles/', { role_id: roles.staff, permissions: { pages } })
      expect(reply.statusCode).toBe(200)
      return (await staff.get(`${url}unseen`)).statusCode
    }
    expect([await mayView(false), await mayView(true)]).toEqual([404, 200])
  })

  it('needs a slug, and survives any', async () => {
    expect((await host.visitor().get('/api/v1/pages/')).statusCode).toBe(422)
    for (const slug of ['%00', '%ff', "'--", '../..', '%F0%9F%92%A9', 'x'.repeat(300)]) {
      const { statusCode } = await host.visitor().get(`${url}${slug}`)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    }
  })
})

describe('GET /api/v1/pages/submenu/ (API-303, NAV-011, NAV-013)', () => {
  it('lists what a visitor may see below a page', async () => {
    const parent = await newPage({ title: 'Menu', status: 'published' })
    await newPage({ title: 'Shown', status: 'published', parentId: parent.id })
    await newPage({ title: 'Draft below', parentId: parent.id })
    const url = '/api/v1/pages/submenu/?pageId='
    const reply = await host.visitor().get(`${url}${parent.id}`)
    expect(reply.json()).toEqual({ success: true, menuItems: [{ title: 'Shown', slug: 'shown' }] })
    expect((await host.visitor('b').get(`${url}${parent.id}`)).statusCode).toBe(404)
    expect([400, 422]).toContain((await host.visitor().get(`${url}x`)).statusCode)
  })
})

describe('what a change tells', () => {
  /** Tags that a call drops in this process, and the events it leaves. */
  async function toldBy(call: () => Promise<TestReply>) {
    const tags: string[] = []
    const stop = host.composition.resolve(DroppedTags).listen((tenant, dropped) => {
      if (tenant === host.tenants.a.guid) tags.push(...dropped)
    })
    const [before] = await host.sql<{ n: number }>`select coalesce(max(id), 0)::integer as n from core.outbox`
    const reply = await call()
    stop()
    const events = await host.sql<{ name: string; payload: unknown }>`
      select name, payload from core.outbox where kind = 'event' and id > ${before?.n ?? 0}`
    return { page: reply.json().page, tags: tags.sort(), events }
  }

  it('is the page, and the list where its tree, names, addresses or visibility change', async () => {
    const made = await toldBy(() => owner.post(list, { title: 'Telling' }))
    const { id } = made.page
    const event = { name: 'core.page-changed', payload: { pageId: id } }
    const inLists = ['at:/telling', `page:${id}`, 'pages']
    expect(made).toMatchObject({ tags: inLists, events: [event] })
    expect(await toldBy(() => owner.put(update, { id, content: null }))).toMatchObject({
      tags: [`page:${id}`],
      events: [event],
    })
    expect(await toldBy(() => owner.put(list, { id, excerpt: 'x' }))).toMatchObject({
      tags: [`page:${id}`],
      events: [event],
    })
    const titled = await toldBy(() => owner.put(list, { id, title: 'Told', status: 'published' }))
    expect(titled).toMatchObject({ tags: inLists, events: [event] })
    const refused = await toldBy(() => owner.put(list, { id, revision: 1, title: 'Never' }))
    expect(refused).toMatchObject({ tags: [], events: [] })
  })
})

describe('another tenant (T2)', () => {
  it('gets 404 for every id of ours, and nothing changes', async () => {
    const page = await newPage({ title: 'Foreign' })
    const content = encodeContent(pageWith({}))
    await owner.put(update, { id: page.id, content })
    const revision = (await owner.get(`/api/v1/admin/page/revisions/${page.id}/`)).json().results.rows[0].id
    const state = () => host.sql`
      select p.*, c.content from core.page p join core.page_content c on c.page_id = p.id where p.id = ${page.id}`
    const before = await state()
    const replies = [
      await stranger.get(`${list}${page.id}/`),
      await stranger.put(list, { id: page.id, title: 'Mine' }),
      await stranger.delete(`${list}${page.id}/`),
      await stranger.put(update, { id: page.id, content: null }),
      await stranger.get(`/api/v1/admin/page/draft/${page.id}/`),
      await stranger.put(`/api/v1/admin/page/draft/${page.id}/`, { content, contentRevision: 1 }),
      await stranger.delete(`/api/v1/admin/page/draft/${page.id}/`),
      await stranger.get(`/api/v1/admin/page/revisions/${page.id}/`),
      await stranger.get(`/api/v1/admin/page/revisions/${page.id}/${revision}/`),
      await stranger.put(`/api/v1/admin/page/revisions/${page.id}/${revision}/`, { name: 'Mine' }),
      await stranger.post(`/api/v1/admin/page/revisions/${page.id}/${revision}/restore/`, {}),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404))
    expect(await state()).toEqual(before)
  })
})

describe('who may (PERM-101)', () => {
  it('is asked of every route: 401 without a session, 403 without the right', async () => {
    const customer = await host.signIn('customer')
    const calls: [string, string, object?][] = [
      ['GET', list],
      ['GET', `${list}1/`],
      ['POST', list, { title: 'x' }],
      ['PUT', list, { id: 1 }],
      ['DELETE', `${list}1/`],
      ['PUT', update, { id: 1, content: null }],
      ['GET', '/api/v1/admin/page/draft/1/'],
      ['PUT', '/api/v1/admin/page/draft/1/', { content: null, contentRevision: 1 }],
      ['DELETE', '/api/v1/admin/page/draft/1/'],
      ['GET', '/api/v1/admin/page/revisions/1/'],
      ['GET', '/api/v1/admin/page/revisions/1/1/'],
      ['PUT', '/api/v1/admin/page/revisions/1/1/', { name: 'x' }],
      ['POST', '/api/v1/admin/page/links/check/', { paths: [], media: [] }],
      ['POST', '/api/v1/admin/page/revisions/1/1/restore/', {}],
    ]
    for (const [method, url, payload] of calls) {
      const headers = { origin: 'http://localhost' }
      const request = { method, url, headers, ...(payload && { payload }) }
      expect([method, url, (await host.visitor().inject(request)).statusCode]).toEqual([method, url, 401])
      expect([method, url, (await customer.inject(request)).statusCode]).toEqual([method, url, 403])
    }
  })
})
