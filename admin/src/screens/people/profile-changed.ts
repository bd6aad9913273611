import { outdated } from '@ashlar/sdk/admin'
import { getProfile, listOwnSessions } from '@ashlar/sdk/platform'

/** After a write: one's own account, and where one is signed in. */
export const profileChanged = (): Promise<void> => outdated(getProfile, listOwnSessions)
