import { expect, it } from 'vitest'
import { rowsOf } from './search-reply.ts'

it('CMD-044: an `errors` field in a reply counts as a failure, even beside rows', () => {
  expect(() => rowsOf({ errors: [{ path: 'search', message: 'Too short' }] })).toThrow()
  expect(() => rowsOf({ success: true, results: { rows: [] }, errors: [] })).toThrow()
})

it('reads rows as they come, and nothing that is no list', () => {
  expect(rowsOf({ success: true, results: { rows: [{ id: 1 }], total: 1 } })).toEqual([{ id: 1 }])
  expect(() => rowsOf({ success: true })).toThrow()
})
