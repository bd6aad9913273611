import type { Page, PageFields } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { run, type SqlText, sql } from '../sql.ts'
import { pageErrors } from './page.errors.ts'
import { type PageRow, pageColumns, pageOf, pageTables } from './page.row.ts'

/** A page as it lies in the database, with its content as JSON text where that was asked for. */
export interface StoredRow {
  readonly page: Page
  readonly json: string | null
}

type RowWithContent = PageRow & { readonly content: string | null }

/** The first page that meets a condition, with its content, in one query. */
export async function findPage(tx: Transaction, condition: SqlText): Promise<StoredRow | undefined> {
  const [row] = await run<RowWithContent>(
    tx,
    sql`select ${pageColumns}, c.content::text as content from ${pageTables} where ${condition} limit 1`,
  )
  return row && { page: pageOf(row), json: row.content }
}

/** @throws PAGE_NOT_FOUND (404) */
export async function pageById(tx: Transaction, id: number): Promise<StoredRow> {
  const found = await findPage(tx, sql`p.id = ${id}`)
  if (!found) throw pageErrors.PAGE_NOT_FOUND()
  return found
}

/** The same, kept from being changed by anybody else until the unit of work ends. */
export async function lockedPage(tx: Transaction, id: number): Promise<Page> {
  await tx.sql`select 1 from core.page where id = ${id} for update`
  return (await pageById(tx, id)).page
}

/** What a visitor may see just now: published, within its dates, and no mere label (OPEN-337). */
export const isVisible = sql`
  p.status = 'published' and p.deleted_at is null and not p.is_dummy and p.publish_date <= now()
  and (p.unpublish_date is null or p.unpublish_date > now())`

export async function insertPage(tx: Transaction, fields: PageFields, author: Author): Promise<number> {
  const [row] = await tx.sql<{ id: number }>`
    insert into core.page (title, slug, parent_id, status, publish_date, unpublish_date, show_page_title, show_header,
      show_footer, excerpt, image, meta_title, meta_description, meta_image, canonical, noindex, nofollow, is_dummy,
      changed_by, changed_by_name)
    values (${fields.title}, ${fields.slug}, ${fields.parentId}, ${fields.status}, ${fields.publish_date},
      ${fields.unpublish_date}, ${fields.showPageTitle}, ${fields.showHeader}, ${fields.showFooter}, ${fields.excerpt},
      ${fields.image}, ${fields.metaTitle}, ${fields.metaDescription}, ${fields.metaImage}, ${fields.canonical},
      ${fields.noindex}, ${fields.nofollow}, ${fields.isDummy}, ${author.guid}, ${author.name})
    returning id`
  if (!row) throw new Error('The database gave no id for a new page.')
  return row.id
}

export async function updatePage(
  tx: Transaction,
  id: number,
  fields: PageFields & { readonly deleted: boolean },
  author: Author,
): Promise<void> {
  await tx.sql`
    update core.page set
      title = ${fields.title}, slug = ${fields.slug}, parent_id = ${fields.parentId}, status = ${fields.status},
      publish_date = ${fields.publish_date}, unpublish_date = ${fields.unpublish_date},
      show_page_title = ${fields.showPageTitle}, show_header = ${fields.showHeader},
      show_footer = ${fields.showFooter}, excerpt = ${fields.excerpt}, image = ${fields.image},
      meta_title = ${fields.metaTitle}, meta_description = ${fields.metaDescription}, meta_image = ${fields.metaImage},
      canonical = ${fields.canonical}, noindex = ${fields.noindex}, nofollow = ${fields.nofollow}, is_dummy = ${fields.isDummy},
      deleted_at = case when ${fields.deleted}::boolean then coalesce(deleted_at, now()) end,
      revision = revision + 1, changed_at = now(), changed_by = ${author.guid}, changed_by_name = ${author.name}
    where id = ${id}`
}

/** Slugs of these that a living page already has; `except` is the page that asks. */
export async function takenSlugs(tx: Transaction, slugs: readonly string[], except: number | null): Promise<string[]> {
  const rows = await tx.sql<{ slug: string }>`
    select slug from core.page
    where slug = any(${slugs}::text[]) and deleted_at is null and (${except}::bigint is null or id <> ${except})`
  return rows.map(({ slug }) => slug)
}
