import { describe, expect, it } from 'vitest'
import { countriesIn, longestNumber, storedPhone, typedPhone } from './phone-number.ts'

describe('phone numbers', () => {
  it('are written in the national format of Canada and stored with its code (THEME-009)', () => {
    expect(typedPhone('5145550193', 'CA')).toEqual({
      country: 'CA',
      national: '(514) 555-0193',
      value: '+15145550193',
    })
    expect(typedPhone('51455', 'CA')).toEqual({ country: 'CA', national: '(514) 55', value: '+151455' })
    expect(typedPhone('', 'CA').value).toBe('')
  })

  it('are no longer than the longest of their country (THEME-011, OPEN-143)', () => {
    expect(longestNumber('CA')).toBe(10)
    expect(typedPhone('514555019377', 'CA').national).toBe('(514) 555-0193')
    expect(countriesIn('en').every(({ code }) => longestNumber(code) <= 15)).toBe(true)
  })

  it('of another country keep its format', () => {
    expect(storedPhone('+493055501842', 'CA')).toMatchObject({ country: 'DE', national: '030 55501842' })
    expect(typedPhone('+49 30 5550 1842', 'CA')).toMatchObject({ country: 'DE', value: '+493055501842' })
  })

  it('typed in part, or no numbers at all, stay as they are', () => {
    expect(storedPhone('+1514', 'CA')).toMatchObject({ national: '(514)', value: '+1514' })
    expect(storedPhone('ask at the desk', 'CA').national).toBe('ask at the desk')
  })

  it('are of a country, never international (THEME-010)', () => {
    const countries = countriesIn('en')
    expect(countries.find(({ code }) => code === 'CA')?.name).toBe('Canada')
    expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })
})
