import { expect, test } from 'vitest'
import { BeatLimit } from './beat-limit.ts'

test('an account is heard 120 times in ten seconds, and again afterwards; others are not held back', () => {
  let now = 0
  const limit = new BeatLimit(() => now)
  const allowed = Array.from({ length: 200 }, () => limit.allows(1)).filter(Boolean)
  expect(allowed).toHaveLength(120)
  expect(limit.allows(2)).toBe(true)
  now = 9999
  expect(limit.allows(1)).toBe(false)
  now = 10_000
  expect(limit.allows(1)).toBe(true)
})
