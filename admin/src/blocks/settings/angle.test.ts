import { expect, test } from 'vitest'
import { angleOf, degreesIn } from './angle.ts'

test('an angle is stored in degrees with two decimals', () => {
  expect(degreesIn('-2.5deg')).toBe(-2.5)
  expect(degreesIn('0deg')).toBe(0)
  expect(degreesIn(undefined)).toBe(0)
  expect(angleOf(12.345)).toBe('12.35deg')
  expect(angleOf(-90)).toBe('-90deg')
})
