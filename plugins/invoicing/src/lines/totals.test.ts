import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditedLine } from '../server/money/credited-lines.ts'
import { type CountedLine, totalsOfLines } from './totals.ts'

const usual: CountedLine = {
  ...{ kind: 'service', quantity: 1, unitPrice: 1_000, discount: null, isOptional: false, isChosen: false },
  rates: [{ name: 'HST', rate: 13 }],
}

describe('totals of a document', () => {
  it('leave out sections, notes and optional lines that are not chosen', () => {
    const lines: CountedLine[] = [
      { ...usual, kind: 'section', unitPrice: 99 },
      usual,
      { ...usual, isOptional: true, unitPrice: 500 },
      { ...usual, isOptional: true, isChosen: true, unitPrice: 200 },
    ]
    const totals = totalsOfLines({ lines, discount: null, pricesIncludeTax: false })
    expect(totals).toMatchObject({ subTotal: 1_200, tax: 156, grandTotal: 1_356 })
    expect(totals.lines.map(({ total, tax }) => [total, tax])).toEqual([
      [0, 0],
      [1_000, 130],
      [500, 0],
      [200, 26],
    ])
  })

  it('are exact for any lines, discounts and taxes: 1,000 documents against fractions (C4, T19)', () => {
    const rates = [
      [],
      [{ name: 'A', rate: 5 }],
      [
        { name: 'A', rate: 5 },
        { name: 'B', rate: 9.975 },
      ],
      [{ name: 'C', rate: 20 }],
    ]
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom('product', 'service', 'other', 'section', 'note'),
        quantity: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
        unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
        discount: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100) })),
        isOptional: fc.boolean(),
        isChosen: fc.boolean(),
        rates: fc.constantFrom(...rates),
      }),
      { maxLength: 20 },
    )
    const discount = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((amount) => ({ amount })))
    fc.assert(
      fc.property(lines, discount, fc.boolean(), (given, off, pricesIncludeTax) => {
        const totals = totalsOfLines({ lines: given, discount: off, pricesIncludeTax })
        const counted = given.filter(
          ({ kind, isOptional, isChosen }) => kind !== 'section' && kind !== 'note' && (!isOptional || isChosen),
        )
        const worth = counted.map((line) => {
          const gross = half(BigInt(line.unitPrice) * BigInt(Math.round(line.quantity * 1000)), 1_000n)
          const percent = line.discount ? BigInt(Math.round(line.discount.percent * 10_000)) : 0n
          return gross - half(gross * percent, 1_000_000n)
        })
        const subTotal = worth.reduce((sum, each) => sum + each, 0n)
        expect(BigInt(totals.subTotal)).toBe(subTotal)
        const taken = off === null ? 0n : subTotal < BigInt(off.amount) ? subTotal : BigInt(off.amount)
        expect(BigInt(totals.discount)).toBe(taken)
        const shares = totals.lines.reduce((sum, { share }) => sum + share, 0)
        expect(BigInt(shares)).toBe(taken)
        expect(totals.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.tax)
        expect(totals.grandTotal).toBe(totals.subTotal - totals.discount + (pricesIncludeTax ? 0 : totals.tax))
        for (const [at, line] of totals.lines.entries()) {
          if (pricesIncludeTax) continue
          const net = BigInt(line.total - line.share)
          for (const [place, tax] of line.taxes.entries())
            expect(BigInt(tax.amount)).toBe(
              half(net * BigInt(Math.round((given[at]?.rates[place]?.rate ?? 0) * 10_000)), 1_000_000n),
            )
        }
      }),
      { seed: 20, numRuns: 1_000 },
    )
  })
})

describe('what is given back of a line', () => {
  it('comes, part by part, to what was billed, to the cent (C4)', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      total: fc.integer({ min: 0, max: 1_000_000 }),
      share: fc.integer({ min: 0, max: 1_000 }),
      taxes: fc.array(
        fc.record({ name: fc.constant('A'), rate: fc.constant(5), base: fc.nat(1_000), amount: fc.nat(1_000) }),
        {
          maxLength: 3,
        },
      ),
    })
    fc.assert(
      fc.property(line, fc.array(fc.nat(100_000), { maxLength: 6 }), (billed, cuts) => {
        const ends = [...cuts.filter((cut) => cut < billed.quantity).toSorted((a, b) => a - b), billed.quantity]
        const parts = ends.map((end, at) => creditedLine(billed, ends[at - 1] ?? 0, end - (ends[at - 1] ?? 0)))
        const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0)
        expect(sum(({ total }) => total)).toBe(billed.total)
        expect(sum(({ share }) => share)).toBe(billed.share)
        expect(sum(({ tax }) => tax)).toBe(billed.taxes.reduce((all, { amount }) => all + amount, 0))
        expect(parts.every(({ total }) => total >= 0)).toBe(true)
      }),
      { seed: 20, numRuns: 1_000 },
    )
  })
})

/** A quotient rounded half away from zero. */
const half = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below)
