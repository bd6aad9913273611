import { AshlarError, decodeContent, encodeContent } from '@ashlar/sdk/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageWith } from './content.fixtures.ts'
import type { ContentWrite } from './content.service.ts'
import { ada, as, ben, type PagesFixture, pagesFixture } from './pages.fixture.ts'

let fixture: PagesFixture
beforeAll(async () => {
  fixture = await pagesFixture()
})
afterAll(() => fixture.db.close())

const text = (words: string) => encodeContent(pageWith({ text: words }))
const here = <T>(work: () => Promise<T>) => as(fixture.first, work)

/** A published page that says "live", at content revision 2. */
async function livePage(title: string, fields: object = {}) {
  const page = await here(() => fixture.pages.create({ title, status: 'published', ...fields }, ada))
  return save({ id: page.id, content: text('live'), revision: 1 })
}
const save = (write: ContentWrite, author = ada) => here(() => fixture.contents.save(write, author))
const draft = (id: number, words: string, revision: number, author = ada) =>
  save({ id, content: text(words), revision, asDraft: true }, author)
const publish = (id: number, revision: number, author = ada) =>
  here(() => fixture.contents.publishChanges(id, { revision }, author))
const discard = (id: number, revision: number, author = ada) =>
  here(() => fixture.contents.discardChanges(id, revision, author))
const wordsIn = (encoded: string | null) => decodeContent(encoded)?.nodes['n']?.props['text']
const page = (id: number) => here(() => fixture.pages.byId(id))
/** What visitors see; undefined where they see no page. */
async function seen(id: number, anyStatus = false) {
  const found = await here(() => fixture.sitePages.byId(id, { anyStatus }))
  return found?.content.nodes['n']?.props['text']
}
const revisions = async (id: number) => {
  const { rows } = await here(() => fixture.revisions.list(id, {}))
  return rows.map(({ kind, revision, label }) => [kind, revision, label].filter(Boolean).join(' '))
}
const auditOf = async (id: number) => {
  const rows = await fixture.db.admin(
    `select action from core.audit where entity = 'page' and entity_id = $1 order by id`,
    [String(id)],
  )
  return rows.map(({ action }) => action)
}
const refusal = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason) => reason,
  )
  if (!(error instanceof AshlarError)) throw new Error('It was not refused')
  return { status: error.status, code: error.code, message: error.message, details: error.details }
}

describe('unpublished changes', () => {
  it('stay away from visitors until they are published (EDIT-033, OPEN-125)', async () => {
    const { id, slug } = await livePage('Shown')
    const saved = await draft(id, 'later', 2)
    expect(saved).toMatchObject({ contentRevision: 3, hasUnpublishedChanges: true })
    expect(wordsIn(saved.content)).toBe('later')
    // Staff on the site see what visitors see; the editor reads what was saved.
    expect([await seen(id), await seen(id, true)]).toEqual(['live', 'live'])
    const visitors = await here(() => fixture.pages.bySlug(slug, false))
    expect([wordsIn(visitors.content), visitors.contentRevision, visitors.hasUnpublishedChanges]).toEqual([
      ...['live', 2],
      false,
    ])
    expect(wordsIn((await here(() => fixture.pages.bySlug(slug, true))).content)).toBe('later')
    const listed = await here(() => fixture.pages.list({ search: 'Shown' }))
    expect(listed.rows).toMatchObject([{ id, hasUnpublishedChanges: true }])

    // A second save of the same draft: what visitors see is still the first.
    await draft(id, 'later still', 3, ben)
    expect(await seen(id)).toBe('live')
    const live = await publish(id, 4)
    expect(live).toMatchObject({ contentRevision: 4, hasUnpublishedChanges: false })
    expect(await seen(id)).toBe('later still')
    expect(await revisions(id)).toEqual(['publish 4', 'save 4', 'save 3', 'save 2'])
    expect((await auditOf(id)).slice(-1)).toEqual(['page.changes-published'])
  })

  it('are discarded into the revisions, from where they come back', async () => {
    const { id } = await livePage('Back')
    await draft(id, 'not this', 2)
    const back = await discard(id, 3, ben)
    expect(back).toMatchObject({ contentRevision: 4, hasUnpublishedChanges: false })
    expect([wordsIn(back.content), await seen(id)]).toEqual(['live', 'live'])
    expect(await revisions(id)).toEqual(['restore 4 Revision 2', 'save 3', 'save 2'])
    const { rows } = await here(() => fixture.revisions.list(id, {}))
    const kept = rows.find(({ revision }) => revision === 3)?.id ?? 0
    const again = await here(() => fixture.contents.restore(id, kept, { revision: 4, asDraft: true }, ada))
    expect([wordsIn(again.content), again.hasUnpublishedChanges, await seen(id)]).toEqual(['not this', true, 'live'])
  })

  it('go live by a save that says nothing of drafts, which replaces what was saved before (API-103)', async () => {
    const { id } = await livePage('Client')
    await draft(id, 'half done', 2)
    expect(await refusal(save({ id, content: text('by a client'), revision: 2 }))).toMatchObject({
      code: 'STALE_REVISION',
    })
    const saved = await save({ id, content: text('by a client') })
    expect([saved.hasUnpublishedChanges, await seen(id)]).toEqual([false, 'by a client'])
    expect(await revisions(id)).toEqual(['overwrite 4', 'save 3', 'save 2'])
  })

  it('of two people, the second is told what happened, and nothing is lost', async () => {
    const { id } = await livePage('Two')
    await draft(id, 'first', 2)
    await draft(id, 'second', 3, ben)
    // Somebody saved since: neither is published nor discarded what this person has not seen.
    const message = 'Ben has changed this page in the meantime. Nothing was published.'
    const stale = await refusal(publish(id, 3))
    expect(stale).toMatchObject({ status: 409, code: 'CHANGES_STALE', message })
    expect(stale.details).toMatchObject({ current: { revision: 4, changedBy: 'Ben' } })
    expect((await refusal(discard(id, 3))).message).toBe(
      'Ben has changed this page in the meantime. Nothing was discarded.',
    )
    // At the same time: one of them is done, and what it leaves is whole.
    const [published, discarded] = await Promise.allSettled([publish(id, 4), discard(id, 4, ben)])
    expect([published.status, discarded.status].filter((status) => status === 'fulfilled')).toHaveLength(1)
    const now = await page(id)
    expect(now.hasUnpublishedChanges).toBe(false)
    expect(wordsIn(now.content)).toBe(published.status === 'fulfilled' ? 'second' : 'live')
    expect(await seen(id)).toBe(wordsIn(now.content))
    // Both publish: the second finds done what was wanted. Nothing is left to discard.
    const { contentRevision } = await draft(id, 'third', now.contentRevision)
    const both = await Promise.all([publish(id, contentRevision), publish(id, contentRevision, ben)])
    expect(both.map((each) => each.hasUnpublishedChanges)).toEqual([false, false])
    expect((await revisions(id)).filter((each) => each === `publish ${contentRevision}`)).toHaveLength(1)
    expect(await refusal(discard(id, contentRevision))).toMatchObject({ status: 409, code: 'NO_UNPUBLISHED_CHANGES' })
    expect(await seen(id)).toBe('third')
    expect(await refusal(publish(id + 1000, 1))).toMatchObject({ status: 404 })
  })

  it('are none where visitors see no page: a draft, one that waits for its date, one whose end has passed', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(Date.now() + days * day).toISOString()
    for (const fields of [
      { title: 'A draft', status: 'draft' as const },
      { title: 'Waiting', publish_date: at(1) },
      { title: 'Over', publish_date: at(-2), unpublish_date: at(-1) },
    ]) {
      const { title, ...rest } = fields
      const { id } = await livePage(title, rest)
      expect(await draft(id, 'saved', 2)).toMatchObject({ hasUnpublishedChanges: false })
      await here(() =>
        fixture.pages.update({ id, status: 'published', publish_date: at(-3), unpublish_date: null }, ada),
      )
      expect(await seen(id)).toBe('saved')
    }
  })

  it('become the content of a page that is taken back or scheduled anew; other changes of its form leave them', async () => {
    const { id } = await livePage('Taken back')
    await draft(id, 'next', 2)
    const before = await here(() => fixture.sitePages.byId(id, { anyStatus: false }))
    await here(() => fixture.pages.update({ id, title: 'Renamed' }, ada))
    const renamed = await here(() => fixture.sitePages.byId(id, { anyStatus: false }))
    expect([renamed?.title, await seen(id), (await page(id)).hasUnpublishedChanges]).toEqual(['Renamed', 'live', true])
    expect(renamed && before && renamed.changedAt > before.changedAt).toBe(true)
    // The trash and back.
    await here(() => fixture.pages.remove(id, ada))
    expect(await seen(id)).toBeUndefined()
    await here(() => fixture.pages.update({ id, deleted: false }, ada))
    expect(await seen(id)).toBe('live')
    // Scheduled: the page goes out on its date with everything that was saved.
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await here(() => fixture.pages.update({ id, publish_date: later }, ada))
    expect((await page(id)).hasUnpublishedChanges).toBe(false)
    await fixture.db.admin(`update core.page set publish_date = now() where id = $1`, [id])
    expect(await seen(id)).toBe('next')
    // Taken back, then published again.
    const { contentRevision } = await draft(id, 'last', (await page(id)).contentRevision)
    await here(() => fixture.pages.update({ id, status: 'draft' }, ada))
    expect([await seen(id), await seen(id, true)]).toEqual([undefined, 'last'])
    expect(await page(id)).toMatchObject({ contentRevision, hasUnpublishedChanges: false })
    await here(() => fixture.pages.update({ id, status: 'published' }, ada))
    expect(await seen(id)).toBe('last')
    // Its end passed, and it goes out anew.
    await draft(id, 'after the end', contentRevision)
    await fixture.db.admin(`update core.page set unpublish_date = now() where id = $1`, [id])
    expect(await seen(id)).toBeUndefined()
    await here(() => fixture.pages.update({ id, unpublish_date: null }, ada))
    expect([await seen(id), (await page(id)).hasUnpublishedChanges]).toEqual(['after the end', false])
  })

  it('and a schedule at once: an end leaves them; a new begin and a discard at the same moment leave one whole state', async () => {
    const { id } = await livePage('Dated')
    await draft(id, 'next', 2)
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    await here(() => fixture.pages.update({ id, unpublish_date: at(48) }, ada))
    expect([await seen(id), (await page(id)).hasUnpublishedChanges]).toEqual(['live', true])
    const [scheduled, discarded] = await Promise.allSettled([
      here(() => fixture.pages.update({ id, publish_date: at(24) }, ada)),
      discard(id, 3, ben),
    ])
    expect(scheduled.status).toBe('fulfilled')
    const now = await page(id)
    expect([await seen(id), now.hasUnpublishedChanges]).toEqual([undefined, false])
    // Discarded first, it goes out as it was live; scheduled first, there was nothing left to discard, which is said.
    expect(wordsIn(now.content)).toBe(discarded.status === 'fulfilled' ? 'live' : 'next')
    if (discarded.status === 'rejected') expect(discarded.reason).toMatchObject({ code: 'NO_UNPUBLISHED_CHANGES' })
    expect((await revisions(id)).some((each) => each === 'save 3')).toBe(true)
  })

  it('keep in use what visitors still see, and tell the site map nothing', async () => {
    const template = await here(() => fixture.templates.create({ componentName: 'Card' }, 'container', ada))
    const { id } = await here(() => fixture.pages.create({ title: 'Linked', status: 'published' }, ada))
    const linked = pageWith({ text: 'live' })
    const copy = { type: 'container', version: 1, props: {}, parent: 's', children: [], template: template.id }
    const nodes = { ...linked.nodes, s: { ...linked.nodes['s'], children: ['c', 'k'] }, k: copy }
    const live = await save({ id, content: JSON.stringify({ ...linked, nodes }) })
    const changedBefore = (await here(() => fixture.sitePages.links())).find((each) => each.id === id)?.changedAt
    await save({ id, content: null, revision: live.contentRevision, asDraft: true })
    const used = () =>
      fixture.db
        .admin(`select template_id from core.template_usage where page_id = $1`, [id])
        .then((rows) => rows.length)
    expect(await used()).toBe(1)
    const types = await fixture.db.admin(
      `select block_type from core.block_usage where kind = 'page' and id = $1 order by 1`,
      [id],
    )
    expect(types.map((row) => row.block_type)).toContain('note')
    const links = await here(() => fixture.sitePages.links())
    expect(links.find((each) => each.id === id)?.changedAt).toEqual(changedBefore)
    await publish(id, live.contentRevision + 1)
    expect(await used()).toBe(0)
  })

  it('are kept under the name that publishing them was given, as a page is that is published for the first time', async () => {
    const { id } = await livePage('Named')
    await draft(id, 'autumn', 2)
    await here(() => fixture.contents.publishChanges(id, { revision: 3, revisionName: 'Autumn prices' }, ada))
    const made = await here(() => fixture.pages.create({ title: 'Named too', status: 'draft' }, ada))
    await here(() => fixture.pages.update({ id: made.id, status: 'published', revisionName: 'First' }, ada))
    const waits = await here(() =>
      fixture.pages.create({ title: 'Waits', status: 'published', publish_date: '2099-01-01T10:00:00.000Z' }, ada),
    )
    const now = new Date().toISOString()
    await here(() => fixture.pages.update({ id: waits.id, publish_date: now, revisionName: 'Sooner' }, ada))
    // It names what is published, and nothing else.
    await here(() => fixture.pages.update({ id: made.id, title: 'Named as well', revisionName: 'Second' }, ada))
    const named = async (page: number) =>
      (await here(() => fixture.revisions.list(page, { only: 'named' }))).rows.map(({ kind, name }) => [kind, name])
    expect(await named(id)).toEqual([['publish', 'Autumn prices']])
    expect(await named(made.id)).toEqual([['publish', 'First']])
    expect(await named(waits.id)).toEqual([['publish', 'Sooner']])
  })

  it('of another website are out of reach', async () => {
    const { id } = await livePage('Ours')
    await draft(id, 'secret', 2)
    const there = as(fixture.second, () => fixture.contents.publishChanges(id, { revision: 3 }, ben))
    expect(await refusal(there)).toMatchObject({ status: 404 })
    expect(await seen(id)).toBe('live')
  })
})
