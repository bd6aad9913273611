import { ApiError, call } from '@ashlar/sdk/admin'
import { type Me, signOut } from '@ashlar/sdk/platform'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { leave } from './entered/leave.ts'
import { forgetRecentThings } from './recent-things.ts'
import { signInPath } from './sign-in-address.ts'

const t = texts('admin')

/**
 * Ask, then end the session and go to the website's home page (NAV-006 to -008, OPEN-119); the host of the platform,
 * where agencies work, has none. A website that was entered from the platform is left instead.
 */
export async function logout({
  tenant,
  agency,
  isEntered,
}: Pick<Me, 'tenant' | 'agency' | 'isEntered'>): Promise<void> {
  if (isEntered) return leave()
  if (!(await confirm({ description: t('Are you sure you wish to logout?'), icon: 'log-out' }))) return
  await endSession(tenant !== null && agency === null ? '/' : signInPath)
}

/** End the session. A new document drops everything that was loaded for this person. */
export async function endSession(then: string): Promise<void> {
  try {
    await call(signOut)
    forgetRecentThings()
    location.assign(then)
  } catch (error) {
    toast.error(t('Could not sign you out'), error instanceof ApiError ? { description: error.message } : {})
  }
}
