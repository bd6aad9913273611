import { filledText } from '@ashlar/sdk'
import type { Paper } from '../contract/paper.ts'
import type { PaperWords } from './texts.ts'

/** One line of the sums below a document. */
export interface PaperSum {
  readonly name: string
  readonly amount: number
  readonly isTotal: boolean
}

const sum = (name: string, amount: number, isTotal = false): PaperSum => ({ name, amount, isTotal })

/** From the sum of the lines to the total, taxes by their rates. `money` writes an amount. */
export function paperTotals(
  { subTotal, discount, taxes, pricesIncludeTax, grandTotal, language }: Paper,
  t: PaperWords,
  money: (amount: number) => string,
): readonly PaperSum[] {
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

/** What is printed below the total: a deposit that is asked for, or one that was paid. */
export function depositSums({ grandTotal, deposit, depositPaid = 0 }: Paper, t: PaperWords): readonly PaperSum[] {
  return [
    ...(deposit && deposit.amount > 0 ? [sum(depositName({ deposit }, t), deposit.amount)] : []),
    ...(depositPaid > 0 ? [sum(t.depositPaid, -depositPaid), sum(t.amountDue, grandTotal - depositPaid, true)] : []),
  ]
}

/** With its share of the total, where it is one. */
export function depositName({ deposit }: Pick<Paper, 'deposit'>, t: PaperWords): string {
  return deposit && 'percent' in deposit.rule ? filledText(t.depositShare, { share: deposit.rule.percent }) : t.deposit
}
