import type { Transaction } from '@ashlar/sdk/server'
import { AccountEntity, SessionEntity } from './account.entity.ts'

/** An account, of which only what is asked for is read. */
export const accountOf = (tx: Transaction, guid: string) =>
  tx.db(AccountEntity).selectFrom('account').where('guid', '=', guid)

/** The account with this email among those of a tenant, or of those without one. */
export const accountWith = (tx: Transaction, tenant: string | null, email: string) =>
  tx
    .db(AccountEntity)
    .selectFrom('account')
    .select(['guid', 'displayName', 'state', 'roleId'])
    .where('tenantId', 'is not distinct from', tenant)
    .where('email', '=', email)
    .executeTakeFirst()

/** Change an account. */
export const changeAccount = (tx: Transaction, guid: string) =>
  tx.db(AccountEntity).updateTable('account').where('guid', '=', guid)

/** End all sessions of an account, at once. */
export const endSessions = (tx: Transaction, account: string) =>
  tx.db(SessionEntity).deleteFrom('session').where('accountGuid', '=', account).execute()
