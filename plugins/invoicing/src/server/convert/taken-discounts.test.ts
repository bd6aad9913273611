import type { Discount } from '@ashlar/plugin-commerce'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { totalsOfLines } from '../../lines/totals.ts'
import { wholeDiscountOf } from './taken-discounts.ts'

const rates = fc.constantFrom(
  [],
  [{ name: 'HST', rate: 13 }],
  [
    { name: 'GST', rate: 5 },
    { name: 'QST', rate: 9.975 },
  ],
)
const percent = fc.integer({ min: 1, max: 1_000_000 }).map((part): Discount => ({ percent: part / 10_000 }))
const amount = fc.integer({ min: 0, max: 50_000 }).map((off): Discount => ({ amount: off }))
const discount = fc.option(fc.oneof(percent, amount))
/** Thousandths, of lines that give back, too. */
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 25_000 }) },
  fc.integer({ min: -5_000, max: -1 }),
)
const line = fc.record({ quantity, unitPrice: fc.integer({ min: 0, max: 99_999 }), discount, rates })
const order = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 6 }), discount })

const plain = { kind: 'service', isOptional: false, isChosen: false } as const
const counted = (lines: readonly (typeof line extends fc.Arbitrary<infer Line> ? Line : never)[]) =>
  lines.map((each) => ({ ...plain, ...each, quantity: each.quantity / 1000 }))

it('several work orders on one invoice come to what each of them comes to, taxes by rates too (C4, issue 20)', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 2, maxLength: 4 }), fc.boolean(), (orders, pricesIncludeTax) => {
      const alone = orders.map(({ lines, discount: off }) =>
        totalsOfLines({ lines: counted(lines), discount: off, pricesIncludeTax }),
      )
      const taken = orders.flatMap(({ lines }, at) =>
        lines.map((each, place) => {
          const { total = 0, share = 0 } = alone[at]?.lines[place] ?? {}
          const stored = { ...each, discountRule: each.discount, total, share }
          return { ...each, discount: wholeDiscountOf({ line: stored, quantity: each.quantity, after: each.quantity }) }
        }),
      )
      const together = totalsOfLines({ lines: counted(taken), discount: null, pricesIncludeTax })
      const sum = (of: (totals: (typeof alone)[number]) => number) => alone.reduce((all, each) => all + of(each), 0)
      expect(together.discount).toBe(0)
      expect(together.tax).toBe(sum(({ tax }) => tax))
      expect(together.grandTotal).toBe(sum(({ grandTotal }) => grandTotal))
      expect(together.subTotal).toBe(sum(({ subTotal, discount: off }) => subTotal - off))
    }),
    { numRuns: 1_000 },
  )
})

it('what is taken off a line in parts adds up to what was taken off it', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 9_999 }), parts, (each, share, quantities) => {
      const whole = quantities.reduce((sum, part) => sum + part, 0)
      const stored = { ...each, quantity: whole, discountRule: null, total: 0, share }
      let after = 0
      let off = 0
      for (const part of quantities) {
        after += part
        const taken = wholeDiscountOf({ line: stored, quantity: part, after })
        off += taken && 'amount' in taken ? taken.amount : 0
      }
      const all = wholeDiscountOf({ line: stored, quantity: whole, after: whole })
      expect(off).toBe(all && 'amount' in all ? all.amount : 0)
    }),
  )
})
