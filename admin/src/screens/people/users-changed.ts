import { outdated } from '@ashlar/sdk/admin'
import { listRoles, listUsers } from '@ashlar/sdk/platform'

/** After a write: people, and the figures beside the roles. */
export const usersChanged = (): Promise<void> => outdated(listUsers, listRoles)
