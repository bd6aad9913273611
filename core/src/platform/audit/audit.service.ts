import type { AuditLine } from '@ashlar/sdk/platform'
import { type Database, type ListReply, type Transaction, windowOf } from '@ashlar/sdk/server'
import { rangeOf, wordsOf } from '../../data/words.ts'
import { allOf, isoOf, run, type SqlText, sql } from '../sql.ts'

export interface AuditQuery {
  readonly search?: string | undefined
  /** Ids of accounts, with commas between them. */
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly entity?: string | undefined
  readonly entityId?: string | undefined
  /** From this moment on, and before that one. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC' | undefined
  readonly currentPage?: number | undefined
  readonly itemsPerPage?: number | undefined
  readonly limit?: number | undefined
}

/** A log grows without end: what fits is counted up to here. Whoever looks for something older names a time. */
const mostCounted = 10_000
/** The newest lines that one search looks at, and the words of it that count. */
const mostFound = 1000
const mostWords = 8

/** The audit log of the request's tenant. Nobody changes it. */
export class AuditService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: AuditQuery): Promise<ListReply<AuditLine>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const chosen = allOf(await conditionsOf(tx, query))
      const lines = sql`from core.audit where tenant_id = (select core.tenant()) and ${chosen}`
      const rows = await run<LineRow>(
        tx,
        sql`select id, at, actor_name, action, entity, entity_id, request_id, details ${lines}
          order by ${orderOf(query)} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*) as total from (select 1 ${lines} limit ${mostCounted}) counted`,
      )
      const total = count?.total ?? 0
      const isCut = total === mostCounted || (query.limit === -1 && total > rows.length)
      return { rows: rows.map(lineOf), total, ...(isCut ? { truncated: true } : {}) }
    })
  }

  /** Lines of each day, from the first on; a day is 24 hours, so that it begins where the asking person's day does. */
  activity({ from, days }: { readonly from: string; readonly days: number }): Promise<number[]> {
    return this.#database.tenant(async (tx) => {
      const rows = await tx.sql<{ day: number; total: number }>`
        select floor(extract(epoch from at - ${from}::timestamptz) / 86400)::int as day, count(*) as total from core.audit
        where tenant_id = (select core.tenant()) and at >= ${from}::timestamptz
          and at < ${from}::timestamptz + make_interval(hours => 24 * ${days}::integer)
        group by day`
      const counts = new Map(rows.map(({ day, total }) => [day, total]))
      return Array.from({ length: days }, (_, day) => counts.get(day) ?? 0)
    })
  }
}

async function conditionsOf(tx: Transaction, query: AuditQuery): Promise<SqlText[]> {
  const { actor, action, entity, entityId, from, until, search } = query
  const given: (SqlText | false)[] = [
    actor !== undefined && sql`actor in (select guid from core.account where id = any(${actor.split(',')}::bigint[]))`,
    action !== undefined && sql`action = any(${action.split(',')}::text[])`,
    entity !== undefined && sql`entity = any(${entity.split(',')}::text[])`,
    entityId !== undefined && sql`entity_id = ${entityId}`,
    from !== undefined && sql`at >= ${from}::timestamptz`,
    until !== undefined && sql`at < ${until}::timestamptz`,
  ]
  if (search?.trim()) given.push(sql`id = any(${await newest(tx, search)}::bigint[])`)
  return given.filter((condition) => condition !== false)
}

/** Ids of the newest lines that hold a word beginning with each of the given ones. */
async function newest(tx: Transaction, search: string): Promise<number[]> {
  const words = wordsOf(search).slice(0, mostWords)
  if (words.length === 0) return []
  const [first, ...others] = words.map((word) => {
    const { from, below } = rangeOf(word)
    return sql`select id from core.search_word where tenant_id = (select core.tenant()) and kind = 'audit'
      and word >= ${from} and word < ${below}`
  })
  if (first === undefined) return []
  const all = others.reduce((some, each) => sql`${some} intersect ${each}`, first)
  const rows = await run<{ id: number }>(
    tx,
    sql`select distinct id from (${all}) found order by id desc limit ${mostFound}`,
  )
  return rows.map(({ id }) => id)
}

function orderOf({ orderDirection = 'desc' }: AuditQuery): SqlText {
  return orderDirection.toLowerCase() === 'asc' ? sql`at, id` : sql`at desc, id desc`
}

interface LineRow {
  readonly id: number
  readonly at: Date
  readonly actor_name: string | null
  readonly action: string
  readonly entity: string | null
  readonly entity_id: string | null
  readonly request_id: string | null
  readonly details: Readonly<Record<string, string | number | boolean | null>> | null
}

function lineOf(row: LineRow): AuditLine {
  const { title = '', ...details } = row.details ?? {}
  return {
    id: row.id,
    at: isoOf(row.at),
    actor: row.actor_name ?? '',
    action: row.action,
    entity: row.entity ?? '',
    entityId: row.entity_id ?? '',
    title: String(title ?? ''),
    details,
    requestId: row.request_id ?? '',
  }
}
