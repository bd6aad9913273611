import type { PageFields } from '@ashlar/sdk/platform'
import { Database, defineJob, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { tellPageChanged } from './page.index.ts'

/** A page's publish or unpublish date has come: what was made while it was otherwise is dropped, and told. */
export const pageDue = defineJob('core.page-due', Type.Object({ pageId: Type.Integer(), at: Type.String() }))

/** What visitors see follows from the dates themselves; this makes everything else look again at that minute. */
export async function askForSchedule(
  tx: Transaction,
  pageId: number,
  { status, publish_date, unpublish_date }: Pick<PageFields, 'status' | 'publish_date' | 'unpublish_date'>,
): Promise<void> {
  if (status !== 'published') return
  for (const at of [publish_date, unpublish_date]) {
    if (at === null || new Date(at) <= new Date()) continue
    await tx.enqueue(pageDue, { pageId, at }, { key: `${pageId}/${at}`, startAfter: new Date(at) })
  }
}

/** A date that has been changed since finds nothing to do. */
export const pageDueWorker = work(pageDue, [Database], async ({ pageId, at }, _context, database) => {
  await database.tenant(async (tx) => {
    const [page] = await tx.sql<{ title: string; isEnd: boolean }>`
      select title, unpublish_date = ${at}::timestamptz as "isEnd" from core.page
      where id = ${pageId} and status = 'published' and deleted_at is null
        and (publish_date = ${at}::timestamptz or unpublish_date = ${at}::timestamptz)`
    if (!page) return
    await tellPageChanged(tx, pageId, true)
    const action = page.isEnd ? 'page.unpublished-on-schedule' : 'page.published-on-schedule'
    tx.audit({ action, entity: 'page', entityId: pageId, title: page.title, details: { at } })
  })
})
