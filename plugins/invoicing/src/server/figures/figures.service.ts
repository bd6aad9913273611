import { type Database, query, sql } from '@ashlar/sdk/server'
import { type OpenFigures, overdueAges, type QuoteFigures, quoteDays, type RevenueFigures } from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import type { DocumentService } from '../document/document.service.ts'
import { entriesIn } from './entries.ts'
import { lastDayOf, monthsUntil } from './period.ts'

/** Figures of the dashboard. Sums of the database are text: they may be larger than its integers. */
export class FiguresService {
  readonly #database: Database
  readonly #documents: DocumentService

  constructor(database: Database, documents: DocumentService) {
    this.#database = database
    this.#documents = documents
  }

  async open(): Promise<OpenFigures[]> {
    const { today, currency: own } = await this.#documents.rules()
    const [, second = 31, third = 61, last = 91] = overdueAges
    const since = (days: number) => daysAfter(today, -days)
    const rows = await this.#database.tenant((tx) =>
      query<{ currency: string; age: number; count: string; due: string }>(
        tx,
        sql`select currency, age, count(*) as count, sum(due) as due from (
            select currency, greatest(0, grand_total - amount_paid) as due,
              case when due_key >= ${today} then -1 when due_key > ${since(second)} then 0
                when due_key > ${since(third)} then 1 when due_key > ${since(last)} then 2 else 3 end as age
            from invoicing.document
            where type = 'invoice' and status in ('pending_payment', 'partial_payment')) d
          group by currency, age`,
      ),
    )
    return byCurrency(rows, own).map(([currency, ofIt]) => ({
      currency,
      count: sumOf(ofIt, ({ count }) => count),
      amountDue: sumOf(ofIt, ({ due }) => due),
      overdue: overdueAges.map((from, at) => {
        const aged = ofIt.filter(({ age }) => Number(age) === at)
        const next = overdueAges[at + 1]
        return {
          ...{ from, until: next === undefined ? null : next - 1 },
          ...{ count: sumOf(aged, ({ count }) => count), amountDue: sumOf(aged, ({ due }) => due) },
        }
      }),
    }))
  }

  async revenue(): Promise<RevenueFigures[]> {
    const { today, currency: own } = await this.#documents.rules()
    const months = monthsUntil(today)
    const [first = today.slice(0, 7), last = today.slice(0, 7)] = [months[0], months.at(-1)]
    const period = { from: `${first}-01`, until: lastDayOf(last) }
    const rows = await this.#database.tenant((tx) =>
      query<{ currency: string; month: string; net: string }>(
        tx,
        sql`select currency, to_char(day, 'YYYY-MM') as month, sum(sign * net) as net
          from (${entriesIn(period)}) e group by 1, 2`,
      ),
    )
    return byCurrency(rows, own).map(([currency, ofIt]) => {
      const known = new Map(ofIt.map(({ month, net }) => [month, Number(net)]))
      return { currency, months: months.map((month) => ({ month, net: known.get(month) ?? 0 })) }
    })
  }

  async quotes(): Promise<QuoteFigures> {
    const { currency: own } = await this.#documents.rules()
    const rows = await this.#database.tenant((tx) =>
      query<{ currency: string; kind: string; count: string; total: string }>(
        tx,
        sql`select d.currency, s.kind, count(*) as count, sum(d.grand_total) as total
          from invoicing.document_step s join invoicing.document d on d.tenant_id = s.tenant_id and d.id = s.document_id
          where s.kind in ('approved', 'declined') and s.at >= now() - make_interval(days => ${quoteDays}::int)
            and d.type = 'quote'
          group by d.currency, s.kind`,
      ),
    )
    const won = rows.filter(({ kind }) => kind === 'approved')
    return {
      won: sumOf(won, ({ count }) => count),
      decided: sumOf(rows, ({ count }) => count),
      amounts: byCurrency(rows, own).map(([currency, ofIt]) => ({
        currency,
        won: sumOf(
          ofIt.filter(({ kind }) => kind === 'approved'),
          ({ total }) => total,
        ),
        decided: sumOf(ofIt, ({ total }) => total),
      })),
    }
  }
}

/** Rows by their currency: the website's own first, the others by name. */
export function byCurrency<Row extends { readonly currency: string }>(
  rows: readonly Row[],
  own: string,
): readonly (readonly [string, readonly Row[]])[] {
  const rank = (currency: string) => (currency === own ? '' : currency)
  return [...Map.groupBy(rows, ({ currency }) => currency)].toSorted(([one], [other]) =>
    rank(one) < rank(other) ? -1 : 1,
  )
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => string): number =>
  rows.reduce((sum, row) => sum + Number(of(row)), 0)
