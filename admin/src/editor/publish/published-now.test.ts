import { expect, test } from 'vitest'
import { publishedNow } from './published-now.ts'

test('publishing now moves only those dates that would keep the page from visitors', () => {
  const now = new Date('2026-05-04T12:00:00.000Z')
  const [before, after] = ['2026-05-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z']
  const dated = (publish_date: string, unpublish_date: string | null) =>
    publishedNow({ publish_date, unpublish_date }, now)
  expect(dated(before, null)).toEqual({ status: 'published' })
  expect(dated(before, after)).toEqual({ status: 'published' })
  expect(dated(after, null)).toEqual({ status: 'published', publish_date: now.toISOString() })
  expect(dated(before, before)).toEqual({ status: 'published', unpublish_date: null })
})
