import type { PlatformSettings } from '@ashlar/sdk'
import { type Actor, roles, type Transaction } from '@ashlar/sdk/server'
import { settingErrors } from './setting.errors.ts'

/** Settings that decide which server is handed a website's mails. */
const keys = ['mail_host', 'mail_port', 'mail_security', 'mail_user'] as const

/** Whether these changes (by stored key) choose another mail server than the one in use. */
export function choosesMailServer(
  changes: ReadonlyMap<string, unknown>,
  current: PlatformSettings,
  hasPassword: boolean,
): boolean {
  if (keys.some((key) => changes.has(key) && changes.get(key) !== current[key])) return true
  return changes.has('mail_password') && (changes.get('mail_password') !== '' || hasPassword)
}

/**
 * Refuse a mail server to everybody who has people above them. Links for new passwords and invitations are sent through
 * it, so whoever chooses it could become any of these people (T15).
 *
 * @throws MAIL_SERVER_ABOVE (403)
 */
export async function refuseBelowReceivers(tx: Transaction, actor: Actor): Promise<void> {
  if (actor.isPlatformAdministrator) return
  if (actor.roleId !== roles.owner) throw settingErrors.MAIL_SERVER_ABOVE('an owner of the website')
  const administrators = await tx.sql`select from core.account
    where tenant_id = (select core.tenant()) and is_platform_administrator and state <> 'disabled' limit 1`
  if (administrators.length > 0) throw settingErrors.MAIL_SERVER_ABOVE('an administrator of the installation')
}
