import { csvLines, Database, SiteAddresses } from '@ashlar/sdk/server'
import { moveByArchive, type TestClient, type TestHost, testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import * as root from '../index.ts'
import server from './index.ts'
import { SiteAddressesService } from './site-addresses.service.ts'
import { imported, ran } from './testing/import-file.ts'

const redirects = '/api/v1/admin/redirects/'
const pages = '/api/v1/admin/pages/'
const log = '/api/v1/admin/not-found/'

let host: TestHost
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  host = await testHost({ packages: [{ name: '@ashlar/plugin-redirects', root, server }] })
  owner = await host.signIn('owner')
  stranger = await host.signIn('owner', 'b')
})
afterAll(() => host.close())

const addresses = (): SiteAddressesService => {
  const service = host.composition.resolve(SiteAddresses)
  if (!(service instanceof SiteAddressesService)) throw new Error('Another service answers for addresses.')
  return service
}
const leads = (path: string, tenant: 'a' | 'b' = 'a') => addresses().forwarding(host.tenants[tenant], path)
async function newPage(fields: object): Promise<{ id: number; slug: string }> {
  const reply = await owner.post(pages, { status: 'published', ...fields })
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  return reply.json().page
}
const change = async (fields: object) => {
  const reply = await owner.put(pages, fields)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
}
const redirect = (body: object) => owner.post(redirects, body)
const errorAt = (reply: { json(): { errors: { path: string }[] } }) => reply.json().errors[0]?.path

describe('a published page that moves', () => {
  it('leaves a redirect that follows it wherever it goes, and takes its old address back', async () => {
    const { id } = await newPage({ title: 'Kilns', slug: 'kilns' })
    await change({ id, slug: 'ovens' })
    await change({ id, slug: 'firing' })
    expect(await leads('/kilns')).toEqual({ code: 301, to: '/firing' })
    expect(await leads('/ovens')).toEqual({ code: 301, to: '/firing' })
    await change({ id, slug: 'kilns' })
    expect(await leads('/kilns')).toBeNull()
    expect(await leads('/firing')).toEqual({ code: 301, to: '/kilns' })
    const { rows } = (await owner.get(`${redirects}?search=firing&origin=automatic`)).json().results
    expect(rows).toMatchObject([{ source: '/firing', target: '/kilns', pageTitle: 'Kilns', isAutomatic: true }])
  })

  it('takes along the addresses of the pages below that begin with its own, and theirs redirect too', async () => {
    const parent = await newPage({ title: 'Shop', slug: 'shop' })
    const child = await newPage({ title: 'Bowls', slug: 'shop/bowls', parentId: parent.id })
    const apart = await newPage({ title: 'Apart', slug: 'apart', parentId: parent.id })
    const deep = await newPage({ title: 'Deep', slug: 'shop/bowls/deep', parentId: child.id, status: 'draft' })
    await change({ id: parent.id, slug: 'store' })
    const slugOf = async (id: number) => (await owner.get(`${pages}${id}/`)).json().page.slug
    expect(await slugOf(child.id)).toBe('store/bowls')
    expect(await slugOf(deep.id)).toBe('store/bowls/deep')
    expect(await slugOf(apart.id)).toBe('apart')
    expect(await leads('/shop/bowls')).toEqual({ code: 301, to: '/store/bowls' })
    // A draft was nowhere that a visitor could know.
    expect(await leads('/shop/bowls/deep')).toBeNull()
  })

  it('is refused an address whose pages below would take that of another page; nothing is changed', async () => {
    const parent = await newPage({ title: 'From', slug: 'from' })
    await newPage({ title: 'Below', slug: 'from/below', parentId: parent.id })
    await newPage({ title: 'In the way', slug: 'into/below' })
    const reply = await owner.put(pages, { id: parent.id, slug: 'into' })
    expect([reply.statusCode, errorAt(reply)]).toEqual([422, 'slug'])
    expect((await owner.get(`${pages}${parent.id}/`)).json().page.slug).toBe('from')
  })

  it('leads nobody to what is not to be seen: draft, archived or deleted', async () => {
    const { id } = await newPage({ title: 'Hidden', slug: 'hidden' })
    await change({ id, slug: 'hidden-now' })
    await change({ id, status: 'draft' })
    expect(await leads('/hidden')).toBeNull()
    await change({ id, status: 'published' })
    expect(await leads('/hidden')).toEqual({ code: 301, to: '/hidden-now' })
    await owner.delete(`${pages}${id}/`)
    expect(await leads('/hidden')).toBeNull()
  })
})

describe('a page that is gone for good', () => {
  it('takes along what led to it, and what it left behind', async () => {
    const { id } = await newPage({ title: 'Gone', slug: 'soon-gone' })
    await change({ id, slug: 'gone-now' })
    await redirect({ source: '/by-hand-to-it', code: 302, pageId: id })
    await owner.delete(`${pages}${id}/`)
    expect((await owner.post(`${pages}bulk-delete-for-good/`, { ids: [id] })).statusCode).toBe(200)
    expect(await host.sql`select source from redirects.page_redirect where page_id = ${id}`).toEqual([])
    expect((await owner.get(`${redirects}?search=soon-gone`)).json().results.total).toBe(0)
  })

  it('is led to by nobody where its redirects were not taken along, as without this package', async () => {
    await host.sql`insert into redirects.page_redirect (tenant_id, source, page_id, code)
      values (${host.tenants.a.guid}, '/left-over', 999999, 301)`
    // Nor to the front page, whose address is empty.
    const home = await newPage({ title: 'Home', slug: '' })
    expect(await leads('/left-over')).toBeNull()
    await owner.delete(`${pages}${home.id}/`)
    const { rows } = (await owner.get(redirects)).json().results
    expect(rows).toContainEqual(expect.objectContaining({ source: '/left-over', target: null, pageTitle: null }))
    await host.sql`delete from redirects.page_redirect where source = '/left-over'`
  })
})

describe('redirects by hand', () => {
  it('lead to a page, an address, another website, or say that it is gone', async () => {
    const { id } = await newPage({ title: 'Target', slug: 'target' })
    expect((await redirect({ source: '/a-page', code: 302, pageId: id })).statusCode).toBe(201)
    expect((await redirect({ source: '/an-address/', code: 301, target: '/other#there' })).json().redirect.source).toBe(
      '/an-address',
    )
    await redirect({ source: '/%C3%BCber', code: 301, target: 'https://example.com/x?y=1' })
    await redirect({ source: '/gone', code: 410 })
    expect(await leads('/a-page')).toEqual({ code: 302, to: '/target' })
    expect(await leads('/an-address')).toEqual({ code: 301, to: '/other#there' })
    expect(await leads('/über')).toEqual({ code: 301, to: 'https://example.com/x?y=1' })
    expect(await leads('/gone')).toEqual({ code: 410 })
    expect(await leads('/gone', 'b')).toBeNull()
  })

  it('are followed to their end at once, and a circle is refused or leads nowhere', async () => {
    await redirect({ source: '/one', code: 301, target: '/two' })
    await redirect({ source: '/two', code: 302, target: '/three' })
    expect(await leads('/one')).toEqual({ code: 302, to: '/three' })
    const circle = await redirect({ source: '/three', code: 301, target: '/one?x=1' })
    expect([circle.statusCode, errorAt(circle)]).toEqual([422, 'target'])
    const itself = await redirect({ source: '/self', code: 301, target: '/self/' })
    expect([itself.statusCode, errorAt(itself)]).toEqual([422, 'target'])
    // Past the check, as two at once could bring it about.
    await host.sql`update redirects.page_redirect set target = '/one' where source = '/two'`
    expect(await leads('/one')).toBeNull()
  })

  it.each([
    ['javascript:alert(1)', 'target'],
    ['//evil.example', 'target'],
    ['/\\evil.example', 'target'],
    ['https://', 'target'],
    ['', 'target'],
  ])('are refused the target %j (T25)', async (target, path) => {
    const reply = await redirect({ source: '/refused', code: 301, target })
    expect([reply.statusCode, errorAt(reply)]).toEqual([422, path])
  })

  it.each(['nothing', '/admin/x', '/api', '/a?b', '//x', '/a b', '/%zz'])(
    'are refused the address %j',
    async (source) => {
      const reply = await redirect({ source, code: 301, target: '/' })
      expect([reply.statusCode, errorAt(reply)]).toEqual([422, 'source'])
    },
  )

  it('stand aside for a published page, and are one to an address', async () => {
    await newPage({ title: 'Here', slug: 'here' })
    expect(errorAt(await redirect({ source: '/here', code: 301, target: '/' }))).toBe('source')
    await redirect({ source: '/only-one', code: 301, target: '/x' })
    const second = await redirect({ source: '/only-one', code: 301, target: '/y' })
    expect([second.statusCode, second.json().code, errorAt(second)]).toEqual([409, 'REDIRECT_TAKEN', 'source'])
  })

  it('are changed, and deleted all or none; another tenant has none of them (T2)', async () => {
    const made = (await redirect({ source: '/change-me', code: 301, target: '/x' })).json().redirect
    const changed = await owner.put(`${redirects}${made.id}/`, { source: '/changed', code: 410 })
    expect(changed.json().redirect).toMatchObject({ source: '/changed', code: 410, target: null, isAutomatic: false })
    const body = { source: '/x', code: 410 }
    expect((await stranger.put(`${redirects}${made.id}/`, body)).statusCode).toBe(404)
    expect((await stranger.post(`${redirects}bulk-delete/`, { ids: [made.id] })).statusCode).toBe(404)
    expect((await owner.post(`${redirects}bulk-delete/`, { ids: [made.id, 999_999] })).statusCode).toBe(404)
    expect(await leads('/changed')).toEqual({ code: 410 })
    expect((await owner.delete(`${redirects}${made.id}/`)).statusCode).toBe(200)
    expect(await leads('/changed')).toBeNull()
    const acts = await host.sql<{ action: string }>`
      select action from core.audit where entity = 'redirect' and entity_id = ${String(made.id)} order by id`
    expect(acts.map(({ action }) => action)).toEqual(['redirect.created', 'redirect.changed', 'redirect.deleted'])
  })
})

describe('the log of addresses at which nothing was found', () => {
  const miss = (path: string, from = '') => addresses().missed(host.tenants.a, path, from)
  const rows = async (query = '') => (await owner.get(`${log}${query}`)).json().results.rows

  it('counts each address once with how often, and keeps where they came from without its query', async () => {
    miss('/lost', 'https://example.com/list?secret=1')
    miss('/lost')
    miss('/lost-too')
    await addresses().settle()
    miss('/lost')
    await addresses().settle()
    expect(await rows('?search=lost')).toMatchObject([
      { path: '/lost', hits: 3, referrer: 'https://example.com/list' },
      { path: '/lost-too', hits: 1, referrer: '' },
    ])
    expect((await stranger.get(log)).json().results.total).toBe(0)
  })

  it('counts what a redirect led on', async () => {
    await redirect({ source: '/counted', code: 301, target: 'https://example.com/' })
    await leads('/counted')
    await leads('/counted')
    await addresses().settle()
    const [row] = (await owner.get(`${redirects}?search=counted`)).json().results.rows
    expect(row).toMatchObject({ hits: 2, lastHitAt: expect.any(String) })
  })

  it('forgets an address that is redirected, and what is ignored or forgotten by hand', async () => {
    for (const path of ['/to-redirect', '/to-ignore', '/to-forget']) miss(path)
    await addresses().settle()
    await redirect({ source: '/to-redirect', code: 410 })
    const idOf = async (path: string) => (await rows()).find((row: { path: string }) => row.path === path)?.id
    expect(await idOf('/to-redirect')).toBeUndefined()
    const [ignored, forgotten] = [await idOf('/to-ignore'), await idOf('/to-forget')]
    const act = (ids: number[], action: string, by = owner) => by.post(`${log}bulk/`, { ids, action })
    expect((await act([ignored, 999_999], 'ignore')).statusCode).toBe(404)
    expect((await act([ignored], 'ignore', stranger)).statusCode).toBe(404)
    expect((await act([ignored], 'ignore')).statusCode).toBe(200)
    expect((await act([forgotten], 'forget')).statusCode).toBe(200)
    expect([await idOf('/to-ignore'), await idOf('/to-forget')]).toEqual([undefined, undefined])
    expect((await rows('?ignored=1')).map((row: { path: string }) => row.path)).toEqual(['/to-ignore'])
  })

  it('is bounded: a scan for weak spots pushes out what nobody asked for the longest', async () => {
    await host.sql`
      insert into redirects.not_found_address (tenant_id, path, hits, last_seen)
      select ${host.tenants.b.guid}, '/scan/' || n, 1, now() - interval '1 day' from generate_series(1, 1000) n`
    for (let n = 0; n < 2000; n++) addresses().missed(host.tenants.b, `/new/${n}`, '')
    await addresses().settle()
    const { results } = (await stranger.get(`${log}?orderBy=lastSeen&orderDirection=desc`)).json()
    expect(results.total).toBe(1000)
    expect(results.rows[0].path).toMatch(/^\/new\//)
  })
})

describe('redirects as a file', () => {
  const started = async (text: string) => (await imported(owner, text)).json().import.id

  it('are checked without being written, then come row by row; a row replaces the redirect of its address', async () => {
    const file = 'from,to,code\n/csv-old,/csv-new\n/csv-two;x,/csv-new,302\n/csv-gone,,410\n'
    const mapping = { source: 'from', target: 'to', code: 'code' }
    const { id, fields, ...sent } = (await imported(owner, file, 'imports')).json().import
    expect(sent).toMatchObject({ total: 3, mapping })
    expect(fields.map(({ title }: { title: string }) => title)).toEqual(['Old address', 'Redirects to', 'Code'])
    const check = await owner.post(`${redirects}imports/${id}/check/`, { mapping })
    expect(check.statusCode, check.body).toBe(202)
    expect(await ran(host, owner, id)).toMatchObject({ state: 'checked', written: 3, bad: 0 })
    expect(await leads('/csv-old')).toBeNull()
    await owner.post(`${redirects}imports/${id}/start/`, { mapping })
    expect(await ran(host, owner, id)).toMatchObject({ state: 'done', written: 3, bad: 0 })
    expect(await leads('/csv-old')).toEqual({ code: 301, to: '/csv-new' })
    expect(await leads('/csv-gone')).toEqual({ code: 410 })
    const [old] = (await owner.get(`${redirects}?search=csv-old`)).json().results.rows
    expect(old.createdBy).toBe('Test owner')
    expect(await leads('/csv-old', 'b')).toBeNull()
    await ran(host, owner, await started('from,to\n/csv-old,https://example.com/'))
    expect(await leads('/csv-old')).toEqual({ code: 301, to: 'https://example.com/' })
    await ran(host, owner, await started(file))
    expect(await leads('/csv-old')).toEqual({ code: 301, to: '/csv-new' })
    const audit = await host.sql`select details from core.audit where action = 'redirects.imported' order by id limit 1`
    expect(audit).toMatchObject([{ details: { rows: 3 } }])
  })

  it('rows that are wrong are left out with their reasons, circles among themselves too', async () => {
    const long = 'x'.repeat(600)
    const rows = [
      '/csv-a,/csv-b,',
      '/csv-b,/csv-a,',
      'no-slash,/x,',
      '/csv-c,nowhere,',
      '/csv-d,/x,999',
      `/${long},/y,`,
      '/admin/x,/y,',
      '/csv-e,,',
    ]
    const id = await started(`from,to,code\n${rows.join('\n')}`)
    expect(await ran(host, owner, id)).toMatchObject({ state: 'done', written: 1, bad: 7 })
    const left = csvLines((await owner.get(`${redirects}imports/${id}/bad-rows/`)).body).map(({ cells }) => cells)
    const target = 'Use an address on this website, such as "/about", or a full one: "https://example.com".'
    expect(left.slice(1).map((cells) => cells.slice(3))).toEqual([
      ['3', 'This would create a redirect loop.'],
      ['4', 'Start with a slash: "/old-address".'],
      ['5', target],
      ['6', 'The code must be 301, 302 or 410.'],
      ['7', 'This address is too long.'],
      ['8', 'This address is reserved for the system.'],
      ['9', target],
    ])
    expect([await leads('/csv-a'), await leads('/csv-b')]).toEqual([{ code: 301, to: '/csv-b' }, null])
    expect((await imported(owner, 'from,to')).json().code).toBe('IMPORT_NO_ROWS')
    expect((await imported(owner, 'where,to\n/a,/b')).json().code).toBe('IMPORT_NO_COLUMNS')
    expect((await imported(await host.signIn('staff'), 'from,to\n/a,/b')).statusCode).toBe(403)
    await host.sql`delete from redirects.page_redirect where source = '/csv-a'`
  })

  it('go out as they came in; other lists go out with the columns asked for, to those who may see them', async () => {
    const { body, headers } = await owner.get(`${redirects}?format=csv&columns=source,target,code&search=csv`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="redirects-\d{4}-\d\d-\d\d\.csv"$/)
    expect(body.split('\r\n')).toEqual([
      '\uFEFFfrom,to,code',
      '/csv-gone,,410',
      '/csv-old,/csv-new,301',
      '/csv-two;x,/csv-new,302',
      '',
    ])
    expect(await ran(host, owner, await started(body))).toMatchObject({ written: 3, bad: 0 })
    await newPage({ title: '=Sum', slug: 'sum-page' })
    const csv = async (url: string, by = owner) => (await by.get(url)).body.slice(1).split('\r\n')
    expect(await csv(`${pages}?format=csv&columns=title,slug,status&search=sum`)).toEqual([
      'Title,Address,Status',
      "'=Sum,/sum-page,published",
      '',
    ])
    expect(await csv(`${pages}?format=csv&search=sum`, stranger)).toEqual(['Title,Address,Status,Changed,By', ''])
    expect((await csv('/api/v1/admin/users/?format=csv&columns=name,role'))[0]).toBe('Name,Role')
    expect(await csv('/api/v1/admin/users/?format=csv&columns=name,role&role_id=1')).toContain('Test owner,Owner')
    expect((await csv('/api/v1/admin/audit/?format=csv&columns=what&action=redirects.imported'))[1]).toBe(
      'redirects.imported redirects.csv',
    )
    expect((await csv(`${log}?format=csv&columns=path,hits&search=lost-too`))[0]).toBe('Address,Requests')
    expect(await csv(`${log}?format=csv&columns=path`, stranger)).not.toContain('/lost-too')
    expect((await (await host.signIn('editor')).get('/api/v1/admin/audit/?format=csv')).statusCode).toBe(403)
  })
})

describe('a page of a module that moves', () => {
  const moved = (from: string, to: string, here: TestHost = host) =>
    here.composition
      .resolve(Database)
      .forTenant(here.tenants.a.guid, (tx) => here.composition.resolve(SiteAddresses).moved(tx, from, to))
  const targets = () => host.sql<{ source: string; target: string }>`select source, target
    from redirects.page_redirect where source like '/goods/%' order by source`

  it('leaves one redirect for each address it had, without chains and circles', async () => {
    await moved('/goods/cup', '/goods/mug')
    await moved('/goods/mug', '/goods/größe?')
    expect(await targets()).toEqual([
      { source: '/goods/cup', target: '/goods/gr%C3%B6%C3%9Fe%3F' },
      { source: '/goods/mug', target: '/goods/gr%C3%B6%C3%9Fe%3F' },
    ])
    await moved('/goods/größe?', '/goods/cup')
    expect(await targets()).toEqual([
      { source: '/goods/größe?', target: '/goods/cup' },
      { source: '/goods/mug', target: '/goods/cup' },
    ])
    expect(await leads('/goods/mug')).toEqual({ code: 301, to: '/goods/cup' })
    expect(await leads('/goods/größe?')).toEqual({ code: 301, to: '/goods/cup' })
    expect(await leads('/goods/cup')).toBeNull()
    expect(await leads('/goods/mug', 'b')).toBeNull()
    const { rows } = (await owner.get(`${redirects}?search=mug&origin=automatic`)).json().results
    expect(rows).toMatchObject([{ source: '/goods/mug', target: '/goods/cup', isAutomatic: true }])
    await moved('/goods/cup', '/goods/cup')
    expect(await leads('/goods/cup')).toBeNull()
  })

  it('leaves what a person decided about an address', async () => {
    await redirect({ source: '/goods/kept', target: '/elsewhere', code: 302 })
    await moved('/goods/kept', '/goods/new')
    expect(await leads('/goods/kept')).toEqual({ code: 302, to: '/elsewhere' })
  })

  it('leaves no redirect when the work that moves it fails', async () => {
    const work = host.composition.resolve(Database).forTenant(host.tenants.a.guid, async (tx) => {
      await addresses().moved(tx, '/goods/lost', '/goods/found')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await leads('/goods/lost')).toBeNull()
  })

  it('does nothing where the website does not have redirects', async () => {
    await using here = await testHost({ packages: [{ name: '@ashlar/plugin-redirects', root, server }] })
    await here.sql`insert into core.tenant_module (tenant_id, module, enabled)
      values (${here.tenants.a.guid}, 'redirects', false)`
    await moved('/goods/one', '/goods/two', here)
    expect(await here.sql`select from redirects.page_redirect`).toEqual([])
  })
})

test('redirects and the log travel in the archive of a website, with the pages that they lead to', async () => {
  await using here = await testHost({ jobs: true, packages: [{ name: '@ashlar/plugin-redirects', root, server }] })
  const [one, other] = [await here.signIn('owner'), await here.signIn('owner', 'b')]
  const site = here.composition.resolve(SiteAddresses)
  // Known to have none from here on, until one is written.
  expect(await site.forwarding(here.tenants.a, '/outside')).toBeNull()
  await one.post(redirects, { source: '/outside', code: 302, target: 'https://example.com/' })
  expect(await site.forwarding(here.tenants.a, '/outside')).toMatchObject({ code: 302 })
  const { id } = (await one.post(pages, { title: 'Moves', slug: 'moves', status: 'published' })).json().page
  await one.put(pages, { id, slug: 'moved' })
  const listed = async (by: TestClient) => (await by.get(redirects)).json().results.rows
  expect(await moveByArchive(here)).toMatchObject({ state: 'done', notes: [] })
  const before = await listed(one)
  expect(before).toHaveLength(2)
  expect(await listed(other)).toEqual(before)
  expect(await site.forwarding(here.tenants.b, '/moves')).toEqual({ code: 301, to: '/moved' })
})
