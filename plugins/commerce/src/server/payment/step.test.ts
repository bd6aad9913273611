import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PaymentStatus, paymentStatuses } from '../../contract.ts'
import { stepOf } from './step.ts'

const payment = { status: 'asked' as PaymentStatus, amount: 1_000, currency: 'CAD' }

describe('what follows from what a provider says', () => {
  test('is the end of the payment, in capitals or not', () => {
    expect(stepOf(payment, { status: 'succeeded', amount: 1_000, currency: 'cad' })).toEqual({ to: 'succeeded' })
    expect(stepOf(payment, { status: 'succeeded' })).toEqual({ to: 'succeeded' })
    expect(stepOf(payment, { status: 'failed' })).toEqual({ to: 'failed' })
    expect(stepOf(payment, { status: 'asked' })).toBeUndefined()
  })

  test('is a question where another amount or currency came', () => {
    expect(stepOf(payment, { status: 'succeeded', amount: 999, currency: 'CAD' })).toEqual({
      differs: { amount: 999, currency: 'CAD' },
    })
    expect(stepOf(payment, { status: 'succeeded', amount: 1_000, currency: 'usd' })).toEqual({
      differs: { amount: 1_000, currency: 'USD' },
    })
  })

  test('only goes forward, in whatever order and however often it is said (C7)', () => {
    const told = fc.record({ status: fc.constantFrom(...paymentStatuses), amount: fc.constantFrom(1_000, 5) })
    fc.assert(
      fc.property(fc.array(told, { maxLength: 12 }), (history) => {
        let status: PaymentStatus = 'asked'
        for (const news of history) {
          const step = stepOf({ ...payment, status }, news)
          const next: PaymentStatus = step && 'to' in step ? step.to : status
          expect(paymentStatuses.indexOf(next)).toBeGreaterThanOrEqual(paymentStatuses.indexOf(status))
          status = next
        }
        const hasSucceeded = history.some((news) => news.status === 'succeeded' && news.amount === 1_000)
        expect(status === 'succeeded').toBe(hasSucceeded)
      }),
      { seed: 17, numRuns: 500 },
    )
  })
})
