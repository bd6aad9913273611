import { currentLanguage } from '@ashlar/sdk/ui'
import { countryCodes } from '../account/country-codes.ts'

/** Countries by name in the person's language. */
export function countries(): readonly { readonly value: string; readonly label: string }[] {
  return countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLanguage()))
}

/** `CA` is "Canada" in English; empty stays empty. */
export function countryName(code: string): string {
  if (code === '') return ''
  return new Intl.DisplayNames([currentLanguage()], { type: 'region' }).of(code) ?? code
}

/** What a country calls the parts of an address that others call otherwise. */
export function addressWords(country: string): { readonly province: string; readonly postal: string } {
  switch (country) {
    case 'CA':
      return { province: 'Province', postal: 'Postal code' }
    case 'US':
      return { province: 'State', postal: 'ZIP code' }
    case 'GB':
      return { province: 'County', postal: 'Postcode' }
    default:
      return { province: 'Region', postal: 'Postal code' }
  }
}
