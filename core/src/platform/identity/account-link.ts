import type { Transaction } from '@ashlar/sdk/server'
import { anyOf, expression } from '../sql.ts'
import { type Account, AccountEntity, AccountLinkEntity } from './account.entity.ts'
import { identityErrors } from './identity.errors.ts'
import { newSecret, secretHash } from './secret-token.ts'

/** What a mailed link lets its reader do, once. */
export type LinkKind = 'invitation' | 'reset'

/** Minutes for which a link may be used: seven days, and half an hour (T23). */
const lifetime: Readonly<Record<LinkKind, number>> = { invitation: 7 * 24 * 60, reset: 30 }

/** The account to which a link was mailed. */
export type LinkedAccount = Pick<Account, (typeof linkedMembers)[number]>
const linkedMembers = ['guid', 'id', 'tenantId', 'email', 'displayName', 'roleId', 'customRoleId'] as const

/** Make a link for an account; it ends the one before of its kind. Only its hash is kept. */
export async function putLink(tx: Transaction, kind: LinkKind, account: string): Promise<string> {
  const secret = newSecret()
  const links = tx.db(AccountLinkEntity)
  const over = await links
    .selectFrom('account_link')
    .select('tokenHash')
    .where('expiresAt', '<=', ({ fn }) => fn<Date>('now'))
    .limit(20)
    .forUpdate()
    .skipLocked()
    .execute()
  if (over.length > 0)
    await links
      .deleteFrom('account_link')
      .where('tokenHash', '=', anyOf(over.map(({ tokenHash }) => tokenHash)))
      .execute()
  await links
    .insertInto('account_link')
    .values({
      ...{ tokenHash: secretHash(secret), kind, accountGuid: account },
      expiresAt: expression<Date>`now() + make_interval(mins => ${lifetime[kind]}::integer)`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['accountGuid', 'kind'])
        .doUpdateSet(({ ref }) => ({ tokenHash: ref('excluded.tokenHash'), expiresAt: ref('excluded.expiresAt') })),
    )
    .execute()
  return secret
}

/** Whose link it is, on the host of its tenant alone; undefined where it was used or replaced, is too old, or never was. */
export function findLinked(
  tx: Transaction,
  kind: LinkKind,
  secret: string,
  tenant: string | null,
): Promise<LinkedAccount | undefined> {
  return tx
    .db(AccountLinkEntity, AccountEntity)
    .selectFrom('account_link as l')
    .innerJoin('account as a', 'a.guid', 'l.accountGuid')
    .select(linkedMembers.map((member) => `a.${member}` as const))
    .where('l.tokenHash', '=', secretHash(secret))
    .where('l.kind', '=', kind)
    .where('l.expiresAt', '>', ({ fn }) => fn<Date>('now'))
    .where('a.tenantId', 'is not distinct from', tenant)
    .where('a.disabledAt', 'is', null)
    .executeTakeFirst()
}

/** The same. @throws 403 LINK_OVER where there is none */
export async function linkedAccount(...asked: Parameters<typeof findLinked>): Promise<LinkedAccount> {
  const row = await findLinked(...asked)
  if (row === undefined) throw identityErrors.LINK_OVER()
  return row
}

/** The same, and the link is used up. Of two who use it at once, one is told that it is over. */
export async function useLink(...[tx, kind, secret, tenant]: Parameters<typeof linkedAccount>): Promise<LinkedAccount> {
  const account = await linkedAccount(tx, kind, secret, tenant)
  const links = tx.db(AccountLinkEntity).deleteFrom('account_link')
  const gone = await links.where('tokenHash', '=', secretHash(secret)).executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw identityErrors.LINK_OVER()
  return account
}
