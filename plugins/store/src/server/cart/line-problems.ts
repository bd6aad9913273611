import { filledText, formatMoney } from '@ashlar/sdk'
import type { FieldProblem } from '../../contract.ts'
import type { SalesWords } from '../../sales/visitor-texts.ts'
import type { CartLine } from './cart-lines.ts'

/** How sentences are written. */
export interface Saying {
  readonly words: SalesWords
  readonly currency: string
  readonly language: string
}

/** What is in the way of ordering a line (CART-020, CART-021). */
export function lineProblems({ sku, name, quantity, max, isSold }: CartLine, { words }: Saying): FieldProblem[] {
  if (!isSold) return [{ path: sku, message: filledText(words.gone, { name }) }]
  if (max === 0) return [{ path: sku, message: filledText(words.soldOut, { name }) }]
  return quantity > max ? [{ path: sku, message: filledText(words.most, { most: max }) }] : []
}

/** What has changed since the shopper saw the line: nothing is changed silently. */
export function priceNews({ sku, name, unitPrice, seenPrice, isSold }: CartLine, about: Saying): FieldProblem[] {
  if (!isSold || unitPrice === seenPrice) return []
  const money = (amount: number) => formatMoney(amount, about.currency, about.language)
  const message = filledText(about.words.repriced, { name, before: money(seenPrice), after: money(unitPrice) })
  return [{ path: sku, message }]
}
