/** An address in its parts. */
export interface AddressParts {
  readonly street: string
  readonly city: string
  /** As it is written: `ON`, `Ontario`. */
  readonly province: string
  readonly postalCode: string
  readonly country: string
  /** Two letters; empty for a country that is not known by its name. */
  readonly countryCode: string
}

/** With a digit in its first part, which is looked at before. */
const code = /^[A-Z0-9][A-Z0-9-]{1,6}(?: [A-Z0-9]{3,4})?$/i
const name = /^\p{L}[\p{L}.'-]*(?: [\p{L}.'-]+)*$/u

/** Name and code of `ON M5V 2T6`, `NY 10001` or `Ontario`; the code may be missing. Empty for anything else. */
function regionOf(text: string): readonly [province: string, postalCode: string] {
  const words = text.split(/\s+/)
  const first = words.findIndex((word) => /\d/.test(word))
  const province = words.slice(0, first < 0 ? words.length : first).join(' ')
  const postalCode = first < 0 ? '' : words.slice(first).join(' ')
  return name.test(province) && (postalCode === '' || code.test(postalCode)) ? [province, postalCode] : ['', '']
}

const countries: Readonly<Record<string, string>> = {
  canada: 'CA',
  'united states': 'US',
  'united states of america': 'US',
  usa: 'US',
  us: 'US',
  mexico: 'MX',
  méxico: 'MX',
  'united kingdom': 'GB',
  uk: 'GB',
  france: 'FR',
  germany: 'DE',
  australia: 'AU',
}

/**
 * A formatted address of a places service in its parts: `200 King St W, Toronto, ON M5H 3T4, Canada`.
 * Undefined where the format does not match.
 */
export function parseAddress(formatted: string): AddressParts | undefined {
  const parts = formatted.split(',').map((part) => part.trim())
  if (parts.length < 4 || parts.some((part) => part === '')) return undefined
  const [country = '', middle = '', city = ''] = parts.toReversed()
  const [province, postalCode] = regionOf(middle)
  if (province === '' || !/^\p{L}/u.test(country)) return undefined
  return {
    street: parts.slice(0, -3).join(', '),
    city,
    province,
    postalCode: postalCode.toUpperCase(),
    country,
    countryCode: countries[country.toLowerCase()] ?? '',
  }
}

/** The part of an address that a field's customer mapping asks for; undefined where it asks for none. */
export const addressPartOf: Readonly<Partial<Record<string, keyof AddressParts>>> = {
  address: 'street',
  city: 'city',
  province: 'province',
  country: 'country',
  postal: 'postalCode',
}
