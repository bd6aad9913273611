import { describe, expect, test } from 'vitest'
import { besideIt, inBothOrders } from './side-by-side.ts'

const window = 300
const at = (top: number, page: number) => ({ top, window, page })

describe('two versions of a page that scroll together (issue 5: visual compare)', () => {
  // The second version has 1,000 pixels more between a and b.
  const pairs = [
    { id: 'a', here: 400, there: 400 },
    { id: 'b', here: 900, there: 1900 },
    { id: 'c', here: 1500, there: 2500 },
  ]

  test('a block that both have stands beside itself', () => {
    expect(besideIt(pairs, at(300, 2000), { window, page: 3000 })).toBe(300)
    expect(besideIt(pairs, at(800, 2000), { window, page: 3000 })).toBe(1800)
    expect(besideIt(pairs, at(1100, 2000), { window, page: 3000 })).toBe(2100)
  })

  test('between two of them by proportion, and back again to the same place', () => {
    expect(besideIt(pairs, at(550, 2000), { window, page: 3000 })).toBe(1050)
    const back = pairs.map(({ id, here, there }) => ({ id, here: there, there: here }))
    expect(besideIt(back, at(1050, 3000), { window, page: 2000 })).toBe(550)
  })

  test('the ends go together, and no page is scrolled beyond its own', () => {
    expect(besideIt(pairs, at(0, 2000), { window, page: 3000 })).toBe(0)
    expect(besideIt(pairs, at(1700, 2000), { window, page: 3000 })).toBe(2700)
    expect(besideIt([], at(900, 2000), { window, page: 200 })).toBe(0)
    expect(besideIt([], at(850, 2000), { window, page: 2000 })).toBeCloseTo(850)
  })

  test('a block that moved leads nowhere', () => {
    const moved = [{ id: 'm', here: 100, there: 2600 }, ...pairs]
    expect(inBothOrders(moved).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
