const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that have a name and are no country: unions, and what stands for an unknown one. */
const others = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether this is the ISO 3166-1 code of a country, in two capital letters. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !others.has(code) && names.of(code) !== undefined

/** The codes of all countries, without those that are no longer in use: East Germany has none. */
export const countries = (): string[] =>
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => isCountry(code) && new Intl.Locale(`und-${code}`).region === code)

/** All countries by their names in a language, in its order. */
export function countryNames(language: string): { readonly value: string; readonly label: string }[] {
  const named = new Intl.DisplayNames(language, { type: 'region' })
  return countries()
    .map((value) => ({ value, label: named.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
