import { expect, it } from 'vitest'
import { shownPhone } from './phone-shown.ts'

it('CMD-027: a phone is formatted by the country of its customer, Canada without one', () => {
  expect(shownPhone('9025550148', 'CA')).toBe('(902) 555-0148')
  expect(shownPhone('+19025550148', '')).toBe('(902) 555-0148')
  expect(shownPhone('02079460018', 'GB')).toBe('020 7946 0018')
  expect(shownPhone('ask at the desk', 'CA')).toBe('ask at the desk')
})
