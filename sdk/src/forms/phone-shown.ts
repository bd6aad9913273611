import { isSupportedCountry } from 'libphonenumber-js/min'
import { storedPhone } from './phone-number.ts'

/** A number as it is written in its country; without a known one, as in Canada. */
export function shownPhone(number: string, country: string): string {
  const code = country.toUpperCase()
  return storedPhone(number, isSupportedCountry(code) ? code : 'CA').national
}
