import type { CreatePage, Page, UpdatePage } from '@ashlar/sdk/platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ada, as, ben, type PagesFixture, pagesFixture } from './pages.fixture.ts'

let fixture: PagesFixture
beforeAll(async () => {
  fixture = await pagesFixture()
})
afterAll(() => fixture.db.close())

const create = (input: CreatePage) => as(fixture.first, () => fixture.pages.create(input, ada))
const update = (input: UpdatePage) => as(fixture.first, () => fixture.pages.update(input, ben))
const order = async (parentId: number) =>
  (await as(fixture.first, () => fixture.pages.list({ parentId, orderBy: 'sort' }))).rows.map(({ title }) => title)

describe('a new page', () => {
  it('is a draft from now on, with an address made from its title (PAGE-008, PAGE-009, OPEN-334)', async () => {
    const page = await create({ title: ' Über uns ' })
    expect(page).toMatchObject({
      title: 'Über uns',
      slug: 'uber-uns',
      status: 'draft',
      content: null,
      changedBy: 'Ada',
    })
    expect(Math.abs(Date.parse(page.publish_date) - Date.now())).toBeLessThan(60_000)
    expect((await create({ title: 'Über uns' })).slug).toBe('uber-uns-2')
    expect((await create({ title: 'Über uns' })).slug).toBe('uber-uns-3')
  })

  it('is refused a slug that a person typed and another page has (OPEN-334)', async () => {
    await create({ title: 'Typed', slug: 'typed/one' })
    await expect(create({ title: 'Other', slug: '/typed/one/' })).rejects.toMatchObject({
      status: 409,
      code: 'SLUG_TAKEN',
      errors: [{ path: 'slug' }],
    })
  })

  it.each<[CreatePage, string]>([
    [{ title: ' ' }, 'title'],
    [{}, 'title'],
    [{ title: 'x', slug: 'admin/x' }, 'slug'],
    [{ title: 'x', parentId: 999_999 }, 'parentId'],
    [{ title: 'x', copyFrom: 999_999 }, 'copyFrom'],
    [{ title: 'x', publish_date: '2026-12-01T00:00:00Z', unpublish_date: '2026-11-01T00:00:00Z' }, 'unpublish_date'],
  ])('%j is refused and leaves nothing behind (PAGE-011)', async (input, path) => {
    const before = await fixture.db.admin('select count(*) from core.page')
    await expect(create(input)).rejects.toMatchObject({ status: 422, errors: [{ path }] })
    expect(await fixture.db.admin('select count(*) from core.page')).toEqual(before)
  })

  it('may be the home page, of which there is one', async () => {
    expect(await create({ title: 'Welcome', slug: '' })).toMatchObject({ slug: '', isHome: true })
    await expect(create({ title: 'Another home', slug: '/' })).rejects.toMatchObject({ status: 409 })
  })

  it('gives thirty pages of one title made at once thirty addresses', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => create({ title: 'Crowd' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(30)
  })
})

describe('a page in the tree', () => {
  it('stands where it was put, and the others close up around it', async () => {
    const parent = await create({ title: 'Tree' })
    const [a, , c] = [
      await create({ title: 'A', parentId: parent.id }),
      await create({ title: 'B', parentId: parent.id }),
      await create({ title: 'C', parentId: parent.id }),
    ]
    expect(await order(parent.id)).toEqual(['A', 'B', 'C'])
    await update({ id: c.id, sort: 0 })
    expect(await order(parent.id)).toEqual(['C', 'A', 'B'])
    await update({ id: a.id, sort: 99 })
    expect(await order(parent.id)).toEqual(['C', 'B', 'A'])
    await create({ title: 'D', parentId: parent.id, sort: 1 })
    expect(await order(parent.id)).toEqual(['C', 'D', 'B', 'A'])
    await update({ id: a.id, parentId: null })
    expect(await order(parent.id)).toEqual(['C', 'D', 'B'])
  })

  it('is never its own ancestor, not even by two moves at once (OPEN-334)', async () => {
    const a = await create({ title: 'Up' })
    const b = await create({ title: 'Down', parentId: a.id })
    await expect(update({ id: a.id, parentId: a.id })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'parentId' }],
    })
    await expect(update({ id: a.id, parentId: b.id })).rejects.toMatchObject({ status: 422 })
    const c = await create({ title: 'Left' })
    const d = await create({ title: 'Right' })
    const both = await Promise.allSettled([update({ id: c.id, parentId: d.id }), update({ id: d.id, parentId: c.id })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the page form', () => {
  it('answers 409 with both versions to a form begun from an older revision (C6)', async () => {
    const page = await create({ title: 'Form' })
    await update({ id: page.id, revision: page.revision, title: 'Form of Ben' })
    await expect(update({ id: page.id, revision: page.revision, title: 'Mine' })).rejects.toMatchObject({
      status: 409,
      code: 'STALE_REVISION',
      details: { current: { title: 'Form of Ben', revision: 2 }, sent: { title: 'Mine' } },
    })
    expect(await as(fixture.first, () => fixture.pages.byId(page.id))).toMatchObject({
      title: 'Form of Ben',
      changedBy: 'Ben',
    })
  })

  it('lets the last write win without a revision', async () => {
    const page = await create({ title: 'Last' })
    await update({ id: page.id, title: 'One' })
    expect(await update({ id: page.id, title: 'Two' })).toMatchObject({ title: 'Two', revision: 3 })
  })

  it('changes only what was sent', async () => {
    const page = await create({ title: 'Sparse', excerpt: 'Kept', noindex: true, image: '/media/1/a.png' })
    const { id, slug, excerpt, noindex, image } = await update({ id: page.id, title: 'Changed' })
    expect({ id, slug, excerpt, noindex, image }).toEqual({
      id: page.id,
      slug: 'sparse',
      excerpt: 'Kept',
      noindex: true,
      image: '/media/1/a.png',
    })
  })

  it('keeps the published content as a revision of its own kind', async () => {
    const page = await create({ title: 'Published' })
    await update({ id: page.id, status: 'published' })
    await update({ id: page.id, title: 'Published again' })
    const { rows } = await as(fixture.first, () => fixture.revisions.list(page.id, {}))
    expect(rows).toMatchObject([{ kind: 'publish', createdBy: 'Ben', revision: 1 }])
  })
})

describe('a deleted page', () => {
  it('is out of lists, frees its address and can be restored (OPEN-336)', async () => {
    const page = await create({ title: 'Gone' })
    expect(await as(fixture.first, () => fixture.pages.remove(page.id, ben))).toMatchObject({ deleted: true })
    const ids = async (showdeleted: '0' | '1') =>
      (await as(fixture.first, () => fixture.pages.list({ showdeleted, limit: -1 }))).rows.map((row: Page) => row.id)
    expect(await ids('0')).not.toContain(page.id)
    expect(await ids('1')).toContain(page.id)
    await expect(as(fixture.first, () => fixture.pages.remove(page.id, ben))).rejects.toMatchObject({ status: 404 })
    expect(await update({ id: page.id, deleted: false })).toMatchObject({ deleted: false, slug: 'gone' })
    await as(fixture.first, () => fixture.pages.remove(page.id, ben))
    await create({ title: 'Gone' })
    await expect(update({ id: page.id, deleted: false })).rejects.toMatchObject({ status: 409, code: 'SLUG_TAKEN' })
  })
})

describe('pages as a visitor sees them', () => {
  const find = (slug: string, anyStatus = false) => as(fixture.first, () => fixture.sitePages.find(slug, { anyStatus }))
  const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  it.each<[string, CreatePage, boolean]>([
    ['is-draft', {}, false],
    ['is-published', { status: 'published' }, true],
    ['archived', { status: 'archived' }, false],
    ['scheduled', { status: 'published', publish_date: ahead(1) }, false],
    ['taken-back', { status: 'published', publish_date: ahead(-2), unpublish_date: ahead(-1) }, false],
    ['until-tomorrow', { status: 'published', publish_date: ahead(-2), unpublish_date: ahead(24) }, true],
    ['label', { status: 'published', isDummy: true }, false],
  ])('%s (OPEN-337)', async (slug, input, visible) => {
    await create({ title: slug, slug, ...input })
    expect((await find(slug)) !== null).toBe(visible)
    expect(await find(slug, true)).not.toBeNull()
    expect(await as(fixture.second, () => fixture.sitePages.find(slug, { anyStatus: true }))).toBeNull()
  })

  it('tell when they change by themselves', async () => {
    expect((await find('until-tomorrow'))?.until?.getTime()).toBeGreaterThan(Date.now())
    const next = await as(fixture.first, () => fixture.sitePages.nextChange())
    expect(Math.abs((next?.getTime() ?? 0) - Date.parse(ahead(1)))).toBeLessThan(60_000)
    expect(await as(fixture.second, () => fixture.sitePages.nextChange())).toBeNull()
  })

  it('are listed in tree order, published ones only', async () => {
    const root = await as(fixture.second, () => fixture.pages.create({ title: 'Root', status: 'published' }, ada))
    for (const [title, status] of [
      ['Leaf', 'published'],
      ['Hidden', 'draft'],
    ] as const) {
      await as(fixture.second, () => fixture.pages.create({ title, status, parentId: root.id }, ada))
    }
    await as(fixture.second, () => fixture.pages.create({ title: 'Last', status: 'published' }, ada))
    const links = await as(fixture.second, () => fixture.sitePages.links())
    expect(links.map(({ title, parentId }) => [title, parentId])).toEqual([
      ['Root', null],
      ['Leaf', root.id],
      ['Last', null],
    ])
  })
})

describe('another tenant', () => {
  it('finds none of these pages, whatever it asks (T2)', async () => {
    const page = await create({ title: 'Ours' })
    const other = <T>(work: () => Promise<T>) => expect(as(fixture.second, work)).rejects.toMatchObject({ status: 404 })
    await other(() => fixture.pages.byId(page.id))
    await other(() => fixture.pages.update({ id: page.id, title: 'Theirs' }, ben))
    await other(() => fixture.pages.remove(page.id, ben))
    await other(() => fixture.contents.save({ id: page.id, content: null }, ben))
    await other(() => fixture.revisions.list(page.id, {}))
    await expect(
      as(fixture.second, () => fixture.pages.create({ title: 'x', parentId: page.id }, ben)),
    ).rejects.toMatchObject({ status: 422 })
    expect(await fixture.db.admin('select title from core.page where id = $1', [page.id])).toEqual([{ title: 'Ours' }])
  })
})
