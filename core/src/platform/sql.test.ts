import { expect, it } from 'vitest'
import { isoOf } from './sql.ts'

it.each([
  ['2026-11-21T23:42:54+00:00', '2026-11-21T23:42:54.000Z'],
  ['2026-11-21T23:42:54.5+00:00', '2026-11-21T23:42:54.500Z'],
  ['2026-11-21T23:42:54.123987+00:00', '2026-11-21T23:42:54.123Z'],
  ['2026-11-21T23:42:54.12+02:00', '2026-11-21T21:42:54.120Z'],
  ['0001-01-01T00:00:00+00:00', '0001-01-01T00:00:00.000Z'],
])('says the time that PostgreSQL writes in JSON as %s in the same way as one that was read', (text, iso) => {
  expect(isoOf(text)).toBe(iso)
  expect(isoOf(new Date(text))).toBe(iso)
})
