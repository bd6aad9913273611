import type { Actor, RoleId } from '@ashlar/sdk/server'
import { roles } from '@ashlar/sdk/server'
import { errors } from '../../http/errors.ts'
import type { Account } from './account.entity.ts'
import { identityErrors } from './identity.errors.ts'

/** Somebody's account, as far as it decides what others may do with it. */
export type Person = Pick<Account, 'guid' | 'roleId' | 'isPlatformAdministrator'>

export interface PersonChange {
  readonly displayName?: string | undefined
  readonly role_id?: RoleId | undefined
  readonly isDisabled?: boolean | undefined
}

type Boss = Pick<Actor, 'guid' | 'roleId' | 'isPlatformAdministrator' | 'by'>

/** @throws 403 for somebody above the actor, and for a platform administrator unless by another (T2) */
export function refuseAbove(actor: Boss, person: Person): void {
  const isAbove = person.roleId < actor.roleId
  if (isAbove || (person.isPlatformAdministrator && !actor.isPlatformAdministrator)) {
    throw identityErrors.PERSON_ABOVE()
  }
}

/**
 * @throws 403 for a role above the actor's own (T15: escalation), and for any role when an API token gives it: a role
 *   holds more rights than the token's scopes
 */
export function refuseRoleAbove(actor: Boss, role: RoleId | undefined): void {
  if (role === undefined) return
  if (actor.by === 'token') throw errors.SESSION_NEEDED()
  if (role < actor.roleId) throw identityErrors.ROLE_ABOVE()
}

/** @throws 409: others have to do it, so that nobody locks themselves out */
export function refuseOwnAccount(actor: Boss, person: Person): void {
  if (person.guid === actor.guid) throw identityErrors.OWN_ACCOUNT()
}

/** Whether a change asks for the actor's password: making an owner, and changing one's own role (T23). */
export function needsPassword(actor: Boss, person: Person, change: PersonChange): boolean {
  const isNewRole = change.role_id !== undefined && change.role_id !== person.roleId
  return isNewRole && (change.role_id === roles.owner || person.guid === actor.guid)
}
