import { describe, expect, it } from 'vitest'
import { expiredSessionCookie, sessionCookie, sessionTokenIn } from './session-cookie.ts'

describe('session cookie (T13, A4)', () => {
  it('is closed to scripts, lax, for the whole host and secure behind TLS', () => {
    expect(sessionCookie('abc', false)).toBe('ashlar_session=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax')
    expect(sessionCookie('abc', true)).toMatch(/; Secure$/)
    expect(expiredSessionCookie(false)).toMatch(/^ashlar_session=; Max-Age=0; /)
  })

  it('is found among others, and not at all when it came twice', () => {
    expect(sessionTokenIn('a=1; ashlar_session=abc; b=2')).toBe('abc')
    expect(sessionTokenIn('xashlar_session=abc')).toBeUndefined()
    expect(sessionTokenIn('ashlar_session=abc; ashlar_session=planted')).toBeUndefined()
    expect(sessionTokenIn(undefined)).toBeUndefined()
  })
})
