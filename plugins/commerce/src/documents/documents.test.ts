import { roundedShare } from '@ashlar/sdk'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentApprovals, lineApprovals } from './approval.ts'
import { type DocumentStatus, documentStatuses, documentTypes, mayBecome, paidStatus, toneOf } from './status.ts'
import { type PricedDocument, totalsOf } from './totals.ts'

const gst = { name: 'GST', rate: 5 }
const qst = { name: 'QST', rate: 9.975 }
const line = { quantity: 1, unitPrice: 10_000, rates: [gst, qst] }

describe('what a document comes to', () => {
  test('is its lines, with the taxes of each', () => {
    const totals = totalsOf({
      lines: [
        { ...line, quantity: 1.5 },
        { ...line, unitPrice: 199 },
      ],
      pricesIncludeTax: false,
    })
    expect(totals.lines.map(({ total, tax }) => [total, tax])).toEqual([
      [15_000, 750 + 1_496],
      [199, 10 + 20],
    ])
    expect(totals).toMatchObject({ subTotal: 15_199, discount: 0, tax: 2_276, grandTotal: 17_475 })
    expect(totals.taxes).toEqual([
      { ...gst, base: 15_199, amount: 760 },
      { ...qst, base: 15_199, amount: 1_516 },
    ])
  })

  test('is what is left after a discount on a line and one on the whole, which lines share', () => {
    const totals = totalsOf({
      lines: [{ ...line, discount: { percent: 10 } }, { ...line, unitPrice: 3_333, discount: { amount: 33 } }, line],
      discount: { amount: 1_000 },
      pricesIncludeTax: false,
    })
    expect(totals.lines.map(({ discount, total, share }) => [discount, total, share])).toEqual([
      [1_000, 9_000, 404],
      [33, 3_300, 148],
      [0, 10_000, 448],
    ])
    expect(totals).toMatchObject({ subTotal: 22_300, discount: 1_000 })
    expect(totals.grandTotal).toBe(21_300 + totals.tax)
  })

  test('holds the taxes already where prices include them', () => {
    const totals = totalsOf({ lines: [{ ...line, unitPrice: 11_498 }], pricesIncludeTax: true })
    expect(totals).toMatchObject({ subTotal: 11_498, grandTotal: 11_498, tax: 1_498 })
    expect(totals.taxes).toEqual([
      { ...gst, base: 10_000, amount: 500 },
      { ...qst, base: 10_000, amount: 998 },
    ])
  })

  test('takes no more off than there is, and nothing off what is given back', () => {
    const off = { ...line, discount: { amount: 20_000 } }
    expect(totalsOf({ lines: [off], pricesIncludeTax: false }).grandTotal).toBe(0)
    const back = totalsOf({ lines: [{ ...line, quantity: -1, discount: { percent: 50 } }], pricesIncludeTax: false })
    expect(back).toMatchObject({ subTotal: -10_000, tax: -1_498, grandTotal: -11_498 })
  })

  test('needs no lines, no rates and no digits after the point', () => {
    expect(totalsOf({ lines: [], discount: { amount: 5 }, pricesIncludeTax: true }).grandTotal).toBe(0)
    expect(totalsOf({ lines: [{ ...line, rates: [] }], pricesIncludeTax: true })).toMatchObject({ tax: 0, taxes: [] })
    const zero = { ...line, rates: [{ name: 'Zero', rate: 0 }] }
    expect(totalsOf({ lines: [zero], pricesIncludeTax: true }).taxes).toEqual([
      { name: 'Zero', rate: 0, base: 10_000, amount: 0 },
    ])
  })
})

describe('documents of any kind', () => {
  const rate = fc.record({
    name: fc.constantFrom('GST', 'PST', 'QST', 'HST'),
    rate: fc.constantFrom(0, 5, 7, 9.975, 13, 14, 15, 0.0001, 100),
  })
  const discount = fc.oneof(
    fc.constant(undefined),
    fc.record({ percent: fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000) }),
    fc.record({ amount: fc.integer({ min: 0, max: 1_000_000_000 }) }),
  )
  const priced = fc.record({
    quantity: fc.integer({ min: -100_000, max: 1_000_000 }).map((value) => value / 1_000),
    unitPrice: fc.integer({ min: -1_000_000, max: 100_000_000 }),
    discount,
    rates: fc.array(rate, { maxLength: 3 }),
  })
  const documents: fc.Arbitrary<PricedDocument> = fc.record({
    lines: fc.array(priced, { maxLength: 20 }),
    discount,
    pricesIncludeTax: fc.boolean(),
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((added, amount) => added + amount, 0)

  /** The integer nearest to a fraction, the further one from zero of two, by exact fractions. */
  const nearest = (top: bigint, bottom: bigint) => {
    const size = top < 0n ? -top : top
    const rounded = Number((2n * size + bottom) / (2n * bottom))
    return top < 0n && rounded > 0 ? -rounded : rounded
  }

  test('agree with exact fractions to the cent, and add up (C4)', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const totals = totalsOf(document)
        for (const [place, counted] of totals.lines.entries()) {
          const { quantity = 0, unitPrice = 0, rates = [] } = document.lines[place] ?? {}
          expect(counted.gross).toBe(nearest(BigInt(unitPrice) * BigInt(Math.round(quantity * 1_000)), 1_000n))
          const taxed = BigInt(counted.total - counted.share)
          const shares = rates.map((each) => BigInt(Math.round(each.rate * 10_000)))
          const together = shares.reduce((added, share) => added + share, 0n)
          if (document.pricesIncludeTax) expect(counted.tax).toBe(nearest(taxed * together, 1_000_000n + together))
          else {
            const exact = shares.map((share) => nearest(taxed * share, 1_000_000n))
            expect(counted.taxes.map(({ amount }) => amount)).toEqual(exact)
          }
          expect(counted.share <= Math.max(counted.total, 0)).toBe(true)
        }
        expect(sum(totals.lines.map(({ share }) => share))).toBe(totals.discount)
        expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax)
        expect(totals.grandTotal).toBe(
          sum(totals.lines.map(({ total }) => total)) - totals.discount + (document.pricesIncludeTax ? 0 : totals.tax),
        )
      }),
      { seed: 17, numRuns: 1_000 },
    )
  })

  test('refuse what is too large to be exact', () => {
    const huge = { quantity: 1_000_000, unitPrice: 9_000_000_000, rates: [] }
    expect(() => totalsOf({ lines: [huge, huge], pricesIncludeTax: false })).toThrow('too large')
    expect(() => roundedShare(9e15, 2, 1)).toThrow('too large')
  })
})

describe('statuses of documents', () => {
  test('have the colours of their badges (INV-005, INV-006, INV-007, INV-008, INV-009)', () => {
    const tones = documentStatuses.map((status) => [status, toneOf(status)])
    expect(Object.fromEntries(tones)).toEqual({
      ...{ draft: 'blue', awaiting_customer: 'orange', pending_payment: 'orange', partial_payment: 'yellow' },
      ...{ paid: 'green', approved: 'green', archived: 'grey' },
      ...{ refunded: 'red', cancelled: 'red', declined: 'red' },
    })
  })

  test('deleted and unsaved are shown and never stored (INV-010, OPEN-354)', () => {
    expect([toneOf('deleted'), toneOf('unsaved')]).toEqual(['red', 'red'])
    expect(documentStatuses).toHaveLength(10)
  })

  test('follow each other as the table says (OPEN-357)', () => {
    const following = (from: DocumentStatus) => documentStatuses.filter((to) => mayBecome(from, to))
    expect(Object.fromEntries(documentStatuses.map((from) => [from, following(from)]))).toEqual({
      draft: ['awaiting_customer', 'pending_payment', 'cancelled', 'archived'],
      awaiting_customer: ['approved', 'declined', 'cancelled', 'archived'],
      approved: ['pending_payment', 'cancelled', 'archived'],
      declined: ['cancelled', 'archived'],
      pending_payment: ['partial_payment', 'paid', 'cancelled', 'archived'],
      partial_payment: ['paid', 'refunded', 'cancelled', 'archived'],
      paid: ['refunded'],
      refunded: ['cancelled', 'archived'],
      cancelled: ['archived'],
      archived: ['cancelled'],
    })
  })

  test('follow from what was paid and given back, and each may follow the one before (OPEN-357, C7)', () => {
    const step = fc.record({ isBack: fc.boolean(), amount: fc.integer({ min: 1, max: 1_500 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const money = { grandTotal: 1_000, paid: 0, refunded: 0 }
        let before: DocumentStatus = paidStatus(money)
        expect(before).toBe('pending_payment')
        for (const { isBack, amount } of steps) {
          if (isBack) money.refunded += Math.min(amount, money.paid - money.refunded)
          // Nothing is paid any more once all was given back.
          else if (before !== 'refunded') money.paid += amount
          const now = paidStatus(money)
          expect(now === before || mayBecome(before, now), `${before} to ${now}`).toBe(true)
          before = now
        }
      }),
      { seed: 17, numRuns: 500 },
    )
  })

  test('types and approvals are spelt as they are stored (INV-004, INV-012, INV-013, OPEN-316, OPEN-355)', () => {
    expect(documentTypes).toEqual(['quote', 'invoice', 'work-order', 'recurring', 'refund', 'web-order'])
    expect(documentApprovals).toEqual(['unapproved', 'pending', 'approved', 'declined'])
    expect(lineApprovals).toEqual(['unapproved', 'approved', 'declined'])
  })
})
