import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runSteps, step } from '../testing/model.ts'

test('Z1: 2,000 runs of insert, move, duplicate, paste, remove, undo and redo keep the tree sound', {
  timeout: 60_000,
}, () => {
  let changes = 0
  let refusals = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (steps) => {
      const counts = runSteps(steps)
      changes += counts.changes
      refusals += counts.refusals
    }),
    { numRuns: 2000 },
  )
  // The model is worth something only while both happen often.
  expect(changes).toBeGreaterThan(4000)
  expect(refusals).toBeGreaterThan(4000)
})
