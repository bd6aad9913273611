import { expect, it } from 'vitest'
import { when } from './when.ts'

const now = new Date(2026, 10, 20, 12, 0)
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString()

it.each([
  [at(2026, 10, 20, 8, 55), 'Today, 08:55'],
  [at(2026, 10, 20, 23, 59), 'Today, 23:59'],
  [at(2026, 10, 19, 0, 1), 'Yesterday, 00:01'],
  [at(2026, 10, 18, 14, 2), 'Nov 18, 14:02'],
  [at(2025, 0, 14), 'Jan 14, 2025'],
  ['nonsense', ''],
])('%s reads as %s', (iso, text) => {
  expect(when(iso, now)).toBe(text)
})
