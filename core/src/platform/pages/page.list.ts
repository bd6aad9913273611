import { type Page, type PageListQuery, pageCap, type pageOrders, pageStatuses } from '@ashlar/sdk/platform'
import { type CsvRows, type CsvStep, type Database, type Transaction, totalWith, windowOf } from '@ashlar/sdk/server'
import { type InJson, jsonRows } from '../json-rows.ts'
import { allOf, run, type SqlText, sql } from '../sql.ts'
import { deletedPart } from './page.counts.ts'
import { type ListedPage, pageColumns, pageOf, pageTables } from './page.view.ts'

export interface PageList {
  readonly rows: Page[]
  readonly total: number
  readonly totalIsEstimate?: boolean
  readonly truncated?: boolean
}

interface Listed {
  readonly rows: readonly InJson<ListedPage>[]
  readonly total: number
}

/** Each order is served by an index of its own (architecture, section 4); with the type of its column. */
const orders: Readonly<Record<(typeof pageOrders)[number], readonly [SqlText, SqlText]>> = {
  slug: [sql`p.slug`, sql`text`],
  title: [sql`lower(p.title)`, sql`text`],
  status: [sql`p.status`, sql`text`],
  publish_date: [sql`p.publish_date`, sql`timestamptz`],
  changedAt: [sql`p.changed_at`, sql`timestamptz`],
  sort: [sql`p.sort`, sql`integer`],
}

/** Pages found by their words at most; beyond that a search says too little to be paged through. */
const searchLimit = 1000

/** API-107: pages without their content. Each question is asked alone, which the database answers soonest. */
export async function listPages(database: Database, query: PageListQuery): Promise<PageList> {
  const matches = isSearched(query) ? await database.tenant((tx) => found(tx, query)) : undefined
  const where = allOf(conditionsOf(query, matches?.ids))
  const { limit, offset } = windowOf(query, pageCap)
  const parts = countedParts(query)
  const counting =
    parts === undefined
      ? sql`select count(*)::integer as total from core.page p where ${where}`
      : sql`select coalesce(sum(c.total), 0)::integer as total from core.row_count c
          where c.list = 'core.page' and c.part = any(${parts}::text[])`
  const listed = pageListStatement(where, counting, query, limit, offset)
  const [{ rows, total } = { rows: [], total: 0 }] = await database.tenant((tx) => run<Listed>(tx, listed))
  const isCut = query.limit === -1 && total > pageCap
  return { rows: rows.map(pageOf), ...totalWith(total, matches?.more ?? false), ...(isCut && { truncated: true }) }
}

/** The next rows of the list, for a file: they go on behind the last one that was read. */
export function exportedPages(database: Database, query: PageListQuery, step: CsvStep): Promise<CsvRows<Page>> {
  const { after, limit } = step
  const [order, type] = orders[query.orderBy ?? 'sort']
  const direction = directionOf(query)
  return database.tenant(async (tx) => {
    const conditions = conditionsOf(query, isSearched(query) ? (await found(tx, query)).ids : undefined)
    const beyond = direction === 'asc' ? sql`>` : sql`<`
    if (after !== undefined)
      conditions.push(sql`(${order}, p.id) ${beyond} (${after.key}::${type}, ${after.id}::bigint)`)
    const rows = await run<ListedPage & { readonly sortKey: string }>(
      tx,
      sql`select ${pageColumns}, ${order}::text as "sortKey" from ${pageTables} where ${allOf(conditions)}
        ${inOrder(query)} limit ${limit}`,
    )
    const end = rows.at(-1)
    return { rows: rows.map(pageOf), last: end && { id: end.id, key: end.sortKey } }
  })
}

const isSearched = ({ search = '' }: PageListQuery): boolean => search.trim() !== ''
const found = (tx: Transaction, { search = '' }: PageListQuery) =>
  tx.search.find('page', search, { limit: searchLimit })

const directionOf = ({ orderDirection }: PageListQuery) => (orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc')

function inOrder(query: PageListQuery): SqlText {
  const [order] = orders[query.orderBy ?? 'sort']
  const direction = directionOf(query) === 'desc' ? sql`desc` : sql`asc`
  return sql`order by ${order} ${direction}, p.id ${direction}`
}

/** As which the pages that are asked for are counted; undefined when they must be counted now. */
function countedParts(query: PageListQuery): string[] | undefined {
  const { status, showdeleted, parentId } = query
  if (parentId !== undefined || isSearched(query)) return undefined
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
  const rows = sql`select ${pageColumns} from ${pageTables} where ${where} ${inOrder(query)} limit ${limit} offset ${offset}`
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
