import type { Day, DayPage, DayTrigger, TriggerSetting, TriggerSettings } from '@ashlar/sdk'
import { type Database, query, type RowOf, type Settings, type SqlText, sql } from '@ashlar/sdk/server'
import { dateComes } from '../../mail-triggers.ts'
import { fieldsOfCustomers } from '../customer/beside.ts'
import type { CustomerEntity } from '../customer/customer.entity.ts'
import { dayFrom, wantedDates } from './wanted-dates.ts'

type Reached = Pick<RowOf<typeof CustomerEntity>, 'id' | 'firstname' | 'lastname' | 'company' | 'email' | 'city'>

/** Automations of mails can begin so many days before or after a date in a custom field: a birthday, the end of a contract. */
export class DateComes implements DayTrigger {
  readonly id = 'customers.date-comes'
  readonly title = dateComes.title
  readonly values = dateComes.values
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async settings(): Promise<readonly TriggerSetting[]> {
    const { field, days, when, yearly } = dateComes.settings
    const fields = await fieldsOfCustomers.known(this.#settings)
    const choices = fields.flatMap(({ id, label, type }) => (type === 'date' ? [{ value: id, title: label }] : []))
    return [{ ...field, choices }, days, { ...when, choices: [...when.choices] }, yearly]
  }

  /** By id. */
  async people(
    day: Day,
    { field, days, when, yearly }: TriggerSettings,
    { after, limit }: { readonly after: string | null; readonly limit: number },
  ): Promise<DayPage> {
    const shift = typeof days === 'number' ? days : 0
    const date = dayFrom(day, when === 'before' ? shift : -shift)
    const dates = yearly === true ? wantedDates(date) : [date]
    const { language } = await this.#settings.platform()
    const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    const shown = written.format(new Date(`${date}T00:00:00Z`))
    const rows = await this.#database.tenant((tx) =>
      query<Reached>(tx, customersWithDate({ field: String(field), dates, after, limit })),
    )
    return {
      rows: rows.map(({ id, firstname, lastname, company, email, city }) => ({
        occasion: `${String(field)}/${date}/${id}`,
        person: {
          ...{ email, name: `${firstname} ${lastname}`.trim() || company, customerId: Number(id) },
          values: { first_name: firstname, last_name: lastname, company, city, date: shown },
        },
      })),
      next: rows.length < limit ? null : String(rows.at(-1)?.id),
    }
  }
}

interface Wanted {
  readonly field: string
  readonly dates: readonly string[]
  readonly after: string | null
  readonly limit: number
}

/** Customers with any of these dates in a field, by id. */
export const customersWithDate = ({ field, dates, after, limit }: Wanted): SqlText =>
  sql`select c.id, c.firstname, c.lastname, c.company, c.email, c.city
    from customers.customer_custom_value v join customers.customer c on c.id = v.customer_id
    where v.field = ${field} and v.value = any(${dates}::text[]) and c.email <> ''
      and ${after === null ? sql`true` : sql`v.customer_id > ${after}::bigint`}
    order by v.customer_id limit ${limit}`
