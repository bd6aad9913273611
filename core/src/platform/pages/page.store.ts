import type { Page, PageFields } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { anyOf, expression, run, type SqlText, sql } from '../sql.ts'
import { PageEntity } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'
import { type ListedPage, pageColumns, pageOf, pageTables } from './page.view.ts'

/** A page as it lies in the database, with its content as JSON text where that was asked for. */
export interface FoundPage {
  readonly page: Page
  readonly json: string | null
}

type WithContent = ListedPage & { readonly content: string | null }

/** The first page that meets a condition, with its content, in one query. */
export async function findPage(tx: Transaction, condition: SqlText): Promise<FoundPage | undefined> {
  const [row] = await run<WithContent>(
    tx,
    sql`select ${pageColumns}, c.content::text as content from ${pageTables} where ${condition} limit 1`,
  )
  return row && { page: pageOf(row), json: row.content }
}

/** @throws PAGE_NOT_FOUND (404) */
export async function pageById(tx: Transaction, id: number): Promise<FoundPage> {
  const found = await findPage(tx, sql`p.id = ${id}`)
  if (!found) throw pageErrors.PAGE_NOT_FOUND()
  return found
}

/** The same, kept from being changed by anybody else until the unit of work ends. */
export async function lockedPage(tx: Transaction, id: number): Promise<Page> {
  await tx.db(PageEntity).selectFrom('page').select('id').where('id', '=', id).forUpdate().execute()
  return (await pageById(tx, id)).page
}

/** What a visitor may see just now: published, within its dates, and no mere label (OPEN-337). */
export const isVisible = sql`
  p.status = 'published' and p.deleted_at is null and not p.is_dummy and p.publish_date <= now()
  and (p.unpublish_date is null or p.unpublish_date > now())`

/** The same as an expression of `tx.db`. */
export const visibleNow = expression<boolean>`p.status = 'published' and p.deleted_at is null and not p.is_dummy
  and p.publish_date <= now() and (p.unpublish_date is null or p.unpublish_date > now())`

export async function insertPage(tx: Transaction, fields: PageFields, author: Author): Promise<number> {
  const { id } = await tx
    .db(PageEntity)
    .insertInto('page')
    .values({ ...membersOf(fields), changedBy: author.guid, changedByName: author.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePage(
  tx: Transaction,
  id: number,
  { deleted, ...fields }: PageFields & { readonly deleted: boolean },
  author: Author,
): Promise<void> {
  await tx
    .db(PageEntity)
    .updateTable('page')
    .set(({ eb, fn }) => ({
      ...membersOf(fields),
      deletedAt: deleted ? fn.coalesce('deletedAt', fn<Date>('now')) : null,
      revision: eb('revision', '+', 1),
      ...{ changedAt: fn<Date>('now'), changedBy: author.guid, changedByName: author.name },
    }))
    .where('id', '=', id)
    .execute()
}

const membersOf = ({ publish_date, unpublish_date, ...fields }: PageFields) => ({
  ...fields,
  publishDate: new Date(publish_date),
  unpublishDate: unpublish_date === null ? null : new Date(unpublish_date),
})

/** Slugs of these that a living page already has; `except` is the page that asks. */
export async function takenSlugs(tx: Transaction, slugs: readonly string[], except: number | null): Promise<string[]> {
  const taken = tx
    .db(PageEntity)
    .selectFrom('page')
    .select('slug')
    .where('slug', '=', anyOf(slugs))
    .where('deletedAt', 'is', null)
  const rows = await (except === null ? taken : taken.where('id', '<>', except)).execute()
  return rows.map(({ slug }) => slug)
}
