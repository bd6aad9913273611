import { randomUUID } from 'node:crypto'
import { visitorSignedIn } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { AgencyEntity, AgencyMembershipEntity } from '../agencies/agency.entity.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { anyOf, expression } from '../sql.ts'
import { TenantEntity } from '../tenants/tenant.entity.ts'
import { type Account, AccountEntity, SessionEntity, SignInAttemptEntity } from './account.entity.ts'
import { accountOf, changeAccount } from './account.store.ts'
import { type AccountNotes, runAsAccount } from './account-notes.ts'
import type { CountedKey } from './attempt-limits.ts'
import { normalEmail } from './email.ts'
import { refuseWhenBusy, verifyNothing, verifyPassword } from './password.ts'
import type { SecondFactorService } from './second-factor.service.ts'
import { newSecret, secretHash, sessionHashOf } from './secret-token.ts'
import type { SessionContext } from './session-context.ts'
import { sessionLifetime } from './session-cookie.ts'
import { countedKeys } from './sign-in-limits.ts'

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

const userMembers = ['id', 'email', 'displayName', 'roleId', 'isPlatformAdministrator'] as const

/** What `core.begin_sign_in` answers. */
interface Attempt {
  readonly waitSeconds: number
  readonly account: Account['guid'] | null
  readonly passwordHash: Account['passwordHash'] | null
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
  async signIn({ tenant, email, password, code, address, ...context }: SignIn): Promise<SignInResult> {
    refuseWhenBusy()
    const known = normalEmail(email)
    const keys = countedKeys(tenant, known, address)
    const attempt = await this.#begin(tenant, known.replaceAll('\u0000', '\uFFFD'), keys)
    if (attempt.waitSeconds > 0) return { waitSeconds: attempt.waitSeconds }
    const { account, passwordHash: hash } = attempt
    const isRight = hash === null ? await verifyNothing(password) : await verifyPassword(password, hash)
    if (!isRight || account === null) return { refused: true }
    const factor = await this.#factor.check(account, code)
    if (factor === 'needed') return { lacks: 'code' }
    if (factor === 'wrong') return { lacks: 'right-code' }
    if (factor !== 'right') return factor
    return this.#open(account, keys, context)
  }

  /** End one session. Nothing happens for a token that stands for none. */
  async signOut(sessionToken: string | undefined): Promise<void> {
    const hash = sessionHashOf(sessionToken)
    if (hash === null) return
    await this.#database.platform('Sign out', (tx) =>
      tx.db(SessionEntity).deleteFrom('session').where('tokenHash', '=', hash).execute(),
    )
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
    await this.#database.platform(`Switch to the website ${tenantId ?? 'none'}`, async (tx) => {
      const tenant = tenantId === null ? null : await memberTenant(tx, account, tenantId)
      const moved = await tx
        .db(SessionEntity)
        .updateTable('session')
        .set(({ fn }) => ({ tokenHash: secretHash(fresh), chosenTenant: tenant, lastSeenAt: fn<Date>('now') }))
        .where('tokenHash', '=', hash)
        .where('accountGuid', '=', account)
        .executeTakeFirst()
      if (moved.numUpdatedRows === 0n) throw errors.NOT_FOUND('such session')
    })
    return fresh
  }

  /** Tenants in which an agency's account may work. */
  async choices(account: string): Promise<{ id: number; name: string; role_id: number }[]> {
    const rows = await this.#database.platform(`List the websites of the account ${account}`, (tx) =>
      memberships(tx, account).orderBy('t.name').orderBy('t.id').limit(1000).execute(),
    )
    return rows.map(({ id, name, roleId }) => ({ id, name, role_id: roleId }))
  }

  async #begin(tenant: string | null, email: string, keys: readonly CountedKey[]): Promise<Attempt> {
    const [row] = await this.#database.system(
      (tx) => tx.sql<Attempt>`select wait_seconds as "waitSeconds", account, password_hash as "passwordHash"
        from core.begin_sign_in(${tenant}::uuid, ${email}, ${JSON.stringify(keys)}::jsonb)`,
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
      const token = await openSession(this.#notes, tx, account, context)
      const row = await accountOf(tx, account).select(userMembers).executeTakeFirst()
      if (row === undefined) return { refused: true }
      await runAsAccount({ guid: account, displayName: row.displayName }, () =>
        this.#notes.noteAbout(tx, account, 'user.signed_in'),
      )
      // Whoever knows the password is forgiven what went before; others' attempts go on counting.
      const attempts = tx.db(SignInAttemptEntity)
      await attempts.deleteFrom('sign_in_attempt').where('key', '=', both.key).execute()
      for (const { key } of wider) {
        await attempts
          .updateTable('sign_in_attempt')
          .set({ attempts: expression<number>`greatest(0, attempts - 1)` })
          .where('key', '=', key)
          .execute()
      }
      return { token, user: userOf(row) }
    })
  }
}

/** Begin a session of an account that has proved who it is; gives its token. */
export async function openSession(
  notes: Pick<AccountNotes, 'within'>,
  tx: Transaction,
  account: string,
  { userAgent, previous, visitor }: SessionContext,
): Promise<string> {
  const token = newSecret()
  const sessions = tx.db(SessionEntity)
  const over = await sessions
    .selectFrom('session')
    .select('tokenHash')
    .where('expiresAt', '<=', ({ fn }) => fn<Date>('now'))
    .limit(50)
    .forUpdate()
    .skipLocked()
    .execute()
  const gone = [sessionHashOf(previous), ...over.map(({ tokenHash }) => tokenHash)].filter((hash) => hash !== null)
  if (gone.length > 0) await sessions.deleteFrom('session').where('tokenHash', '=', anyOf(gone)).execute()
  await changeAccount(tx, account)
    .set(({ fn }) => ({ signedInAt: fn<Date>('now') }))
    .execute()
  await sessions
    .insertInto('session')
    .values({
      ...{ tokenHash: secretHash(token), guid: randomUUID(), accountGuid: account, userAgent: userAgent.slice(0, 400) },
      expiresAt: expression<Date>`now() + make_interval(days => ${sessionLifetime.absoluteDays}::integer)`,
    })
    .execute()
  if (visitor !== null) {
    await notes.within(tx, visitor.tenant, (own) => own.emit(visitorSignedIn, { visitor: visitor.key, account }))
  }
  return token
}

export function userOf(row: Pick<Account, (typeof userMembers)[number]>): Me['user'] {
  return {
    id: row.id,
    email: row.email,
    displayName: row.displayName,
    role_id: row.roleId,
    isPlatformAdministrator: row.isPlatformAdministrator,
  }
}

/** Tenants in which an account of an active agency may work. */
const memberships = (tx: Transaction, account: string) =>
  tx
    .db(AgencyMembershipEntity, TenantEntity, AccountEntity, AgencyEntity)
    .selectFrom('agency_membership as m')
    .innerJoin('tenant as t', 't.guid', 'm.tenantGuid')
    .innerJoin('account as a', 'a.guid', 'm.accountGuid')
    .innerJoin('agency as g', (join) => join.onRef('g.guid', '=', 'a.agencyGuid').on('g.status', '=', 1))
    .select(['t.guid', 't.id', 't.name', 'm.roleId'])
    .where('m.accountGuid', '=', account)

async function memberTenant(tx: Transaction, account: string, tenantId: number): Promise<string> {
  const row = await memberships(tx, account).where('t.id', '=', tenantId).executeTakeFirst()
  if (row === undefined) throw errors.NOT_FOUND('such website')
  return row.guid
}
