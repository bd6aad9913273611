import { type Amount, amountFrom, decimalText } from '@ashlar/sdk'

/** Currencies that Stripe counts with other digits than two; ISK and UGX have two there, and none in ISO 4217. */
const withoutDigits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThreeDigits = new Set('BHD JOD KWD OMR TND'.split(' '))

function digitsOf(currency: string): number {
  if (withoutDigits.has(currency)) return 0
  return withThreeDigits.has(currency) ? 3 : 2
}

/** An amount as Stripe counts it; undefined for one with more decimals than Stripe takes. */
export function stripeUnits(amount: Amount, currency: string): number | undefined {
  const digits = digitsOf(currency)
  const [whole = '', decimals = ''] = decimalText(amount, currency).split('.')
  const rest = decimals.slice(digits)
  if (/[1-9]/.test(rest)) return undefined
  const units = Number(`${whole}${decimals.slice(0, digits).padEnd(digits, '0')}`)
  // Of three decimals, the last one has to be 0.
  return digits === 3 && units % 10 !== 0 ? undefined : units
}

/** The amount behind what Stripe counts; undefined where this currency cannot say it. */
export function amountOf(units: number, currency: string): Amount | undefined {
  const digits = digitsOf(currency)
  const text = String(units).padStart(digits + 1, '0')
  if (digits === 0) return amountFrom(text, currency)
  const [whole, decimals] = [text.slice(0, -digits), text.slice(-digits)]
  // ISK and UGX: two decimals there, none here.
  return amountFrom(/^0*$/.test(decimals) ? whole : `${whole}.${decimals}`, currency)
}
