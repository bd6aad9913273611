import { filledText } from '@ashlar/sdk'
import type { Paper } from '../contract/paper.ts'
import type { PaperWords } from './texts.ts'

/** One line of the sums below a document. */
export interface PaperSum {
  readonly name: string
  readonly amount: number
  readonly isTotal: boolean
}

/** From the sum of the lines to the total, taxes by their rates. `money` writes an amount. */
export function paperSums(
  { subTotal, discount, taxes, pricesIncludeTax, grandTotal, language }: Paper,
  t: PaperWords,
  money: (amount: number) => string,
): readonly PaperSum[] {
  const sum = (name: string, amount: number, isTotal = false): PaperSum => ({ name, amount, isTotal })
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  return [
    sum(t.subtotal, subTotal),
    ...(discount > 0 ? [sum(t.discount, -discount)] : []),
    ...taxes.map(({ name, rate, base, amount }) => {
      const words = pricesIncludeTax ? t.includedOn : t.taxOn
      return sum(filledText(words, { tax: name, rate: percent.format(rate), base: money(base) }), amount)
    }),
    sum(t.total, grandTotal, true),
  ]
}
