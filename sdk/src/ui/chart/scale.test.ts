import { expect, test } from 'vitest'
import { labelStep, ticksFor } from './scale.ts'

test.each([
  [
    [3, 7, 10],
    [0, 2.5, 5, 7.5, 10],
  ],
  [
    [0.1, 0.35],
    [0, 0.1, 0.2, 0.3, 0.4],
  ],
  [
    [18_400, 4_000],
    [0, 5_000, 10_000, 15_000, 20_000],
  ],
  [
    [-12, 30],
    [-20, 0, 20, 40],
  ],
  [
    [-3, -1],
    [-3, -2, -1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
  [
    [Number.NaN, 4],
    [0, 1, 2, 3, 4],
  ],
])('the lines of a grid for %j stand at round values', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks)
})

test('labels keep apart: of many on a narrow drawing some are left out', () => {
  const days = Array.from({ length: 28 }, (_, day) => `${day + 1} Nov`)
  expect([labelStep(days, 2000), labelStep(days, 600), labelStep([], 0)]).toEqual([1, 3, 1])
})
