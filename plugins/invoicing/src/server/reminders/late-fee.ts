import { type Amount, amountFrom, currencyDigits, millionths, roundedShare } from '@ashlar/sdk'

/**
 * What a step's fee comes to: an amount in the website's currency, or a share of what is due. 0 for none, and for an
 * amount where the invoice has another currency.
 */
export function lateFee(
  fee: string,
  { due, currency, websiteCurrency }: { due: Amount; currency: string; websiteCurrency: string },
): Amount {
  const [, number = '', percent] = /^(\d+(?:[.,]\d+)?) ?(%?)$/.exec(fee.trim()) ?? []
  const decimal = number.replace(',', '.')
  if (decimal === '') return 0
  if (percent === '%') return roundedShare(due, millionths(Number(decimal)), 1_000_000)
  if (currency !== websiteCurrency) return 0
  return amountFrom(Number(decimal).toFixed(Math.min(2, currencyDigits(currency))), currency) ?? 0
}
