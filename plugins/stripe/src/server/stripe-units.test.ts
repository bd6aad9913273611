import { currencies } from '@ashlar/sdk'
import { expect, test } from 'vitest'
import { amountOf, stripeUnits } from './stripe-units.ts'

test('amounts are counted as Stripe does: JPY without decimals, KWD with three, ISK with two (T19)', () => {
  expect(stripeUnits(1_999, 'CAD')).toBe(1_999)
  expect(stripeUnits(5, 'CAD')).toBe(5)
  expect(stripeUnits(1_999, 'JPY')).toBe(1_999)
  expect(stripeUnits(1_230, 'KWD')).toBe(1_230)
  expect(stripeUnits(500, 'ISK')).toBe(50_000)
  expect(stripeUnits(5_000, 'MGA')).toBe(50)
})

test('an amount with more decimals than Stripe takes has no counterpart', () => {
  expect(stripeUnits(1_234, 'KWD')).toBeUndefined()
  expect(stripeUnits(5_010, 'MGA')).toBeUndefined()
  expect(amountOf(50_050, 'ISK')).toBeUndefined()
})

test('every currency comes back as it was sent', () => {
  for (const currency of currencies) {
    for (const amount of [10, 100, 12_340, 99_999_900]) {
      const units = stripeUnits(amount, currency)
      if (units !== undefined) expect([currency, amountOf(units, currency)]).toEqual([currency, amount])
    }
  }
})
