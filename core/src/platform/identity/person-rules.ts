import type { Actor } from '@ashlar/sdk/server'
import { roles } from '@ashlar/sdk/server'
import type { Account } from './account.entity.ts'
import { identityErrors } from './identity.errors.ts'
import { roleIdOf } from './role.store.ts'

/** Somebody's account, as far as it decides what others may do with it. */
export type Person = Pick<Account, 'guid' | 'roleId' | 'customRoleId' | 'isPlatformAdministrator'>

export interface PersonChange {
  readonly displayName?: string | undefined
  readonly role_id?: number | undefined
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

/** @throws 409: others have to do it, so that nobody locks themselves out */
export function refuseOwnAccount(actor: Boss, person: Person): void {
  if (person.guid === actor.guid) throw identityErrors.OWN_ACCOUNT()
}

/** Whether a change asks for the actor's password: making an owner, and changing one's own role (T23). */
export function needsPassword(actor: Boss, person: Person, change: PersonChange): boolean {
  const isNewRole = change.role_id !== undefined && change.role_id !== roleIdOf(person)
  return isNewRole && (change.role_id === roles.owner || person.guid === actor.guid)
}
