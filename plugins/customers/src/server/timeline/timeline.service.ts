import type { Database, Transaction } from '@ashlar/sdk/server'
import type { CustomerTimeline, TimelineFilter, ToldEntry } from '../../contract.ts'
import { customerById } from '../customer/customer.store.ts'
import { TimelineEntity } from './timeline.entity.ts'
import { addToTimeline, entryOf, filtersOf, notesKind } from './timeline.store.ts'

interface TimelinePage {
  readonly before?: number
  readonly limit?: number
  readonly show?: TimelineFilter
}

/** Histories of customers, newest first. */
export class TimelineService implements CustomerTimeline {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  add(tx: Transaction, entry: ToldEntry): Promise<void> {
    return addToTimeline(tx, entry)
  }

  /** `before` is the id of the oldest entry that is known. @throws UNKNOWN_CUSTOMER */
  page(customerId: number, { before, limit = 30, show }: TimelinePage) {
    return this.#database.tenant(async (tx) => {
      await customerById(tx, customerId)
      let found = tx.db(TimelineEntity).selectFrom('timeline').selectAll().where('customerId', '=', customerId)
      if (show === 'notes') found = found.where('kind', '=', notesKind)
      if (show === 'money') found = found.where('amount', 'is not', null)
      if (before !== undefined) {
        // Read by the database: a JavaScript date would lose the microseconds.
        found = found.where(({ eb, refTuple, tuple, selectFrom }) => {
          const at = selectFrom('timeline as last').select('last.at').where('last.id', '=', before)
          return eb(refTuple('at', 'id'), '<', tuple(at, before))
        })
      }
      const rows = await found
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const filters = await filtersOf(tx, customerId)
      return { entries: rows.slice(0, limit).map(entryOf), more: rows.length > limit, filters }
    })
  }
}
