import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenShares, movedBorder, ratioName, ratiosFor, spelledOut, withShare } from './shares.ts'

const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0)

test('an even line is full, and none of its columns is empty', () => {
  expect([1, 2, 3, 4, 5, 12].map(evenShares)).toEqual([
    [12],
    [6, 6],
    [4, 4, 4],
    [3, 3, 3, 3],
    [3, 3, 2, 2, 2],
    Array.from({ length: 12 }, () => 1),
  ])
  expect(spelledOut([0, 8])).toEqual([6, 8])
})

test('whatever border is moved, the line stays as full as it was and no column has zero width (issue 22)', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 12 })
  const by = fc.integer({ min: -30, max: 30 })
  fc.assert(
    fc.property(lines, fc.nat(11), by, (shares, at, moved) => {
      const after = movedBorder(shares, at, moved)
      expect(sum(after)).toBe(sum(shares))
      expect(Math.min(...after)).toBeGreaterThan(0)
      const set = withShare(shares, at % shares.length, moved)
      expect(sum(set)).toBe(sum(shares))
      expect(Math.min(...set)).toBeGreaterThan(0)
    }),
  )
  expect(movedBorder([6, 6], 0, 2)).toEqual([8, 4])
  expect(withShare([6, 6], 1, 3)).toEqual([9, 3])
})

test('ratios are full lines, told in the smallest numbers', () => {
  for (const count of [1, 2, 3, 4, 5]) for (const ratio of ratiosFor(count)) expect(sum(ratio)).toBe(12)
  expect(ratiosFor(2).map(ratioName)).toEqual(['1:1', '2:1', '1:2', '3:1', '1:3'])
  expect(ratioName([6, 3, 3])).toBe('2:1:1')
})
