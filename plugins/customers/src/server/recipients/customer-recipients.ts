import {
  type CustomField,
  countryNames,
  type FilterChoice,
  type RecipientPage,
  type RecipientSource,
  type RecipientStep,
  type RecordFilter,
  type WantedChoices,
} from '@ashlar/sdk'
import {
  conditionSql,
  type Database,
  filterSql,
  plainWords,
  query,
  type RowOf,
  type Settings,
  type SqlText,
  sql,
  type Transaction,
} from '@ashlar/sdk/server'
import { customers } from '../../module.ts'
import { filterFields, mailValues, recipientTitle } from '../../recipients.ts'
import { fieldsOfCustomers } from '../customer/beside.ts'
import type { CustomerEntity } from '../customer/customer.entity.ts'
import { filterColumns } from './customer-filter.ts'

/** Customers that are counted at most. */
const mostCounted = 10_000

/** Values of a filter that one search gives at most. */
const mostChoices = 50

/** What is read of each customer. */
type Recipient = Pick<
  RowOf<typeof CustomerEntity>,
  'id' | 'email' | 'firstname' | 'lastname' | 'company' | 'city' | 'province' | 'country'
>

/** Customers with an email address, for campaigns: who agreed to receive them is looked after there. */
export class CustomerRecipients implements RecipientSource {
  readonly id = 'customers.customers'
  readonly title = recipientTitle
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async fields() {
    const { use_vehicle } = await this.#settings.of(customers.id)
    return filterFields(await fieldsOfCustomers.known(this.#settings), use_vehicle === true)
  }

  async choices(field: string, wanted: WantedChoices): Promise<readonly FilterChoice[]> {
    if (field === 'country') return countriesLike(wanted)
    return this.#database.tenant((tx) => tagsLike(tx, wanted))
  }

  async values() {
    const custom = await fieldsOfCustomers.known(this.#settings)
    return [...mailValues, ...custom.map(({ id, label }) => ({ name: `field_${id}`, title: label }))]
  }

  async count(filter: RecordFilter) {
    const where = await this.#where(filter)
    const [counted] = await this.#database.tenant((tx) =>
      query<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from (
          select from customers.customer c where ${where} limit ${mostCounted + 1}) people`,
      ),
    )
    const total = counted?.total ?? 0
    return { total: Math.min(total, mostCounted), ...(total > mostCounted && { totalIsEstimate: true }) }
  }

  /** By id; an address belongs to one customer. */
  async page(filter: RecordFilter, { after, limit, among }: RecipientStep): Promise<RecipientPage> {
    const where = await this.#where(filter)
    const custom = await fieldsOfCustomers.known(this.#settings)
    return this.#database.tenant(async (tx) => {
      const rows = await query<Recipient>(
        tx,
        sql`select c.id, c.email, c.firstname, c.lastname, c.company, c.city, c.province, c.country
          from customers.customer c
          where ${where} and ${after === null ? sql`true` : sql`c.id > ${after}::bigint`}
            and ${among === undefined ? sql`true` : sql`c.email = any(${among}::text[])`}
          order by c.id limit ${limit}`,
      )
      // Who is only looked for by address is not written to.
      const ids = among === undefined && custom.length > 0 ? rows.map(({ id }) => Number(id)) : []
      const written = await fieldsOfCustomers.ofMany(tx, ids)
      return {
        rows: rows.map((row) => recipientOf(row, custom, written.get(Number(row.id)) ?? {})),
        next: rows.length < limit ? null : String(rows.at(-1)?.id),
      }
    })
  }

  async #where(filter: RecordFilter): Promise<SqlText> {
    const columns = filterColumns(await fieldsOfCustomers.known(this.#settings))
    const { time_zone } = await this.#settings.platform()
    const met = filterSql(filter, (condition) => conditionSql(columns[condition.field], condition, time_zone))
    return sql`c.email <> '' and ${met}`
  }
}

function recipientOf(row: Recipient, custom: readonly CustomField[], written: Readonly<Record<string, string>>) {
  const { email, firstname, lastname, company, city, province, country } = row
  return {
    ...{ email, name: `${firstname} ${lastname}`.trim() || company, customerId: Number(row.id) },
    values: {
      ...{ first_name: firstname, last_name: lastname, company, email, city, province, country },
      ...Object.fromEntries(custom.map(({ id }) => [`field_${id}`, written[id] ?? ''])),
    },
  }
}

function countriesLike(wanted: WantedChoices): FilterChoice[] {
  const all = countryNames('en').map(({ value, label }) => ({ value, title: label }))
  if ('values' in wanted) return all.filter(({ value }) => wanted.values.includes(value))
  const words = plainWords(wanted.search)
  return all.filter(({ title }) => plainWords(title).includes(words)).slice(0, mostChoices)
}

async function tagsLike(tx: Transaction, wanted: WantedChoices): Promise<readonly FilterChoice[]> {
  const words = 'search' in wanted ? plainWords(wanted.search) : ''
  const which =
    'search' in wanted
      ? sql`t.name_key >= ${words} and t.name_key < ${`${words}\u{10ffff}`}`
      : sql`t.id = any(${wanted.values.filter((id) => /^\d{1,15}$/.test(id))}::bigint[])`
  return query<FilterChoice>(
    tx,
    sql`select t.id::text as value, t.name as title from customers.tag t where ${which}
      order by t.name_key limit ${mostChoices}`,
  )
}
