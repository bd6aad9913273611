import { expect, it } from 'vitest'
import { apiTokenHashOf, newApiToken, newSecret, secretHash, sessionHashOf } from './secret-token.ts'

it('makes secrets of 256 bits that never repeat (A4)', () => {
  const secrets = new Set(Array.from({ length: 200 }, newSecret))
  expect(secrets.size).toBe(200)
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
})

it('hashes only what can be a token', () => {
  const session = newSecret()
  const token = newApiToken()
  expect(sessionHashOf(session)).toEqual(secretHash(session))
  expect(apiTokenHashOf(`Bearer ${token}`)).toEqual(secretHash(token))
  for (const value of [undefined, '', 'x', `${session}x`, token]) expect(sessionHashOf(value)).toBeNull()
  for (const value of ['', 'Bearer', `Basic ${token}`, `Bearer ${session}`, `Bearer ${token}\n`])
    expect(apiTokenHashOf(value)).toBeNull()
})
