import pg from 'pg'
import { expect, test } from 'vitest'
import { timeOf } from './time-of.ts'

test.each([
  '2026-11-21 23:42:54+00',
  '2026-11-21 23:42:54.5+00',
  '2026-11-21 23:42:54.12+00',
  '2026-11-21 23:42:54.123999+00',
  '1969-12-31 23:59:59.999+00',
  '0099-01-02 03:04:05+00',
  '12026-01-02 03:04:05+00',
  '0044-03-15 12:00:00+00 BC',
  '2026-11-21 23:42:54.123+05:30',
  '2026-11-21 23:42:54-03',
  'infinity',
  '-infinity',
])('a timestamptz is read as `pg` reads it: %s', (text) => {
  expect(timeOf(text)).toEqual(pg.types.getTypeParser(1184, 'text')(text))
})
