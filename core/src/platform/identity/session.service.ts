import { randomUUID } from 'node:crypto'
import type { Me } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { type AccountNotes, runAsAccount } from './account-notes.ts'
import type { CountedKey } from './attempt-limits.ts'
import { normalEmail } from './email.ts'
import { refuseWhenBusy, verifyNothing, verifyPassword } from './password.ts'
import type { SecondFactorService } from './second-factor.service.ts'
import { newSecret, secretHash, sessionHashOf } from './secret-token.ts'
import { sessionLifetime } from './session-cookie.ts'
import { countedKeys } from './sign-in-limits.ts'

/** The browser in which a session begins. */
export interface SessionContext {
  readonly userAgent: string
  /** Token of the session that the browser already had, if any: it ends. */
  readonly previous: string | undefined
}

export interface SignIn extends SessionContext {
  /** Guid of the host's tenant; null on the platform's own host. */
  readonly tenant: string | null
  readonly email: string
  readonly password: string
  /** Of the second factor, if one was given. */
  readonly code?: string | undefined
  /** The client's IP address. */
  readonly address: string
}

export type SignInResult =
  | { readonly token: string; readonly user: Me['user'] }
  | { readonly waitSeconds: number }
  | { readonly refused: true }
  /** The password is right; the second factor's code is missing or wrong. */
  | { readonly lacks: 'code' | 'right-code' }

interface AccountRow {
  readonly id: number
  readonly email: string
  readonly display_name: string
  readonly role_id: number
  readonly is_platform_administrator: boolean
}

interface AttemptRow {
  readonly wait_seconds: number
  readonly account: string | null
  readonly password_hash: string | null
}

/** Begins and ends sessions. Only the hash of a session's token is kept. */
export class SessionService {
  readonly #database: CoreDatabase
  readonly #factor: SecondFactorService
  readonly #notes: AccountNotes

  constructor(database: CoreDatabase, factor: SecondFactorService, notes: AccountNotes) {
    this.#database = database
    this.#factor = factor
    this.#notes = notes
  }

  /**
   * Check email and password and begin a session with a fresh token (A4). An unknown account, a disabled one and a
   * wrong password can't be told apart, by answer or by time (A5).
   *
   * @throws TOO_MANY_PASSWORDS (429) while too many sign in at once; such an attempt is not counted
   */
  async signIn({ tenant, email, password, code, address, userAgent, previous }: SignIn): Promise<SignInResult> {
    refuseWhenBusy()
    const known = normalEmail(email)
    const keys = countedKeys(tenant, known, address)
    const attempt = await this.#begin(tenant, known.replaceAll('\u0000', '\uFFFD'), keys)
    if (attempt.wait_seconds > 0) return { waitSeconds: attempt.wait_seconds }
    const { account, password_hash: hash } = attempt
    const isRight = hash === null ? await verifyNothing(password) : await verifyPassword(password, hash)
    if (!isRight || account === null) return { refused: true }
    const factor = await this.#factor.check(account, code)
    if (factor === 'needed') return { lacks: 'code' }
    if (factor === 'wrong') return { lacks: 'right-code' }
    if (factor !== 'right') return factor
    return this.#open(account, keys, { userAgent, previous })
  }

  /** End one session. Nothing happens for a token that stands for none. */
  async signOut(sessionToken: string | undefined): Promise<void> {
    const hash = sessionHashOf(sessionToken)
    if (hash === null) return
    await this.#database.platform('Sign out', (tx) => tx.sql`delete from core.session where token_hash = ${hash}`)
  }

  /**
   * Let an agency's account work in a tenant, or in none. The session goes on under a fresh token (T3) and ends when
   * it would have ended.
   *
   * @throws 404 when the account is no member there
   */
  async choose(sessionToken: string | undefined, account: string, tenantId: number | null): Promise<string> {
    const hash = sessionHashOf(sessionToken)
    const fresh = newSecret()
    await this.#database.platform(`Choose the tenant ${tenantId ?? 'none'}`, async (tx) => {
      const tenant = tenantId === null ? null : await memberTenant(tx, account, tenantId)
      const moved = await tx.sql<{ token_hash: string }>`update core.session
        set token_hash = ${secretHash(fresh)}, chosen_tenant = ${tenant}::uuid, last_seen_at = now()
        where token_hash = ${hash} and account_guid = ${account} returning token_hash`
      if (moved.length === 0) throw errors.NOT_FOUND('such session')
    })
    return fresh
  }

  /** Tenants in which an agency's account may work. */
  async choices(account: string): Promise<{ id: number; name: string; role_id: number }[]> {
    return this.#database.platform(
      `List the tenants of the account ${account}`,
      (tx) => tx.sql<{ id: number; name: string; role_id: number }>`select t.id, t.name, m.role_id
        from core.agency_membership m
        join core.tenant t on t.guid = m.tenant_guid
        join core.account a on a.guid = m.account_guid
        join core.agency g on g.guid = a.agency_guid and g.status = 1
        where m.account_guid = ${account} order by t.name, t.id limit 1000`,
    )
  }

  async #begin(tenant: string | null, email: string, keys: readonly CountedKey[]): Promise<AttemptRow> {
    const [row] = await this.#database.system(
      (tx) =>
        tx.sql<AttemptRow>`select * from core.begin_sign_in(${tenant}::uuid, ${email}, ${JSON.stringify(keys)}::jsonb)`,
    )
    if (row === undefined) throw new Error('core.begin_sign_in always answers with a row.')
    return row
  }

  async #open(
    account: string,
    [both, ...wider]: readonly [CountedKey, ...CountedKey[]],
    context: SessionContext,
  ): Promise<SignInResult> {
    return this.#database.platform(`Sign in the account ${account}`, async (tx) => {
      const token = await openSession(tx, account, context)
      const [row] = await tx.sql<AccountRow>`select id, email, display_name, role_id, is_platform_administrator
        from core.account where guid = ${account}`
      if (row === undefined) return { refused: true }
      await runAsAccount({ guid: account, displayName: row.display_name }, () =>
        this.#notes.noteAbout(tx, account, 'user.signed_in'),
      )
      // Whoever knows the password is forgiven what went before; others' attempts go on counting.
      await tx.sql`delete from core.sign_in_attempt where key = ${both.key}`
      for (const { key } of wider) {
        await tx.sql`update core.sign_in_attempt set attempts = greatest(0, attempts - 1) where key = ${key}`
      }
      return { token, user: userOf(row) }
    })
  }
}

/** Begin a session of an account that has proved who it is; gives its token. */
export async function openSession(
  tx: Transaction,
  account: string,
  { userAgent, previous }: SessionContext,
): Promise<string> {
  const token = newSecret()
  await tx.sql`delete from core.session where token_hash = ${sessionHashOf(previous)}`
  await tx.sql`delete from core.session where token_hash in
    (select token_hash from core.session where expires_at <= now() limit 50 for update skip locked)`
  await tx.sql`update core.account set signed_in_at = now() where guid = ${account}`
  await tx.sql`insert into core.session (token_hash, guid, account_guid, user_agent, expires_at)
    values (${secretHash(token)}, ${randomUUID()}, ${account}, ${userAgent.slice(0, 400)},
      now() + make_interval(days => ${sessionLifetime.absoluteDays}::integer))`
  return token
}

export function userOf(row: AccountRow): Me['user'] {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    role_id: row.role_id,
    isPlatformAdministrator: row.is_platform_administrator,
  }
}

async function memberTenant(tx: Transaction, account: string, tenantId: number): Promise<string> {
  const [row] = await tx.sql<{ guid: string }>`select t.guid
    from core.agency_membership m
    join core.tenant t on t.guid = m.tenant_guid
    join core.account a on a.guid = m.account_guid
    join core.agency g on g.guid = a.agency_guid and g.status = 1
    where m.account_guid = ${account} and t.id = ${tenantId}`
  if (row === undefined) throw errors.NOT_FOUND('such website')
  return row.guid
}
