import { describe, expect, it } from 'vitest'
import { addressAfterSignIn, isBesideAdmin, signInFor } from './sign-in-address.ts'

describe('PERM-101: signing in leads back', () => {
  it('keeps the address that was asked for', () => {
    const asked = '/admin/pages?status=draft&search=a b'
    expect(addressAfterSignIn(new URL(signInFor(asked), 'http://x').search)).toBe(asked)
  })

  it('leads back to the description of the API, which is beside the admin', () => {
    expect(addressAfterSignIn('?next=%2Fapi%2Fdocs')).toBe('/api/docs')
    expect(['/api/docs', '/admin/api'].map(isBesideAdmin)).toEqual([true, false])
  })

  it.each([
    '/api/docs/../../x',
    '/api/v1/auth/logout/',
    '//evil.example',
    'https://evil.example',
    '/store',
    '/adminx',
    '/admin/sign-in?next=/admin',
    '',
  ])('never leads out of the admin: %s', (next) => {
    expect(addressAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/admin')
  })
})
