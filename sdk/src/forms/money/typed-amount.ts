import { type Amount, amountFrom } from '../../money/amount.ts'
import { typedNumber } from '../typed-number.ts'

/** The amount that a person means, as `typedNumber` reads it; the sign of the currency may stand in it. */
export function typedAmount(text: string, currency: string, language: string): Amount | undefined {
  const written = typedNumber(withoutSigns(text, currency, language), language)
  return written === undefined ? undefined : amountFrom(written, currency)
}

/** What stands for a currency in a language: `$`. */
export const signOf = (
  currency: string,
  language: string,
  currencyDisplay: 'narrowSymbol' | 'symbol' = 'narrowSymbol',
) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? ''

const withoutSigns = (text: string, currency: string, language: string): string =>
  [signOf(currency, language, 'symbol'), signOf(currency, language), currency].reduce(
    (rest, sign) => rest.replace(sign, ''),
    text,
  )
