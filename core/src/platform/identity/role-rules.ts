import { type Action, actions, actionsIn, type Module, type Permission } from '@ashlar/sdk'
import { type Actor, type AuditEntry, roles } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import type { KnownRole } from './role.store.ts'
import { granted, type Rights, type StoredRights } from './role-permissions.ts'

/** @throws 403 unless the role stands below the actor's level: nobody widens their own rights, or their equals' */
export function refuseNotBelow(actor: Pick<Actor, 'roleId'>, { level }: Pick<KnownRole, 'level'>): void {
  if (level === roles.owner) throw errors.OWNER_RIGHTS_FIXED()
  if (level <= actor.roleId) throw errors.ROLE_NOT_BELOW()
}

/** @throws 403 naming the rights that `after` has beyond `before` and that the actor does not have */
export function refuseNotHeld(actor: Pick<Actor, 'can'>, before: Rights, after: Rights): void {
  const notHeld = granted(before, after).filter((right) => !actor.can(right))
  if (notHeld.length > 0) throw errors.RIGHT_NOT_HELD(notHeld)
}

/** @throws 422 naming areas and rights that no module declares */
export function refuseUndeclared(modules: readonly Module[], areas: StoredRights): void {
  const owners = new Map(
    modules.flatMap((module) => Object.keys(module.permissions).map((area) => [area, module] as const)),
  )
  const wrong = Object.entries(areas).flatMap(([area, rights]) => {
    const module = owners.get(area)
    const path = `permissions/${area}`
    if (module === undefined) return [{ path, message: `There is no area “${area}”.` }]
    const known = actionsIn(module, area)
    return actions
      .filter((action) => rights[action] && !known.includes(action))
      .map((action) => ({
        path: `${path}/${action}`,
        message: `“${module.permissions[area] ?? area}” has no right to ${verbs[action]}.`,
      }))
  })
  if (wrong.length > 0) throw errors.INVALID_FIELDS().at(...wrong)
}

const verbs: Readonly<Record<Action, string>> = {
  can_view: 'view',
  can_create: 'create',
  can_edit: 'edit',
  can_delete: 'delete',
}

/** What was granted and what was taken away, as `pages.can_edit`; cut where a whole table was changed. */
export function changesOf(before: Rights, after: Rights): NonNullable<AuditEntry['details']> {
  return { granted: named(granted(before, after)), taken: named(granted(after, before)) }
}

const named = (permissions: readonly Permission[]): string => permissions.join(', ').slice(0, 500)
