import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parts, sharedBy, shownTwelfths, withEdgeCentred, withEdgeMoved, withWidth } from './twelfths.ts'

const sum = (widths: readonly number[]) => widths.reduce((all, each) => all + each, 0)
const row = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 })
const ratio = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
const any = fc.integer({ min: -40, max: 40 })

function keepsRow(before: readonly number[], after: readonly number[]) {
  expect(sum(after)).toBe(sum(before))
  expect(after).toHaveLength(before.length)
  expect(after.every((each) => Number.isInteger(each) && each >= 1)).toBe(true)
}

describe('widths of columns in twelfths', () => {
  it('keep their sum, and none is zero, wherever an edge is moved', () => {
    fc.assert(fc.property(row, any, any, (widths, after, by) => keepsRow(widths, withEdgeMoved(widths, after, by))))
    fc.assert(fc.property(row, any, (widths, after) => keepsRow(widths, withEdgeCentred(widths, after))))
  })

  it('keep their sum, and none is zero, whatever width one is set to', () => {
    fc.assert(fc.property(row, any, any, (widths, index, width) => keepsRow(widths, withWidth(widths, index, width))))
  })

  it('fill the row by a ratio, and none is zero', () => {
    fc.assert(fc.property(ratio, (each) => keepsRow([parts, ...each.slice(1).map(() => 0)], sharedBy(each))))
  })

  it.each([
    [
      [1, 1],
      [6, 6],
    ],
    [
      [1, 2],
      [4, 8],
    ],
    [
      [3, 1],
      [9, 3],
    ],
    [
      [1, 1, 1],
      [4, 4, 4],
    ],
    [
      [1, 2, 1],
      [3, 6, 3],
    ],
    [
      [1, 1, 1, 1],
      [3, 3, 3, 3],
    ],
    [
      [1, 1, 1, 1, 1],
      [3, 3, 2, 2, 2],
    ],
  ])('share the row %j as %j', (given, widths) => {
    expect(sharedBy(given)).toEqual(widths)
  })

  it('show an even share where none is set', () => {
    expect(shownTwelfths([0, 0, 0])).toEqual([4, 4, 4])
    expect(shownTwelfths([8, 4])).toEqual([8, 4])
  })

  it('take from the next column first, then from those further on, then from those before', () => {
    expect(withWidth([4, 4, 4], 1, 6)).toEqual([4, 6, 2])
    expect(withWidth([4, 4, 4], 1, 9)).toEqual([2, 9, 1])
    expect(withWidth([6, 6], 1, 8)).toEqual([4, 8])
    expect(withWidth([4, 4, 4], 0, 2)).toEqual([2, 6, 4])
    expect(withWidth([6, 6], 0, 12)).toEqual([11, 1])
  })

  it('move only the two columns at the edge, and centre them', () => {
    expect(withEdgeMoved([6, 3, 3], 0, 2)).toEqual([8, 1, 3])
    expect(withEdgeMoved([6, 3, 3], 0, 5)).toEqual([8, 1, 3])
    expect(withEdgeCentred([9, 2, 1], 0)).toEqual([6, 5, 1])
  })
})
