import type { Database } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { sessionHashOf } from './secret-token.ts'

export interface OwnSession {
  readonly guid: string
  readonly userAgent: string
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean
  readonly createdAt: string
  /** Exact to five minutes. */
  readonly lastSeenAt: string
  readonly expiresAt: string
}

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
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
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
  async end(account: string, guid: string): Promise<void> {
    const ended = await this.#database.platform(
      `End the session ${guid}`,
      (tx) => tx.sql`delete from core.session where guid = ${guid} and account_guid = ${account} returning guid`,
    )
    if (ended.length === 0) throw errors.NOT_FOUND('such session')
  }
}
