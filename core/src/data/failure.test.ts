import { expect, test } from 'vitest'
import { failureOf, isConnectionLost, sqlState } from './failure.ts'

const withCode = (code: string) => Object.assign(new Error('the driver failed'), { code })

test.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', '57P01', '08006'])(
  'F6: a connection that broke with %s is a 503 that says so',
  (code) => {
    expect(isConnectionLost(withCode(code))).toBe(true)
    expect(failureOf(withCode(code))).toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 })
  },
)

test.each([
  ['EPIPE', undefined],
  ['EBUSY', undefined],
  ['23505', '23505'],
  ['P0001', 'P0001'],
  ['XX000', 'XX000'],
  ['HV00A', 'HV00A'],
])('the code %s of an error is read as SQLSTATE %s', (code, state) => {
  expect(sqlState(withCode(code))).toBe(state)
})
