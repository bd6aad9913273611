import { expect, it } from 'vitest'
import { worthOf } from './refund-amount.ts'

const line = { quantity: 3, total: 1_000, discount: 100, tax: 45, returned: 0 }

it('pieces that are given back one by one are worth what was paid for the line', () => {
  const each = [0, 1, 2].map((returned) => worthOf({ ...line, returned }, 1, false))
  expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(945)
  expect(worthOf(line, 3, false)).toBe(945)
})

it('taxes that are inside of the price are not given back twice', () => {
  expect(worthOf(line, 3, true)).toBe(900)
})
