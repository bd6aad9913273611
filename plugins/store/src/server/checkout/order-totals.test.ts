import { describe, expect, it } from 'vitest'
import { orderTotals } from './order-totals.ts'

const gst = { name: 'GST', rate: 5 }
const qst = { name: 'QST', rate: 9.975 }
const lines = [
  { quantity: 3, unitPrice: 1_999, rates: [gst, qst] },
  { quantity: 1, unitPrice: 501, rates: [] },
]

describe('totals of an order', () => {
  it('never discount the delivery, which is taxed as well (T19)', () => {
    const discount = { percent: 10 }
    const totals = orderTotals({ lines, discount, delivery: { price: 1_000, rates: [gst] }, pricesIncludeTax: false })
    // 10 % of 6498 is 650, of which 600 are the first line's: 5397 are taxed, and the delivery.
    expect(totals).toMatchObject({ subTotal: 6_498, discount: 650 })
    expect(totals.taxes).toEqual([
      { name: 'GST', rate: 5, amount: 270 + 50 },
      { name: 'QST', rate: 9.975, amount: 538 },
    ])
    expect(totals.grandTotal).toBe(6_498 - 650 + 1_000 + 858)
  })

  it('add no taxes where prices include them', () => {
    const totals = orderTotals({
      lines,
      discount: undefined,
      delivery: { price: 0, rates: [gst] },
      pricesIncludeTax: true,
    })
    expect([totals.grandTotal, totals.tax]).toEqual([6_498, 781])
  })

  it('keep their sums for any cart (C4)', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 1_000; round += 1) {
      const any = Array.from({ length: 1 + random(20) }, () => ({
        quantity: 1 + random(10_000),
        unitPrice: random(10_000_000),
        rates: [gst, qst].slice(random(3)),
      }))
      const discount = [undefined, { percent: random(101) }, { amount: random(100_000_000) }][random(3)]
      const pricesIncludeTax = random(2) === 1
      const price = random(10_000)
      const totals = orderTotals({ lines: any, discount, delivery: { price, rates: [gst] }, pricesIncludeTax })
      const subTotal = any.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
      expect(totals.subTotal).toBe(subTotal)
      expect(totals.discount).toBeLessThanOrEqual(subTotal)
      expect(totals.lines.reduce((sum, { share }) => sum + share, 0)).toBe(totals.discount)
      expect(totals.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.tax)
      expect(totals.grandTotal).toBe(subTotal - totals.discount + price + (pricesIncludeTax ? 0 : totals.tax))
    }
  })
})
