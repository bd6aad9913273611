import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListOrder,
  type ListReply,
  pageOf,
  type RowOf,
  rowsBehind,
  type TablesOf,
  type Transaction,
  totalOf,
} from '@ashlar/sdk/server'
import { type Recipient, type RecipientQuery, recipientStates } from '../../contract.ts'
import { RecipientEntity } from '../campaign/campaign.entities.ts'
import { campaignById } from '../campaign/campaign.store.ts'

/** Who got a campaign, and what they did with it. */
export class RecipientListService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @throws UNKNOWN_CAMPAIGN */
  list(campaignId: number, query: RecipientQuery): Promise<ListReply<Recipient>['results']> {
    return this.#database.tenant(async (tx) => {
      await campaignById(tx, campaignId)
      const found = recipientsWhere(tx, campaignId, query)
      const { rows, places } = await pageOf(found.selectAll(), orderOf(query), query)
      const total = await totalOf(tx.db(RecipientEntity), found)
      return { rows: rows.map(recipientOf), ...total, ...places }
    })
  }

  /** The next rows of the list, for a file. */
  exported(campaignId: number, query: RecipientQuery, step: CsvStep): Promise<CsvRows<Recipient>> {
    return this.#database.tenant(async (tx) => {
      await campaignById(tx, campaignId)
      const { rows, last } = await rowsBehind(recipientsWhere(tx, campaignId, query).selectAll(), orderOf(query), step)
      return { rows: rows.map(recipientOf), last }
    })
  }
}

function recipientsWhere(tx: Transaction, campaignId: number, { search = '', state, did }: RecipientQuery) {
  let found = tx.db(RecipientEntity).selectFrom('recipient').where('campaignId', '=', campaignId)
  const beginning = search.trim().toLowerCase()
  if (beginning !== '') {
    // By the beginning of the address, which the index of the campaign's addresses is sorted by.
    found = found.where('email', '>=', beginning).where('email', '<', `${beginning}\u{10ffff}`)
  }
  if (state !== undefined) {
    const wanted = recipientStates.filter((each) => state.split(',').includes(each))
    found = found.where('state', 'in', wanted)
  }
  if (did !== undefined) found = found.where(`${did}At`, 'is not', null)
  return found
}

const orderOf = ({ orderDirection }: RecipientQuery): ListOrder<TablesOf<typeof RecipientEntity>, 'recipient'> => ({
  columns: ({ ref }) => [ref('email'), ref('id')],
  type: 'text',
  direction: orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc',
})

function recipientOf({ id, email, name, state, error, ...row }: RowOf<typeof RecipientEntity>): Recipient {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    ...{ id, email, name, state, error, sentAt: iso(row.sentAt), openedAt: iso(row.openedAt) },
    ...{ clickedAt: iso(row.clickedAt), bouncedAt: iso(row.bouncedAt) },
  }
}
