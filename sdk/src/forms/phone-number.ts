import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** Digits of the longest valid national number of a country, never above 15. */
export function longestNumber(country: CountryCode): number {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  return Math.min(15, Math.max(...(metadata.numberingPlan?.possibleLengths() ?? [15])))
}

export interface Phone {
  readonly country: CountryCode
  /** As it is written in its country: `(514) 555-0193`. */
  readonly national: string
  /** As it is stored: `+15145550193`; what is typed so far while it is not complete, empty for nothing. */
  readonly value: string
}

/**
 * What a person has typed, in the format of the country. A number too long loses its last digits; one that
 * is pasted with the calling code of a country is taken as that country's.
 */
export function typedPhone(text: string, country: CountryCode): Phone {
  const limit = longestNumber(country)
  let digits = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  if (digits.startsWith('+')) return storedPhone(digits, country)
  for (;;) {
    const typing = new AsYouType(country)
    const national = typing.input(digits)
    const number = typing.getNumber()
    if (!number || number.nationalNumber.length <= limit) {
      return { country, national, value: digits === '' ? '' : (typing.getNumberValue() ?? '') }
    }
    digits = digits.slice(0, -1)
  }
}

/** A stored number as it is shown. One without a country's code is taken as the given country's. */
export function storedPhone(value: string, country: CountryCode): Phone {
  if (!/\d/.test(value)) return { country, national: value, value }
  if (!value.startsWith('+')) return typedPhone(value, country)
  const number = parsePhoneNumberFromString(value)
  if (number?.country) return { country: number.country, national: number.formatNational(), value: number.number }
  const code = `+${getCountryCallingCode(country)}`
  // Not complete, or of a range that no country has: what there is stays readable.
  return value.startsWith(code) ? typedPhone(value.slice(code.length), country) : { country, national: value, value }
}

export interface Country {
  readonly code: CountryCode
  readonly name: string
}

/** All countries by their names in a language. There is no international entry. */
export function countriesIn(language: string): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
