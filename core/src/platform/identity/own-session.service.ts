import type { OwnSession } from '@ashlar/sdk/platform'
import type { Actor } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { expression } from '../sql.ts'
import { SessionEntity } from './account.entity.ts'
import type { AccountNotes } from './account-notes.ts'
import { sessionHashOf } from './secret-token.ts'

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
    const current = sessionHashOf(currentToken)
    const rows = await this.#database.platform(`List the sessions of the account ${account}`, (tx) =>
      tx
        .db(SessionEntity)
        .selectFrom('session')
        .selectAll()
        .where('accountGuid', '=', account)
        .where('expiresAt', '>', ({ fn }) => fn<Date>('now'))
        .where('lastSeenAt', '>', expression<Date>`now() - interval '14 days'`)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('guid')
        .limit(200)
        .execute(),
    )
    return rows.map((row) => ({
      guid: row.guid,
      userAgent: row.userAgent,
      isCurrent: row.tokenHash === current,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }))
  }

  /** @throws 404 when the account has no such session */
  async end(actor: Actor, guid: string): Promise<void> {
    await this.#database.platform(`End the session ${guid}`, async (tx) => {
      const sessions = tx.db(SessionEntity).deleteFrom('session')
      const ended = await sessions.where('guid', '=', guid).where('accountGuid', '=', actor.guid).executeTakeFirst()
      if (ended.numDeletedRows === 0n) throw errors.NOT_FOUND('such session')
      await this.#notes.noteAbout(tx, actor.guid, 'user.session_ended')
    })
  }

  /** Sign out everywhere, but for the session of this token; gives how many sessions ended. */
  async endAll(actor: Actor, keptToken: string | undefined): Promise<number> {
    return this.#database.platform(`End the sessions of the account ${actor.guid}`, async (tx) => {
      const { numDeletedRows } = await tx
        .db(SessionEntity)
        .deleteFrom('session')
        .where('accountGuid', '=', actor.guid)
        .where('tokenHash', 'is distinct from', sessionHashOf(keptToken))
        .executeTakeFirst()
      const ended = Number(numDeletedRows)
      await this.#notes.noteAbout(tx, actor.guid, 'user.sessions_ended', { sessions: ended })
      return ended
    })
  }
}
