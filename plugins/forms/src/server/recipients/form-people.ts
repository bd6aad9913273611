import type {
  FilterChoice,
  FilterCondition,
  RecipientPage,
  RecipientSource,
  RecipientStep,
  RecordFilter,
  WantedChoices,
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
import type { MappedCustomer } from '../../events.ts'
import { formPeople, formPeopleFields } from '../../recipients.ts'

/** People that are counted at most. */
const mostCounted = 10_000

/** Forms that one search gives at most. */
const mostChoices = 50

/** People who left an address in a form, for campaigns: who agreed to receive them is looked after there. */
export class FormPeople implements RecipientSource {
  readonly id = 'forms.people'
  readonly title = formPeople.title
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async fields() {
    return formPeopleFields
  }

  choices(_field: string, wanted: WantedChoices): Promise<readonly FilterChoice[]> {
    const which =
      'search' in wanted
        ? sql`position(${wanted.search.trim().toLowerCase()}::text in lower(s.form_name)) > 0`
        : sql`s.form_name = any(${wanted.values}::text[])`
    return this.#database.tenant((tx) =>
      query<FilterChoice>(
        tx,
        sql`select s.form_name as value, s.form_name as title from forms.submission s where ${which}
          group by s.form_name order by s.form_name limit ${mostChoices}`,
      ),
    )
  }

  async values() {
    return formPeople.values
  }

  async count(filter: RecordFilter) {
    const where = await this.#where(filter)
    const [counted] = await this.#database.tenant((tx) =>
      query<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from (
          select distinct s.reply_key from forms.submission s where ${where} limit ${mostCounted + 1}) people`,
      ),
    )
    const total = counted?.total ?? 0
    return { total: Math.min(total, mostCounted), ...(total > mostCounted && { totalIsEstimate: true }) }
  }

  /** By address, each with the newest of their submissions that meet the conditions. Both go down, as an index is read. */
  async page(filter: RecordFilter, { after, limit, among }: RecipientStep): Promise<RecipientPage> {
    const where = await this.#where(filter)
    const rows = await this.#database.tenant((tx) =>
      query<{ email: string; form: string; customer: MappedCustomer }>(
        tx,
        sql`select distinct on (s.reply_key) s.reply_key as email, s.form_name as form, s.customer
          from forms.submission s where ${where} and ${after === null ? sql`true` : sql`s.reply_key < ${after}`}
            and ${among === undefined ? sql`true` : sql`s.reply_key = any(${among}::text[])`}
          order by s.reply_key desc, s.id desc limit ${limit}`,
      ),
    )
    return {
      rows: rows.map(({ email, form, customer: { firstname = '', lastname = '', city = '' } }) => ({
        ...{ email, name: `${firstname} ${lastname}`.trim() },
        values: { first_name: firstname, last_name: lastname, email, city, form },
      })),
      next: rows.length < limit ? null : (rows.at(-1)?.email ?? null),
    }
  }

  async #where(filter: RecordFilter): Promise<SqlText> {
    const { time_zone } = await this.#settings.platform()
    const met = filterSql(filter, (condition) => whoMeets(condition, time_zone))
    return sql`s.reply_key <> '' and s.held is null and s.spam_at is null and ${met}`
  }
}

/**
 * A condition is about one submission: of this form, since that day. Turned round it is about the person: who sent
 * another form as well is not one of those who did not send this one.
 */
function whoMeets(condition: FilterCondition, timeZone: string): SqlText {
  const met = (row: SqlText) => conditionSql(columnsOf(row)[condition.field], { ...condition, not: false }, timeZone)
  if (condition.not !== true) return met(sql`s`)
  return sql`not exists (select from forms.submission o where o.reply_key = s.reply_key and o.held is null
    and o.spam_at is null and ${met(sql`o`)})`
}

const columnsOf = (row: SqlText): Readonly<Record<string, FilterColumn>> => ({
  form: { type: 'text', value: sql`${row}.form_name` },
  submitted: { type: 'instant', value: sql`${row}.created_at` },
})
