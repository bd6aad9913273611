import { type Amount, amountFrom } from '../../money/amount.ts'

/**
 * The amount that a person means; undefined for what is none. Spaces, groups of digits and the sign of the currency may
 * stand in it. Of point and comma the last is the decimal one. A single one that parts groups in the language is it too,
 * unless three digits follow.
 */
export function typedAmount(text: string, currency: string, language: string): Amount | undefined {
  const bare = withoutSigns(text, currency, language)
    .replace(/[\s'’]/g, '')
    .replaceAll('\u2212', '-')
  const decimal = decimalMark(bare, language)
  const [whole = '', decimals, ...more] = decimal === undefined ? [bare] : bare.split(decimal)
  if (more.length > 0 || (decimals !== undefined && /[.,]/.test(decimals))) return undefined
  const digits = whole.replace(/[.,]/g, '')
  return amountFrom(decimals === undefined ? digits : `${digits || '0'}.${decimals}`, currency)
}

/** Which of point and comma is the decimal one in this number. */
function decimalMark(text: string, language: string): string | undefined {
  const marks = text.replace(/[^.,]/g, '')
  const last = marks.at(-1)
  if (new Set(marks).size === 2) return last
  if (marks.length !== 1) return undefined
  return last === decimalOf(language) || !/[.,]\d{3}$/.test(text) ? last : undefined
}

/** The mark before the decimals in a language. */
export const decimalOf = (language: string): string =>
  partOf(new Intl.NumberFormat(language).formatToParts(1.5), 'decimal')

/** What stands for a currency in a language: `$`. */
export const signOf = (
  currency: string,
  language: string,
  currencyDisplay: 'narrowSymbol' | 'symbol' = 'narrowSymbol',
) =>
  partOf(new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(1), 'currency')

const withoutSigns = (text: string, currency: string, language: string): string =>
  [signOf(currency, language, 'symbol'), signOf(currency, language), currency].reduce(
    (rest, sign) => rest.replace(sign, ''),
    text,
  )

const partOf = (parts: readonly Intl.NumberFormatPart[], type: string): string =>
  parts.find((part) => part.type === type)?.value ?? ''
