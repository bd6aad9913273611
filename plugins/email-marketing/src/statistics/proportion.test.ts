import { expect, it } from 'vitest'
import { intervalOf, isSurelyMore } from './proportion.ts'

const rounded = (hits: number, of: number) => {
  const { low, high } = intervalOf({ hits, of })
  return [low.toFixed(3), high.toFixed(3)]
}

it('says between which shares the true one lies (values of Wilson’s interval from tables)', () => {
  expect(rounded(10, 100)).toEqual(['0.055', '0.174'])
  expect(rounded(0, 20)).toEqual(['0.000', '0.161'])
  expect(rounded(20, 20)).toEqual(['0.839', '1.000'])
  expect(rounded(0, 0)).toEqual(['0.000', '1.000'])
})

it.each([
  [30, 210, 22, 208, false],
  [60, 210, 22, 208, true],
  [1, 1, 0, 1, false],
  [0, 50, 0, 50, false],
  [5, 0, 1, 10, false],
])('%i of %i is surely more than %i of %i: %s', (hits, of, others, ofOthers, expected) => {
  expect(isSurelyMore({ hits, of }, { hits: others, of: ofOthers })).toBe(expected)
})
