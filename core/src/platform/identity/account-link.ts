import type { Transaction } from '@ashlar/sdk/server'
import { identityErrors } from './identity.errors.ts'
import { newSecret, secretHash } from './secret-token.ts'

/** What a mailed link lets its reader do, once. */
export type LinkKind = 'invitation' | 'reset'

/** Minutes for which a link may be used: seven days, and half an hour (T23). */
const lifetime: Readonly<Record<LinkKind, number>> = { invitation: 7 * 24 * 60, reset: 30 }

/** The account to which a link was mailed. */
export interface LinkedAccount {
  readonly guid: string
  readonly id: number
  readonly tenant_id: string | null
  readonly email: string
  readonly display_name: string
  readonly role_id: number
}

/** Make a link for an account; it ends the one before of its kind. Only its hash is kept. */
export async function putLink(tx: Transaction, kind: LinkKind, account: string): Promise<string> {
  const secret = newSecret()
  await tx.sql`delete from core.account_link where token_hash in
    (select token_hash from core.account_link where expires_at <= now() limit 20 for update skip locked)`
  await tx.sql`insert into core.account_link (token_hash, kind, account_guid, expires_at)
    values (${secretHash(secret)}, ${kind}, ${account}, now() + make_interval(mins => ${lifetime[kind]}::integer))
    on conflict (account_guid, kind) do update
      set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
  return secret
}

/**
 * Whose link it is, on the host of its tenant alone.
 *
 * @throws 403 LINK_OVER for a link that was used or replaced, is too old, or never was
 */
export async function linkedAccount(
  tx: Transaction,
  kind: LinkKind,
  secret: string,
  tenant: string | null,
): Promise<LinkedAccount> {
  const [row] = await tx.sql<LinkedAccount>`select a.guid, a.id, a.tenant_id, a.email, a.display_name, a.role_id
    from core.account_link l join core.account a on a.guid = l.account_guid
    where l.token_hash = ${secretHash(secret)} and l.kind = ${kind} and l.expires_at > now()
      and a.tenant_id is not distinct from ${tenant}::uuid and a.disabled_at is null`
  if (row === undefined) throw identityErrors.LINK_OVER()
  return row
}

/** The same, and the link is used up. Of two who use it at once, one is told that it is over. */
export async function useLink(...[tx, kind, secret, tenant]: Parameters<typeof linkedAccount>): Promise<LinkedAccount> {
  const account = await linkedAccount(tx, kind, secret, tenant)
  const gone = await tx.sql`delete from core.account_link where token_hash = ${secretHash(secret)} returning 1 as used`
  if (gone.length === 0) throw identityErrors.LINK_OVER()
  return account
}
