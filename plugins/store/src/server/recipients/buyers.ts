import type { CustomerDirectory, KnownCustomer } from '@ashlar/plugin-customers'
import {
  currencyDigits,
  dayIn,
  decimalText,
  type FilterChoice,
  type FilterField,
  type RecipientPage,
  type RecipientSource,
  type RecipientStep,
  type RecordFilter,
  type WantedChoices,
} from '@ashlar/sdk'
import {
  conditionSql,
  type Database,
  type FilterColumn,
  filterSql,
  query,
  type Settings,
  type SqlText,
  sql,
  type Transaction,
} from '@ashlar/sdk/server'
import { buyerFields, buyers } from '../../recipients.ts'
import { foundProducts } from '../product/product.list.ts'

/** Buyers that are counted at most. */
const mostCounted = 10_000

/** Products that one search gives at most. */
const mostChoices = 50

interface Buyer {
  readonly customer: number
  readonly orders: number
  readonly spent: number
  readonly lastOrder: Date
  readonly meets: boolean
}

/**
 * Customers who ordered something, for campaigns: who agreed to receive them is looked after there. A page looks at no
 * more buyers than its limit, whether or not they meet the conditions, so that each takes as long as the other.
 */
export class Buyers implements RecipientSource {
  readonly id = 'store.buyers'
  readonly title = buyers.title
  readonly #database: Database
  readonly #settings: Settings
  readonly #customers: CustomerDirectory

  constructor(database: Database, settings: Settings, customers: CustomerDirectory) {
    this.#database = database
    this.#settings = settings
    this.#customers = customers
  }

  async fields(): Promise<readonly FilterField[]> {
    const { currency } = await this.#settings.platform()
    return buyerFields(currency)
  }

  choices(_field: string, wanted: WantedChoices): Promise<readonly FilterChoice[]> {
    return this.#database.tenant(async (tx) => {
      const ids =
        'search' in wanted
          ? (await foundProducts(tx, wanted.search))?.ids
          : wanted.values.filter((id) => /^\d{1,15}$/.test(id)).map(Number)
      return query<FilterChoice>(
        tx,
        sql`select p.id::text as value, p.name as title from store.product p
          where ${ids === undefined ? sql`not p.is_deleted` : sql`p.id = any(${ids}::bigint[])`}
          order by p.name_key, p.id limit ${mostChoices}`,
      )
    })
  }

  async values() {
    return buyers.values
  }

  async count(filter: RecordFilter) {
    const looked = await this.#buyers(filter, sql`o.customer_id > 0`, mostCounted + 1)
    const [counted] = await this.#database.tenant((tx) =>
      query<{ read: number; total: number }>(
        tx,
        sql`select count(*)::integer as read, count(*) filter (where b.meets)::integer as total from (${looked}) b`,
      ),
    )
    const { read = 0, total = 0 } = counted ?? {}
    return { total: Math.min(total, mostCounted), ...(read > mostCounted && { totalIsEstimate: true }) }
  }

  page(filter: RecordFilter, { after, limit, among }: RecipientStep): Promise<RecipientPage> {
    return this.#database.tenant(async (tx) => {
      const known = among === undefined ? undefined : await this.#customers.byEmails(tx, among)
      const which =
        known === undefined
          ? sql`o.customer_id > ${after ?? '0'}::bigint`
          : sql`o.customer_id = any(${known.map(({ customer_id }) => customer_id)}::bigint[])`
      const looked = await query<Buyer>(tx, await this.#buyers(filter, which, limit))
      const end = looked.at(-1)
      return {
        rows: await this.#rows(
          tx,
          looked.filter(({ meets }) => meets),
          known,
        ),
        read: looked.length,
        next: looked.length < limit || end === undefined ? null : String(end.customer),
      }
    })
  }

  /** The first buyers of these, with what they bought and whether they meet the conditions. */
  async #buyers(filter: RecordFilter, which: SqlText, limit: number): Promise<SqlText> {
    const { currency, time_zone } = await this.#settings.platform()
    const columns = columnsOf(currency)
    const meets = filterSql(filter, (condition) => conditionSql(columns[condition.field], condition, time_zone))
    return sql`select b.*, ${meets} as meets from (
      select o.customer_id as customer, count(*)::integer as orders,
        sum(o.amount_paid - o.amount_refunded)::double precision as spent, max(o.placed_at) as "lastOrder"
      from store.web_order o where ${which} and ${isPlaced}
      group by o.customer_id order by o.customer_id limit ${limit}) b order by b.customer`
  }

  async #rows(tx: Transaction, found: readonly Buyer[], known: readonly KnownCustomer[] | undefined) {
    const { currency, time_zone } = await this.#settings.platform()
    const customers =
      known ??
      (await this.#customers.byIds(
        tx,
        found.map(({ customer }) => Number(customer)),
      ))
    const byId = new Map(customers.map((customer) => [customer.customer_id, customer]))
    return found.flatMap(({ customer, orders, spent, lastOrder }) => {
      const person = byId.get(Number(customer))
      if (person === undefined || person.email === '') return []
      const { firstname, lastname, company, email, city } = person
      return [
        {
          ...{ email, name: `${firstname} ${lastname}`.trim() || company, customerId: person.customer_id },
          values: {
            ...{ first_name: firstname, last_name: lastname, company, email, city, orders: String(orders) },
            spent: `${decimalText(spent, currency)} ${currency}`,
            last_order: dayIn(time_zone, new Date(lastOrder)),
          },
        },
      ]
    })
  }
}

/** Orders that somebody placed and that were not taken back. */
const isPlaced = sql`o.status not in ('draft', 'cancelled', 'declined')`

/** The columns behind the fields; buyers are `b`. Amounts are compared in units of the currency, as people write them. */
const columnsOf = (currency: string): Readonly<Record<string, FilterColumn>> => ({
  product: {
    ...{ type: 'key', value: sql`l.product_id` },
    within: (condition) => sql`exists (select from store.web_order o join store.web_order_line l on l.order_id = o.id
      where o.customer_id = b.customer and ${isPlaced} and ${condition})`,
  },
  spent: { type: 'number', value: sql`(b.spent::numeric / ${10 ** currencyDigits(currency)}::numeric)` },
  orders: { type: 'number', value: sql`b.orders` },
  last_order: { type: 'instant', value: sql`b."lastOrder"` },
})
