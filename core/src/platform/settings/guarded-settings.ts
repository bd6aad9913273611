import { type Actor, roles, type Transaction } from '@ashlar/sdk/server'
import type { TObject } from 'typebox'
import { errors as hostErrors } from '../../http/errors.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import { ownTenant } from '../sql.ts'
import { keysWith } from './plain-settings.ts'
import { settingErrors } from './setting.errors.ts'

/** Settings as they are, as far as it matters whether something changes. */
export interface CurrentSettings {
  readonly values: Readonly<Record<string, unknown>>
  hasSecret(key: string): Promise<boolean>
}

/** Why others may not change them, as the schemas say: of the guarded settings (`ownerOnly`) that would become others. */
export async function guardedChange(
  schema: TObject,
  changes: ReadonlyMap<string, unknown>,
  current: CurrentSettings,
): Promise<string | undefined> {
  const secrets = keysWith(schema, 'secret')
  for (const [key, reason] of keysWith(schema, 'ownerOnly')) {
    if (!changes.has(key)) continue
    const value = changes.get(key)
    const isOther = secrets.has(key) ? value !== '' || (await current.hasSecret(key)) : value !== current.values[key]
    if (isOther) return String(reason)
  }
  return undefined
}

/**
 * Refuse it to everybody who has people above them. Links for new passwords and invitations are sent through the mail
 * server, say, so whoever chooses it could become any of these people (T15).
 *
 * @throws MAIL_SERVER_ABOVE (403)
 */
export async function refuseBelowOthers(tx: Transaction, actor: Actor, reason: string): Promise<void> {
  if (actor.isPlatformAdministrator) return
  if (actor.roleId !== roles.owner) throw settingErrors.MAIL_SERVER_ABOVE(reason, 'an owner of the website')
  const administrator = await tx
    .db(AccountEntity)
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', ownTenant)
    .where('isPlatformAdministrator', '=', true)
    .where('state', '<>', 'disabled')
    .executeTakeFirst()
  if (administrator !== undefined) throw settingErrors.MAIL_SERVER_ABOVE(reason, 'an administrator of the installation')
}

/**
 * Whoever chooses the mail server reads every reset link that it is handed, so a token could become its owner.
 *
 * @throws 403 SESSION_NEEDED
 */
export function refuseToken(schema: TObject, values: object, actor: Actor | null): void {
  if (actor?.by !== 'token') return
  const people = new Map([...keysWith(schema, 'ownerOnly'), ...keysWith(schema, 'peopleOnly')])
  if (Object.keys(values).some((key) => people.has(key))) throw hostErrors.SESSION_NEEDED()
}
