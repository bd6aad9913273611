import { type DayCounts, lastDays, startOf } from '@ashlar/sdk'
import type { AuditLine } from '@ashlar/sdk/platform'
import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListOrder,
  type ListReply,
  type RowOf,
  rowsBehind,
  type Settings,
  sorted,
  type TablesOf,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import { AuditEntity } from '../../data/foundation.entities.ts'
import { rangeOf, wordsOf } from '../../data/words.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import { membersBut } from '../members.ts'
import { anyOf, isoOf, ownTenant, run, sql } from '../sql.ts'

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
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  list(query: AuditQuery): Promise<ListReply<AuditLine>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const lines = await chosen(tx, query)
      const rows = await sorted(lines.select(members), orderOf(query)).limit(limit).offset(offset).execute()
      const { total } = await tx
        .db(AuditEntity)
        .selectFrom(
          lines
            .select(({ lit }) => lit(1).as('one'))
            .limit(mostCounted)
            .as('counted'),
        )
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const isCut = total === mostCounted || (query.limit === -1 && total > rows.length)
      return { rows: rows.map(lineOf), total, ...(isCut ? { truncated: true } : {}) }
    })
  }

  /** The next rows of the list, for a file. */
  exported(query: AuditQuery, step: CsvStep): Promise<CsvRows<AuditLine>> {
    return this.#database.tenant(async (tx) => {
      const lines = await chosen(tx, query)
      const { rows, last } = await rowsBehind(lines.select(members), orderOf(query), step)
      return { rows: rows.map(lineOf), last }
    })
  }

  /** Lines of each of the last days, by the website's own clock; today is the last. */
  async perDay(days: number): Promise<DayCounts> {
    const { time_zone: zone } = await this.#settings.platform()
    const dates = lastDays(zone, days)
    const [first = ''] = dates
    const rows = await this.#database.tenant(
      (tx) => tx.sql<{ day: string; total: number }>`
        select (at at time zone ${zone})::date::text as day, count(*) as total from core.audit
        where tenant_id = (select core.tenant()) and at >= ${startOf(first, zone)}::timestamptz
        group by day`,
    )
    const counts = new Map(rows.map(({ day, total }) => [day, total]))
    return { first, counts: dates.map((date) => counts.get(date) ?? 0) }
  }
}

const members = membersBut(AuditEntity, 'tenantId', 'actor', 'onBehalfOf')

/** The newest first, unless another order is asked for. */
const orderOf = ({
  orderDirection = 'desc',
}: AuditQuery): ListOrder<TablesOf<typeof AuditEntity | typeof AccountEntity>, 'audit'> => ({
  columns: ({ ref }) => [ref('at'), ref('id')],
  type: 'timestamptz',
  direction: orderDirection.toLowerCase() === 'asc' ? 'asc' : 'desc',
})

async function chosen(tx: Transaction, { actor, action, entity, entityId, from, until, search }: AuditQuery) {
  let lines = tx.db(AuditEntity, AccountEntity).selectFrom('audit').where('tenantId', '=', ownTenant)
  if (actor !== undefined) {
    const ids = anyOf(actor.split(',').map(Number))
    lines = lines.where(({ eb, selectFrom }) =>
      eb('actor', 'in', selectFrom('account').select('account.guid').where('account.id', '=', ids)),
    )
  }
  if (action !== undefined) lines = lines.where('action', '=', anyOf(action.split(',')))
  if (entity !== undefined) lines = lines.where('entity', '=', anyOf(entity.split(',')))
  if (entityId !== undefined) lines = lines.where('entityId', '=', entityId)
  if (from !== undefined) lines = lines.where('at', '>=', new Date(from))
  if (until !== undefined) lines = lines.where('at', '<', new Date(until))
  return search?.trim() ? lines.where('id', '=', anyOf(await newest(tx, search))) : lines
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

function lineOf(row: Pick<RowOf<typeof AuditEntity>, (typeof members)[number]>): AuditLine {
  const { title = '', ...details } = row.details ?? {}
  return {
    id: row.id,
    at: isoOf(row.at),
    actor: row.actorName ?? '',
    action: row.action,
    entity: row.entity ?? '',
    entityId: row.entityId ?? '',
    title: String(title ?? ''),
    details,
    requestId: row.requestId ?? '',
  }
}
