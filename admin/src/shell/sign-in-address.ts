export const signInPath = '/admin/sign-in'

/** Where to sign in so as to come back to an address (PERM-101). */
export const signInFor = (address: string): string =>
  address === '' || address === '/admin' ? signInPath : `${signInPath}?next=${encodeURIComponent(address)}`

/** Where to go after signing in: only ever a place in the admin, whatever the address says. */
export function addressAfterSignIn(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? ''
  return /^\/admin([/?]|$)/.test(next) && !next.startsWith(signInPath) ? next : '/admin'
}
