import { signOutPath } from '../platform/addresses.ts'

/** End the session of whoever reads the page; false when they are still signed in, as without an answer. */
export async function signOut(): Promise<boolean> {
  const reply = await fetch(signOutPath, { method: 'POST' }).catch(() => undefined)
  return reply?.status === 200
}
