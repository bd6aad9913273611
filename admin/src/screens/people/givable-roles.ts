import { actions } from '@ashlar/sdk'
import { can } from '@ashlar/sdk/admin'
import type { Area, Me, Role } from '@ashlar/sdk/platform'
import { rightsIn } from './rights.ts'

/**
 * Roles that somebody may give: not above their own level, and with no right that they lack. Areas that are closed for
 * the website do not count, since nobody has rights there.
 */
export function givableRoles(me: Me, roles: readonly Role[], areas: readonly Area[]): readonly Role[] {
  const open = areas.filter(({ closedBy }) => closedBy === null)
  return roles.filter(
    ({ level, permissions }) =>
      level >= me.user.role_id &&
      open.every(({ area }) =>
        actions.every((action) => !rightsIn(permissions, area)[action] || can(me, `${area}.${action}`)),
      ),
  )
}
