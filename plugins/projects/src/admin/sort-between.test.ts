import { expect, test } from 'vitest'
import { sortBetween } from './sort-between.ts'

test('a card gets a key between its neighbours, or behind two that have the same (issue 19)', () => {
  const [a, b] = [{ sort: 'n1' }, { sort: 'n2' }]
  const between = sortBetween(a, b)
  expect('n1' < between && between < 'n2').toBe(true)
  expect(sortBetween(undefined, a) < 'n1').toBe(true)
  expect(sortBetween(b, undefined) > 'n2').toBe(true)
  expect(sortBetween(a, { sort: 'n1' }) > 'n1').toBe(true)
  expect(sortBetween(undefined, undefined)).toBe('n0')
})
