import { formatMoney } from '@ashlar/sdk'

interface PriceSpan {
  readonly min: number
  readonly max: number
}

/** STORE-041: `min - max`, or one price. Amounts in minor units. */
export function priceText({ min, max }: PriceSpan, currency: string, language: string): string {
  const text = (amount: number) => formatMoney(amount, currency, language)
  return min === max ? text(min) : `${text(min)} - ${text(max)}`
}
