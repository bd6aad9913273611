import type { PayloadOf, pageMoved, pagePlaced, pageRemoved } from '@ashlar/sdk'
import type { Redirect } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { isoOf, isoOrNull, run, type SqlText, sql } from '../sql.ts'
import { redirectErrors } from './redirect.errors.ts'

export interface RedirectRow {
  readonly id: number
  readonly source: string
  readonly target: string | null
  readonly page_id: number | null
  readonly page_title: string | null
  readonly page_slug: string | null
  readonly code: 301 | 302 | 410
  readonly is_automatic: boolean
  readonly hits: number
  readonly last_hit_at: Date | null
  readonly created_at: Date
  readonly author_name: string
}

export const redirectColumns = sql`r.id, r.source, r.target, r.page_id, p.title as page_title, p.slug as page_slug, r.code,
  r.is_automatic, r.hits, r.last_hit_at, r.created_at, r.author_name`
export const redirectTables = sql`core.page_redirect r
  left join core.page p on p.tenant_id = r.tenant_id and p.id = r.page_id`

export async function redirectById(tx: Transaction, id: number): Promise<RedirectRow> {
  const [row] = await redirectsWhere(tx, sql`r.id = ${id}`)
  if (!row) throw redirectErrors.REDIRECT_NOT_FOUND()
  return row
}

export function redirectsWhere(tx: Transaction, condition: SqlText): Promise<RedirectRow[]> {
  return run<RedirectRow>(tx, sql`select ${redirectColumns} from ${redirectTables} where ${condition}`)
}

/** What finds a redirect: the addresses in it. A page's own may change at any time. */
export async function indexRedirect(tx: Transaction, row: RedirectRow): Promise<void> {
  await tx.search.put('redirect', row.id, [row.source, row.target].join('\n'))
}

/** Visitors who knew a page at an address that it left are led on to wherever it stands. */
export async function followPages(tx: Transaction, { pages, by }: PayloadOf<typeof pageMoved>): Promise<void> {
  for (const { pageId, from, wasPublished } of pages) {
    if (wasPublished) await addressLeft(tx, from, pageId, by)
  }
  for (const { to } of pages) await addressTaken(tx, to)
}

/** A page took an address: what led away from it by itself is over. */
export const giveWay = (tx: Transaction, { path }: PayloadOf<typeof pagePlaced>): Promise<void> =>
  addressTaken(tx, path)

/** A page is gone for good, and what led to it. */
export async function forgetPage(tx: Transaction, { pageId }: PayloadOf<typeof pageRemoved>): Promise<void> {
  const gone = await tx.sql<{ id: number }>`delete from core.page_redirect where page_id = ${pageId} returning id`
  for (const { id } of gone) await tx.search.remove('redirect', id)
}

async function addressLeft(tx: Transaction, path: string, pageId: number, by: string): Promise<void> {
  // What a person decided about this address stays.
  const [made] = await tx.sql<{ id: number }>`
    insert into core.page_redirect (source, page_id, code, is_automatic, author_name)
    values (${path}, ${pageId}, 301, true, ${by})
    on conflict (tenant_id, source) do update set page_id = excluded.page_id
    where core.page_redirect.is_automatic returning id`
  if (made) await indexRedirect(tx, await redirectById(tx, made.id))
}

async function addressTaken(tx: Transaction, path: string): Promise<void> {
  const gone = await tx.sql<{ id: number }>`
    delete from core.page_redirect where source = ${path} and is_automatic returning id`
  for (const { id } of gone) await tx.search.remove('redirect', id)
}

export function redirectOf(row: RedirectRow): Redirect {
  return {
    id: row.id,
    source: row.source,
    code: row.code,
    target: row.page_id === null ? row.target : row.page_slug === null ? null : `/${row.page_slug}`,
    pageId: row.page_id,
    pageTitle: row.page_title,
    isAutomatic: row.is_automatic,
    hits: row.hits,
    lastHitAt: isoOrNull(row.last_hit_at),
    createdAt: isoOf(row.created_at),
    createdBy: row.author_name,
  }
}
