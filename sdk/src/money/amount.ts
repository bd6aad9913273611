import Type, { type Static } from 'typebox'
import { currencyDigits } from './currency.ts'

/** So many minor units that 90 of them still add up exactly. */
const most = 100_000_000_000_000

/** Money in minor units of the website's currency: 1999 is 19.99 CAD, 1999 JPY. In tables a `bigint`. */
export const Amount = Type.Integer({ minimum: -most, maximum: most })
export type Amount = Static<typeof Amount>

/** How much of something, with at most three decimals: 1.5. In tables its `thousandths`, a `bigint`. */
export const Quantity = Type.Number({ minimum: -1_000_000, maximum: 1_000_000, multipleOf: 0.001 })
export type Quantity = Static<typeof Quantity>

/** Per cent, with at most four decimals: 9.975. In tables its `millionths`, an `integer`. */
export const Rate = Type.Number({ minimum: 0, maximum: 1_000, multipleOf: 0.0001 })
export type Rate = Static<typeof Rate>

/** A quantity as a whole number of thousandths: 1500 for 1.5. Divide by 1000 to get the quantity back. */
export const thousandths = (quantity: Quantity): number => Math.round(quantity * 1_000)

/** A rate as a whole number of millionths: 99750 for 9.975 %. Divide by 10,000 to get the rate back. */
export const millionths = (rate: Rate): number => Math.round(rate * 10_000)

/** An amount as a decimal number in text, without a sign for the currency: `-19.90`. */
export function decimalText(amount: Amount, currency: string): string {
  const digits = currencyDigits(currency)
  if (digits === 0) return String(amount)
  const units = String(Math.abs(amount)).padStart(digits + 1, '0')
  return `${amount < 0 ? '-' : ''}${units.slice(0, -digits)}.${units.slice(-digits)}`
}

/** The amount behind a decimal number in text, such as `19.9`; undefined for what is none, or has too many decimals. */
export function amountFrom(text: string, currency: string): Amount | undefined {
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,15})(?:\.(\d*))?$/.exec(text.trim()) ?? []
  const digits = currencyDigits(currency)
  if (whole === undefined || decimals.length > digits) return undefined
  const amount = Number(`${whole}${decimals.padEnd(digits, '0')}`)
  if (amount > most) return undefined
  return sign === '-' && amount > 0 ? -amount : amount
}

/**
 * An amount as people of a language write it, with the sign of its currency.
 *
 * @example formatMoney(1999, 'CAD', 'en-CA')   // "$19.99"
 */
export function formatMoney(amount: Amount, currency: string, language: string): string {
  const digits = currencyDigits(currency)
  const format = new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  // As text, which is formatted exactly; a division would have to be rounded.
  return format.format(decimalText(amount, currency) as `${number}`)
}
