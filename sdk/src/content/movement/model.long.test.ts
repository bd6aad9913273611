import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runSteps, step } from '../testing/model.ts'

test('Z1, long: a million steps keep the tree sound', () => {
  let done = 0
  while (done < 1_000_000) {
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
        runSteps(steps)
        done += steps.length
      }),
      { numRuns: 500 },
    )
  }
  expect(done).toBeGreaterThanOrEqual(1_000_000)
})
