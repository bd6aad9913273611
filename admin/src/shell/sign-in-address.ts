export const signInPath = '/admin/sign-in'

/** Where to sign in so as to come back to an address (PERM-101). */
export const signInFor = (address: string): string =>
  address === '' || address === '/admin' ? signInPath : `${signInPath}?next=${encodeURIComponent(address)}`

/** Beside the admin, and only for people who are signed in too. */
export const apiDocsPath = '/api/docs'

/** Whether an address is answered by the server itself, so that it must be loaded anew. */
export const isBesideAdmin = (address: string): boolean => address === apiDocsPath

/** Where to go after signing in: only ever a place in the admin or the API's description, whatever the address says. */
export function addressAfterSignIn(query: string): string {
  const next = new URLSearchParams(query).get('next') ?? ''
  if (next === apiDocsPath) return next
  return /^\/admin([/?]|$)/.test(next) && !next.startsWith(signInPath) ? next : '/admin'
}
