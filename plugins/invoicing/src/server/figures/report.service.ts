import {
  type CsvRows,
  type CsvStep,
  type Database,
  type ListReply,
  query,
  sql,
  type Transaction,
  windowOf,
} from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import {
  type CurrencyReport,
  DocumentTax,
  type JournalEntry,
  type JournalQuery,
  type PeriodQuery,
  type TaxReport,
} from '../../contract.ts'
import type { DocumentService } from '../document/document.service.ts'
import { type Direction, type EntryPlace, entriesIn, type Period } from './entries.ts'
import { byCurrency } from './figures.service.ts'
import { periodOf } from './period.ts'

/** Entries that page numbers reach, and that are counted. */
const mostNumbered = 10_000

/** An entry as the database gives it: large numbers are text. */
const ReadEntry = Type.Object({
  ...{ day: Type.String(), id: Type.String(), turn: Type.Number(), sign: Type.Number() },
  ...{ type: Type.Enum(['invoice', 'refund']), currency: Type.String(), number: Type.String() },
  ...{ net: Type.String(), tax: Type.String(), gross: Type.String(), customer_name: Type.String() },
  taxes: Type.Array(DocumentTax),
})

/** Taxes and the journal of a period: what the documents themselves say, added up. */
export class ReportService {
  readonly #database: Database
  readonly #documents: DocumentService

  constructor(database: Database, documents: DocumentService) {
    this.#database = database
    this.#documents = documents
  }

  /** @throws NO_PERIOD, PERIOD_BACKWARDS, PERIOD_TOO_LONG */
  async report(asked: PeriodQuery): Promise<TaxReport> {
    const { today, currency: own } = await this.#documents.rules()
    const period = periodOf(asked, today)
    return this.#database.tenant(async (tx) => {
      const sums = await query<{ currency: string; count: string; net: string; tax: string; gross: string }>(
        tx,
        sql`select currency, count(*) as count, sum(sign * net) as net, sum(sign * tax) as tax, sum(sign * gross) as gross
          from (${entriesIn(period)}) e group by currency`,
      )
      const taxes = await taxesIn(tx, period)
      return {
        ...{ ...period, isCurrent: period.until >= today },
        currencies: byCurrency(sums, own).flatMap(([currency, rows]) =>
          rows.map(
            ({ count, net, tax, gross }): CurrencyReport => ({
              ...{ currency, count: Number(count), net: Number(net), tax: Number(tax), gross: Number(gross) },
              taxes: taxes.filter((each) => each.currency === currency).map(({ currency: _, ...each }) => each),
            }),
          ),
        ),
      }
    })
  }

<<<<<<< HEAD
  /** No rows beyond the entries that page numbers reach. @throws NO_PERIOD, PERIOD_BACKWARDS, PERIOD_TOO_LONG */
=======
  /** @throws NO_PERIOD, PERIOD_BACKWARDS, PERIOD_TOO_LONG */
>>>>>>> figures
  async journal(asked: JournalQuery): Promise<ListReply<JournalEntry>['results']> {
    const { today } = await this.#documents.rules()
    const period = periodOf(asked, today)
    const { limit, offset } = windowOf(asked)
    return this.#database.tenant(async (tx) => {
<<<<<<< HEAD
      const isReached = offset < mostNumbered
      const entries = isReached ? await entriesOf(tx, period, { direction: directionOf(asked), limit, offset }) : []
=======
      const isBeyond = offset >= mostNumbered
      const direction = directionOf(asked)
      const entries = isBeyond ? [] : await entriesOf(tx, period, { direction, limit, offset })
>>>>>>> figures
      const [counted] = await query<{ count: string }>(
        tx,
        sql`select count(*) as count from (select 1 from (${entriesIn(period)}) e limit ${mostNumbered + 1}::int) c`,
      )
      const total = Number(counted?.count ?? 0)
      const isMore = total > mostNumbered
      return {
        ...{ rows: entries, total: Math.min(total, mostNumbered) },
        ...(isMore && { totalIsEstimate: true }),
        ...(asked.limit === -1 && total > entries.length && { truncated: true }),
      }
    })
  }

  /** The next entries as a file. @throws NO_PERIOD, PERIOD_BACKWARDS, PERIOD_TOO_LONG */
  async exported(asked: JournalQuery, { after, limit }: CsvStep): Promise<CsvRows<JournalEntry>> {
    const { today } = await this.#documents.rules()
    const direction = directionOf(asked)
    const rows = await this.#database.tenant((tx) =>
      entriesOf(tx, periodOf(asked, today), {
        ...{ direction, limit, offset: 0 },
        ...(after && { after: placeFrom(after, direction) }),
      }),
    )
    const last = rows.at(-1)
    return {
      rows,
      last: last && { id: last.id, key: `${last.date} ${last.kind === 'cancellation' ? 1 : 0}` },
    }
  }

  /** Taxes of a period, each of which gets a column. @throws NO_PERIOD, PERIOD_BACKWARDS, PERIOD_TOO_LONG */
  async taxNames(asked: PeriodQuery): Promise<readonly { readonly name: string; readonly rate: number }[]> {
    const { currencies } = await this.report(asked)
    const found = new Map(
      currencies.flatMap(({ taxes }) => taxes.map(({ name, rate }) => [JSON.stringify([name, rate]), { name, rate }])),
    )
    return [...found.values()]
  }
}

const directionOf = ({ orderDirection = 'asc' }: JournalQuery): Direction =>
  orderDirection.toLowerCase() === 'desc' ? 'desc' : 'asc'

function placeFrom({ id, key }: NonNullable<CsvStep['after']>, direction: Direction): EntryPlace {
  const [day = '', turn] = key.split(' ')
  return { day, id, turn: turn === '1' ? 1 : 0, direction }
}

async function taxesIn(tx: Transaction, period: Period): Promise<(CurrencyReport['taxes'][number] & Named)[]> {
  const rows = await query<{ currency: string; name: string; rate: string; base: string; amount: string }>(
    tx,
    sql`select currency, t.name, t.rate, sum(sign * t.base) as base, sum(sign * t.amount) as amount
      from (${entriesIn(period, { more: sql`, taxes` })}) e
        cross join lateral jsonb_to_recordset(e.taxes) as t(name text, rate numeric, base bigint, amount bigint)
      group by currency, t.name, t.rate order by t.name, t.rate`,
  )
  return rows.map(({ currency, name, rate, base, amount }) => ({
    ...{ currency, name, rate: Number(rate), base: Number(base), amount: Number(amount) },
  }))
}
interface Named {
  readonly currency: string
}

async function entriesOf(
  tx: Transaction,
  period: Period,
  wanted: {
    readonly direction: Direction
    readonly limit: number
    readonly offset: number
    readonly after?: EntryPlace
  },
): Promise<JournalEntry[]> {
  const { direction, limit, offset, after } = wanted
  const more = sql`, number, customer_name, taxes`
  const first = { direction, most: offset + limit }
  const order = direction === 'asc' ? sql`day, id, turn` : sql`day desc, id desc, turn desc`
  const rows = await query<Static<typeof ReadEntry>>(
    tx,
    sql`select day::text as day, id, turn, sign, type, currency, net, tax, gross, number, customer_name, taxes
      from (${entriesIn(period, { more, first, ...(after && { after }) })}) e
      order by ${order} limit ${limit}::int offset ${offset}::int`,
  )
  return rows.map(entryFrom)
}

function entryFrom({ sign, turn, type, taxes, number, ...row }: Static<typeof ReadEntry>): JournalEntry {
  const signed = (amount: string | number) => (Number(amount) === 0 ? 0 : Number(amount) * Number(sign))
  return {
    ...{ id: Number(row.id), date: row.day, invoiceNumber: number, customer_name: row.customer_name },
    ...{ kind: Number(turn) === 1 ? 'cancellation' : type, currency: row.currency },
    ...{ net: signed(row.net), tax: signed(row.tax), gross: signed(row.gross) },
    taxes: taxes.map((tax) => ({ ...tax, base: signed(tax.base), amount: signed(tax.amount) })),
  }
}
