import type { NotFoundAddress, NotFoundBulk, NotFoundListQuery, notFoundOrders } from '@ashlar/sdk/platform'
import { type Database, type ListReply, windowOf } from '@ashlar/sdk/server'
import { allOf, isoOf, run, type SqlText, sql } from '../sql.ts'
import { notFoundErrors } from './not-found.errors.ts'

interface AddressRow {
  readonly id: number
  readonly path: string
  readonly hits: number
  readonly first_seen: Date
  readonly last_seen: Date
  readonly referrer: string
  readonly ignored: boolean
}

const orders: Readonly<Record<(typeof notFoundOrders)[number], SqlText>> = {
  path: sql`a.path`,
  hits: sql`a.hits`,
  firstSeen: sql`a.first_seen`,
  lastSeen: sql`a.last_seen`,
}

/** What visitors asked for and did not find. */
export class NotFoundService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: NotFoundListQuery): Promise<ListReply<NotFoundAddress>['results']> {
    return this.#database.tenant(async (tx) => {
      const conditions = [sql`a.ignored = ${query.ignored === '1'}`]
      if (query.search !== undefined && query.search.trim() !== '') {
        conditions.push(sql`a.id = any(${await tx.search.find('not-found', query.search, 1000)}::bigint[])`)
      }
      const where = allOf(conditions)
      const { limit, offset } = windowOf(query)
      const order = orders[query.orderBy ?? 'hits']
      const isDown = (query.orderDirection ?? (query.orderBy === undefined ? 'desc' : 'asc')).toLowerCase() === 'desc'
      const direction = isDown ? sql`desc` : sql`asc`
      const rows = await run<AddressRow>(
        tx,
        sql`select a.id, a.path, a.hits, a.first_seen, a.last_seen, a.referrer, a.ignored from core.not_found_address a
          where ${where} order by ${order} ${direction}, a.id ${direction} limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from core.not_found_address a where ${where}`,
      )
      return { rows: rows.map(addressOf), total: count?.total ?? 0 }
    })
  }

  /** All of them or, when one is not there, none. */
  change({ ids, action }: NotFoundBulk): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const done =
        action === 'forget'
          ? await tx.sql<{ id: number }>`
              delete from core.not_found_address where id = any(${ids}::bigint[]) returning id`
          : await tx.sql<{ id: number }>`
              update core.not_found_address set ignored = ${action === 'ignore'} where id = any(${ids}::bigint[]) returning id`
      if (done.length < new Set(ids).size) throw notFoundErrors.ADDRESS_NOT_FOUND()
      if (action === 'forget') for (const { id } of done) await tx.search.remove('not-found', id)
    })
  }
}

const addressOf = (row: AddressRow): NotFoundAddress => ({
  id: row.id,
  path: row.path,
  hits: row.hits,
  firstSeen: isoOf(row.first_seen),
  lastSeen: isoOf(row.last_seen),
  referrer: row.referrer,
  ignored: row.ignored,
})
