import type {
  FilterCondition,
  FilterField,
  RecipientPage,
  RecipientSource,
  RecipientStep,
  RecordFilter,
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
} from '@ashlar/sdk/server'
import { subscriberFields, subscriberSource } from '../../subscriber-fields.ts'
import { ListEntity } from '../list/list.entity.ts'
import { isMailable } from './mailable.ts'

/** Subscribers that are counted at most. */
const mostCounted = 10_000

/** Lists that a filter offers: they are made by hand. */
const mostLists = 200

/** Id of the module's own source. */
export const ownSource = 'subscribers'

/** The module's own source: everybody who is subscribed to a list. */
export class SubscriberSource implements RecipientSource {
  readonly id = ownSource
  readonly title = subscriberSource.title
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async fields(): Promise<readonly FilterField[]> {
    const lists = await this.#database.tenant((tx) =>
      tx.db(ListEntity).selectFrom('list').select(['id', 'name']).orderBy('name').limit(mostLists).execute(),
    )
    return subscriberFields(lists.map(({ id, name }) => ({ value: String(id), title: name })))
  }

  async values() {
    return subscriberSource.values
  }

  async count(filter: RecordFilter) {
    const where = await this.#where(filter)
    const [counted] = await this.#database.tenant((tx) =>
      query<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from (
          select distinct s.email from email_marketing.subscriber s where ${where} limit ${mostCounted + 1}) people`,
      ),
    )
    const total = counted?.total ?? 0
    return { total: Math.min(total, mostCounted), ...(total > mostCounted && { totalIsEstimate: true }) }
  }

  /** By address: those who are on several lists come once. */
  async page(filter: RecordFilter, { after, limit, among }: RecipientStep): Promise<RecipientPage> {
    const where = await this.#where(filter)
    const rows = await this.#database.tenant((tx) =>
      query<{ email: string }>(
        tx,
        sql`select distinct s.email from email_marketing.subscriber s
          where ${where} and ${after === null ? sql`true` : sql`s.email > ${after}`}
            and ${among === undefined ? sql`true` : sql`s.email = any(${among}::text[])`}
          order by s.email limit ${limit}`,
      ),
    )
    return {
      rows: rows.map(({ email }) => ({ email, name: '', values: { email } })),
      next: rows.length < limit ? null : (rows.at(-1)?.email ?? null),
    }
  }

  async #where(filter: RecordFilter): Promise<SqlText> {
    const { time_zone } = await this.#settings.platform()
    return sql`${isMailable(sql`s`)} and ${filterSql(filter, (condition) => whoMeets(condition, time_zone))}`
  }
}

/**
 * A condition is about one subscription: on this list, since that day. Turned round it is about the person: somebody
 * who is on the list and on another one does not count as "not on the list".
 */
function whoMeets(condition: FilterCondition, timeZone: string): SqlText {
  const met = (row: SqlText) => conditionSql(columnsOf(row)[condition.field], { ...condition, not: false }, timeZone)
  if (condition.not !== true) return met(sql`s`)
  return sql`not exists (select from email_marketing.subscriber o
    where o.email = s.email and o.state = 'subscribed' and ${met(sql`o`)})`
}

const columnsOf = (row: SqlText): Readonly<Record<string, FilterColumn>> => ({
  list: { type: 'key', value: sql`${row}.list_id` },
  signed_up: { type: 'instant', value: sql`${row}.created_at` },
  confirmed: { type: 'instant', value: sql`${row}.confirmed_at` },
  agreement: {
    ...{ type: 'text', value: sql`c.kind` },
    within: (condition) => sql`exists (select from email_marketing.consent c
      where c.subscriber_id = ${row}.id and ${condition})`,
  },
  email: { type: 'text', value: sql`${row}.email`, stored: (text) => text.trim().toLowerCase() },
})
