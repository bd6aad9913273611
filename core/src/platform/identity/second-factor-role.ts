import { type Actor, roles, type Transaction } from '@ashlar/sdk/server'
import { errors as httpErrors } from '../../http/errors.ts'
import { errors } from '../errors.ts'
import type { RoleRights } from './role.service.ts'
import { putSecondFactorRole } from './role.store.ts'

/**
 * Say whether a role requires two-factor authentication. People may require it of their own level and of those below;
 * of their own level only an owner takes it back.
 *
 * @throws 403 for a role above the actor's level, and for an API token; 422 for customers, who are asked for none
 */
export async function requireSecondFactor(
  tx: Transaction,
  actor: Actor,
  { role, needsSecondFactor: before }: RoleRights,
  isRequired: boolean,
): Promise<void> {
  if (actor.by === 'token') throw httpErrors.SESSION_NEEDED()
  const isBelow = role.level > actor.roleId || actor.roleId === roles.owner
  if (!isBelow && !(isRequired && role.level === actor.roleId)) throw errors.ROLE_NOT_BELOW()
  if (role.level === roles.customer)
    throw errors.INVALID_FIELDS().at({
      path: 'needsSecondFactor',
      message: 'Two-factor authentication can only be required for staff roles.',
    })
  if (before === isRequired) return
  await putSecondFactorRole(tx, role.id, isRequired)
  const details = { second_factor: isRequired ? 'required' : 'optional' }
  tx.audit({ action: 'role.changed', entity: 'role', entityId: role.id, title: role.name, details })
}
