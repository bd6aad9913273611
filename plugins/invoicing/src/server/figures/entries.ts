import { type SqlText, sql } from '@ashlar/sdk/server'

/** First and last day, both counted. */
export interface Period {
  readonly from: string
  readonly until: string
}

export type Direction = 'asc' | 'desc'

/** An entry behind which others are asked for. */
export interface EntryPlace {
  readonly day: string
  readonly id: number
  /** 1 for a cancellation. */
  readonly turn: 0 | 1
  readonly direction: Direction
}

/** Columns of a document that entries are made from. */
const amounts = sql`currency, grand_total - tax as net, tax, grand_total as gross`

interface Wanted {
  /** Further columns of the document. */
  readonly more?: SqlText
  readonly after?: EntryPlace
  /** No more than so many of either kind, from the beginning of the order: an index gives them without sorting all. */
  readonly first?: { readonly direction: Direction; readonly most: number }
}

/**
 * Each issued invoice and credit note on its date, and each cancelled invoice once more on the day of its cancellation:
 * `sign` is below zero for what takes off.
 */
export function entriesIn({ from, until }: Period, { more = sql``, after, first }: Wanted = {}): SqlText {
  return sql`
    (select invoice_date as day, id, 0 as turn, case type when 'refund' then -1 else 1 end as sign, type, ${amounts} ${more}
      from invoicing.document
      where type in ('invoice', 'refund') and number <> ''
        and invoice_date between ${from}::date and ${until}::date ${beyond(sql`invoice_date`, 0, after)}
      ${firstOnes(sql`invoice_date`, first)})
    union all
    (select cancelled_on as day, id, 1 as turn, -1 as sign, type, ${amounts} ${more}
      from invoicing.document
      where type = 'invoice' and number <> '' and cancelled_on is not null
        and cancelled_on between ${from}::date and ${until}::date ${beyond(sql`cancelled_on`, 1, after)}
      ${firstOnes(sql`cancelled_on`, first)})`
}

function firstOnes(column: SqlText, first: Wanted['first']): SqlText {
  if (first === undefined) return sql``
  const { direction, most } = first
  return direction === 'asc'
    ? sql`order by ${column}, id limit ${most}::int`
    : sql`order by ${column} desc, id desc limit ${most}::int`
}

/** An invoice stands before its own cancellation of the same day. */
function beyond(column: SqlText, turn: 0 | 1, after: EntryPlace | undefined): SqlText {
  if (after === undefined) return sql``
  const place = sql`(${after.day}::date, ${after.id}::bigint)`
  if (after.direction === 'asc')
    return turn > after.turn ? sql`and (${column}, id) >= ${place}` : sql`and (${column}, id) > ${place}`
  return turn < after.turn ? sql`and (${column}, id) <= ${place}` : sql`and (${column}, id) < ${place}`
}
