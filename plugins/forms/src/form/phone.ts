import { AsYouType, type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** FORM-018: numbers are Canada's unless the address of the same form says otherwise (OPEN-262). */
export const usualCountry: CountryCode = 'CA'

export const countryOf = (code: string): CountryCode => (isSupportedCountry(code) ? code : usualCountry)

/** Whether it is a whole number; of the usual country where it names none. */
export function isPhone(text: string, country: CountryCode = usualCountry): boolean {
  return parsePhoneNumberFromString(text, country)?.isPossible() === true
}

/** What is typed, in the national format of the country and no longer than its numbers: `(514) 555-0193`. */
export function typedNational(text: string, country: CountryCode = usualCountry): string {
  const whole = text.trim().startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  if (whole) return whole.country === country ? whole.formatNational() : whole.formatInternational()
  let digits = text.replace(/\D/g, '')
  for (;;) {
    const typing = new AsYouType(country)
    const national = typing.input(digits)
    if (digits === '' || typing.getNumber() === undefined || (typing.getNumber()?.nationalNumber.length ?? 0) <= 10) {
      return national
    }
    digits = digits.slice(0, -1)
  }
}
