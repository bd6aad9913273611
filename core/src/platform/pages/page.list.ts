import { type Page, type PageListQuery, pageCap, type pageOrders, pageStatuses } from '@ashlar/sdk/platform'
import { type Database, windowOf } from '@ashlar/sdk/server'
import { type InJson, jsonRows } from '../json-rows.ts'
import { allOf, run, type SqlText, sql } from '../sql.ts'
import { deletedPart } from './page.counts.ts'
import { type ListedPage, pageColumns, pageOf, pageTables } from './page.view.ts'

export interface PageList {
  readonly rows: Page[]
  readonly total: number
  readonly truncated?: boolean
}

interface Listed {
  readonly rows: readonly InJson<ListedPage>[]
  readonly total: number
}

/** Each order is served by an index of its own (architecture, section 4). */
const orders: Readonly<Record<(typeof pageOrders)[number], SqlText>> = {
  slug: sql`p.slug`,
  title: sql`lower(p.title)`,
  status: sql`p.status`,
  publish_date: sql`p.publish_date`,
  changedAt: sql`p.changed_at`,
  sort: sql`p.sort`,
}

/** Pages found by their words at most; beyond that a search says too little to be paged through. */
const searchLimit = 1000

/** API-107: pages without their content. Each question is asked alone, which the database answers soonest. */
export async function listPages(database: Database, query: PageListQuery): Promise<PageList> {
  const { search = '' } = query
  const isSearched = search.trim() !== ''
  const matches = isSearched ? await database.tenant((tx) => tx.search.find('page', search, searchLimit)) : undefined
  const where = allOf(conditionsOf(query, matches))
  const { limit, offset } = windowOf(query, pageCap)
  const parts = countedParts(query)
  const counting =
    parts === undefined
      ? sql`select count(*)::integer as total from core.page p where ${where}`
      : sql`select coalesce(sum(c.total), 0)::integer as total from core.row_count c
          where c.list = 'core.page' and c.part = any(${parts}::text[])`
  const listed = pageListStatement(where, counting, query, limit, offset)
  const [found = { rows: [], total: 0 }] = await database.tenant((tx) => run<Listed>(tx, listed))
  const { rows, total } = found
  return { rows: rows.map(pageOf), total, ...(query.limit === -1 && total > pageCap && { truncated: true }) }
}

/** As which the pages that are asked for are counted; undefined when they must be counted now. */
function countedParts({ status, showdeleted, parentId, search }: PageListQuery): string[] | undefined {
  if (parentId !== undefined || (search !== undefined && search.trim() !== '')) return undefined
  const wanted: readonly string[] = status?.split(',') ?? pageStatuses
  const kept = showdeleted === 'only' ? [] : wanted
  const deleted = showdeleted === 'only' || showdeleted === '1' ? wanted.map(deletedPart) : []
  return [...kept, ...deleted]
}

function pageListStatement(
  where: SqlText,
  counting: SqlText,
  query: PageListQuery,
  limit: number,
  offset: number,
): SqlText {
  const order = orders[query.orderBy ?? 'sort']
  const direction = query.orderDirection?.toLowerCase() === 'desc' ? sql`desc` : sql`asc`
  const rows = sql`select ${pageColumns} from ${pageTables} where ${where}
    order by ${order} ${direction}, p.id ${direction} limit ${limit} offset ${offset}`
  return sql`select ${jsonRows(rows)} as rows, (${counting}) as total`
}

function conditionsOf(query: PageListQuery, found: readonly number[] | undefined): SqlText[] {
  const conditions: SqlText[] = []
  if (query.showdeleted === 'only') conditions.push(sql`p.deleted_at is not null`)
  else if (query.showdeleted !== '1') conditions.push(sql`p.deleted_at is null`)
  if (query.status !== undefined) conditions.push(sql`p.status = any(${query.status.split(',')}::text[])`)
  if (query.parentId === 0) conditions.push(sql`p.parent_id is null`)
  else if (query.parentId !== undefined) conditions.push(sql`p.parent_id = ${query.parentId}`)
  if (found !== undefined) conditions.push(sql`p.id = any(${found}::bigint[])`)
  return conditions
}
