import { type Database, type ListReply, type RowOf, windowOf } from '@ashlar/sdk/server'
import type { NotFoundBulk, NotFoundListQuery } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { NotFoundAddress } from '../../redirect.ts'
import { NotFoundAddressEntity } from './not-found.entity.ts'

/** What visitors asked for and did not find. */
export class NotFoundService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(query: NotFoundListQuery): Promise<ListReply<NotFoundAddress>['results']> {
    return this.#database.tenant(async (tx) => {
      const words = query.search?.trim() ?? ''
      const ids = words === '' ? undefined : await tx.search.find('not-found', words, 1000)
      const all = tx
        .db(NotFoundAddressEntity)
        .selectFrom('not_found_address')
        .where('ignored', '=', query.ignored === '1')
      const found = ids === undefined ? all : all.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      const { limit, offset } = windowOf(query)
      const isDown = (query.orderDirection ?? (query.orderBy === undefined ? 'desc' : 'asc')).toLowerCase() === 'desc'
      const direction = isDown ? 'desc' : 'asc'
      const rows = await found
        .selectAll()
        .orderBy(query.orderBy ?? 'hits', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map(addressOf), total }
    })
  }

  /** All of them or, when one is not there, none. */
  change({ ids, action }: NotFoundBulk): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const addresses = tx.db(NotFoundAddressEntity)
      const done =
        action === 'forget'
          ? await addresses.deleteFrom('not_found_address').where('id', 'in', ids).returning('id').execute()
          : await addresses
              .updateTable('not_found_address')
              .set({ ignored: action === 'ignore' })
              .where('id', 'in', ids)
              .returning('id')
              .execute()
      if (done.length < new Set(ids).size) throw errors.ADDRESS_NOT_FOUND()
      if (action === 'forget') for (const { id } of done) await tx.search.remove('not-found', id)
    })
  }
}

function addressOf({ tenantId: _, firstSeen, lastSeen, ...row }: RowOf<typeof NotFoundAddressEntity>): NotFoundAddress {
  return { ...row, firstSeen: firstSeen.toISOString(), lastSeen: lastSeen.toISOString() }
}
