import { ApiError, api, Done } from '@ashlar/sdk/admin'
import { confirm, texts, toast } from '@ashlar/sdk/ui'
import { signInPath } from './sign-in-address.ts'

const t = texts('admin')

/** Ask, then end the session (OPEN-119). A new document drops everything that was loaded for this person. */
export async function logout(): Promise<void> {
  if (!(await confirm({ description: t('Are you sure you wish to logout?'), icon: 'log-out' }))) return
  await endSession()
}

export async function endSession(): Promise<void> {
  try {
    await api.post('/api/v1/auth/logout/', undefined, { reply: Done })
    location.assign(signInPath)
  } catch (error) {
    toast.error(t('You are still signed in'), error instanceof ApiError ? { description: error.message } : {})
  }
}
