import type { Transaction } from '@ashlar/sdk/server'
import { run, type SqlText, sql } from '../sql.ts'
import type { FoundPage } from './page.store.ts'
import { type ListedPage, pageColumns, pageOf, pageTables } from './page.view.ts'

type LivePage = ListedPage & {
  readonly content: string | null
  readonly liveRevision: number | null
  readonly liveChangedAt: Date
}

/**
 * The first page that meets a condition, as visitors see it: without its unpublished changes and without a word of
 * them. A page that visitors can't see has none.
 */
export async function findLivePage(tx: Transaction, condition: SqlText): Promise<FoundPage | undefined> {
  const [row] = await run<LivePage>(
    tx,
    sql`select ${pageColumns}, c.live_revision as "liveRevision",
        coalesce(c.live_changed_at, p.changed_at) as "liveChangedAt",
        (case when c.live_revision is null then c.content else c.live_content end)::text as content
      from ${pageTables} where ${condition} limit 1`,
  )
  if (!row) return undefined
  const seen = { changedAt: row.liveChangedAt, contentRevision: row.liveRevision ?? row.contentRevision }
  return { page: pageOf({ ...row, ...seen, hasUnpublishedChanges: false }), json: row.content }
}

/** Columns of content that visitors see as it is. */
export const nothingWithheld = { liveRevision: null, liveContent: null, liveChangedAt: null } as const

/**
 * A page that visitors see, or would see if it came back from the trash. Any other has one content, that which people
 * edit: who publishes it, publishes that.
 */
const isOut = sql`p.status = 'published' and not p.is_dummy and p.publish_date <= now()
  and (p.unpublish_date is null or p.unpublish_date > now())`

/** Before and after the form of a page is changed; what visitors saw of a page that was taken back stays as a revision. */
export async function settleLive(tx: Transaction, pageId: number): Promise<void> {
  await run(tx, settle(sql`c.page_id = ${pageId}`, sql`now()`))
}

/** After an import: what contradicts itself is settled in the same way. */
export async function settleImported(tx: Transaction): Promise<void> {
  await run(tx, settle(sql`true`, sql`c.live_changed_at`))
}

const settle = (which: SqlText, changedAt: SqlText): SqlText => sql`
  update core.page_content c set
    live_revision = case when ${isOut} then c.live_revision end,
    live_content = case when ${isOut} then c.live_content end,
    live_changed_at = case when ${isOut} then ${changedAt} end
  from core.page p
  where p.tenant_id = c.tenant_id and p.id = c.page_id and c.live_revision is not null and ${which}`
