/**
 * The number that a person means, with a point before its decimals and without groups of digits; undefined for what
 * can't be one. Of point and comma the last is the decimal one. A single one that parts groups in the language is it
 * too, unless three digits follow.
 */
export function typedNumber(text: string, language: string): string | undefined {
  const bare = text.replace(/[\s'’]/g, '').replaceAll('\u2212', '-')
  const decimal = decimalMark(bare, language)
  const [whole = '', decimals, ...more] = decimal === undefined ? [bare] : bare.split(decimal)
  if (more.length > 0 || (decimals !== undefined && /[.,]/.test(decimals))) return undefined
  const digits = whole.replace(/[.,]/g, '')
  return decimals === undefined ? digits : `${digits || '0'}.${decimals}`
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
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? ''
