import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListOrder,
  type ListReply,
  type RowOf,
  rowsBehind,
  sorted,
  type TablesOf,
  type Transaction,
  totalWith,
  windowOf,
} from '@ashlar/sdk/server'
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
      const { found, more } = await addressesWhere(tx, query)
      const { limit, offset } = windowOf(query)
      const rows = await sorted(found.selectAll(), orderOf(query)).limit(limit).offset(offset).execute()
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map(addressOf), ...totalWith(total, more) }
    })
  }

  /** The next rows of the list, for a file. */
  exported(query: NotFoundListQuery, step: CsvStep): Promise<CsvRows<NotFoundAddress>> {
    return this.#database.tenant(async (tx) => {
      const { found } = await addressesWhere(tx, query)
      const { rows, last } = await rowsBehind(found.selectAll(), orderOf(query), step)
      return { rows: rows.map(addressOf), last }
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

/** To be put in order and cut. */
async function addressesWhere(tx: Transaction, { search = '', ignored }: NotFoundListQuery) {
  const words = search.trim()
  const matches = words === '' ? undefined : await tx.search.find('not-found', words, { limit: 1000 })
  const all = tx
    .db(NotFoundAddressEntity)
    .selectFrom('not_found_address')
    .where('ignored', '=', ignored === '1')
  if (matches === undefined) return { found: all, more: false }
  return { found: all.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(matches.ids)))), more: matches.more }
}

const sortTypes = { path: 'text', hits: 'bigint', firstSeen: 'timestamptz', lastSeen: 'timestamptz' } as const

/** The most requested ones first, unless another order is asked for. */
function orderOf({
  orderBy,
  orderDirection = orderBy === undefined ? 'desc' : 'asc',
}: NotFoundListQuery): ListOrder<TablesOf<typeof NotFoundAddressEntity>, 'not_found_address'> {
  const by = orderBy ?? 'hits'
  const direction = orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type: sortTypes[by], direction }
}

function addressOf(row: RowOf<typeof NotFoundAddressEntity>): NotFoundAddress {
  const { id, path, hits, referrer, ignored, firstSeen, lastSeen } = row
  return { id, path, hits, referrer, ignored, firstSeen: firstSeen.toISOString(), lastSeen: lastSeen.toISOString() }
}
