import {
  type AppliedRate,
  type Discount,
  type DocumentTotals,
  type LineTotals,
  totalsOf,
} from '@ashlar/plugin-commerce'
import type { ItemKind } from '../contract.ts'

/** A line as far as its price goes. */
export interface CountedLine {
  readonly kind: ItemKind
  readonly quantity: number
  readonly unitPrice: number
  readonly discount: Discount | null
  readonly rates: readonly AppliedRate[]
  readonly isOptional: boolean
  readonly isChosen: boolean
}

export interface CountedDocument {
  readonly lines: readonly CountedLine[]
  readonly discount: Discount | null
  readonly pricesIncludeTax: boolean
}

/** Whether a line has a price: sections and notes have none. */
export const isPriced = ({ kind }: Pick<CountedLine, 'kind'>): boolean => kind !== 'section' && kind !== 'note'

/** Whether a line counts in the totals: an optional one only where it is chosen. */
export const counts = (line: Pick<CountedLine, 'kind' | 'isOptional' | 'isChosen'>): boolean =>
  isPriced(line) && (!line.isOptional || line.isChosen)

const nothing: LineTotals = { gross: 0, discount: 0, total: 0, share: 0, taxes: [], tax: 0 }

/**
 * What a document comes to, in whole minor units: the same in the browser while it is written and on the server, whose
 * result counts. Lines that don't count show what they would cost, without their taxes.
 *
 * @throws RangeError for amounts beyond the safe integers
 */
export function totalsOfLines({ lines, discount, pricesIncludeTax }: CountedDocument): DocumentTotals {
  const priced = lines.map(({ quantity, unitPrice, discount: off, rates }) => ({
    ...{ quantity, unitPrice, rates },
    ...(off !== null && { discount: off }),
  }))
  const totals = totalsOf({
    lines: priced.filter((_, at) => isCounted(lines[at])),
    ...(discount !== null && { discount }),
    pricesIncludeTax,
  })
  const counted = [...totals.lines]
  return {
    ...totals,
    lines: lines.map((line, at) => {
      if (counts(line)) return counted.shift() ?? nothing
      const [alone] = isPriced(line) ? totalsOf({ lines: priced.slice(at, at + 1), pricesIncludeTax }).lines : []
      return alone ? { ...alone, taxes: [], tax: 0 } : nothing
    }),
  }
}

const isCounted = (line: CountedLine | undefined): boolean => line !== undefined && counts(line)

/** All taxes of a line together, per cent: rates have four decimals, and a sum of them as many. */
export const rateOf = (rates: readonly AppliedRate[]): number =>
  Math.round(rates.reduce((sum, { rate }) => sum + rate, 0) * 10_000) / 10_000
