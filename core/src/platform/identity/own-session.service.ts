import type { OwnSession } from '@ashlar/sdk/platform'
import type { Actor } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import type { AccountNotes } from './account-notes.ts'
import { sessionHashOf } from './secret-token.ts'

interface SessionRow {
  readonly guid: string
  readonly user_agent: string
  readonly is_current: boolean
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly expires_at: Date
}

/** Where an account is signed in, so that its owner can end what is not theirs (T23). */
export class OwnSessionService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes

  constructor(database: CoreDatabase, notes: AccountNotes) {
    this.#database = database
    this.#notes = notes
  }

  /** Sessions that have not ended, the last used first. */
  async list(account: string, currentToken: string | undefined): Promise<OwnSession[]> {
    const rows = await this.#database.platform(
      `List the sessions of the account ${account}`,
      (tx) => tx.sql<SessionRow>`select guid, user_agent, created_at, last_seen_at, expires_at,
          token_hash is not distinct from ${sessionHashOf(currentToken)}::text as is_current
        from core.session
        where account_guid = ${account} and expires_at > now() and last_seen_at > now() - interval '14 days'
        order by last_seen_at desc, guid limit 200`,
    )
    return rows.map((row) => ({
      guid: row.guid,
      userAgent: row.user_agent,
      isCurrent: row.is_current,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }))
  }

  /** @throws 404 when the account has no such session */
  async end(actor: Actor, guid: string): Promise<void> {
    await this.#database.platform(`End the session ${guid}`, async (tx) => {
      const ended = await tx.sql`delete from core.session
        where guid = ${guid} and account_guid = ${actor.guid} returning guid`
      if (ended.length === 0) throw errors.NOT_FOUND('such session')
      await this.#notes.noteAbout(tx, actor.guid, 'user.session_ended')
    })
  }

  /** Sign out everywhere, but for the session of this token; gives how many sessions ended. */
  async endAll(actor: Actor, keptToken: string | undefined): Promise<number> {
    return this.#database.platform(`End the sessions of the account ${actor.guid}`, async (tx) => {
      const ended = await tx.sql`delete from core.session where account_guid = ${actor.guid}
        and token_hash is distinct from ${sessionHashOf(keptToken)}::text returning guid`
      await this.#notes.noteAbout(tx, actor.guid, 'user.sessions_ended', { sessions: ended.length })
      return ended.length
    })
  }
}
