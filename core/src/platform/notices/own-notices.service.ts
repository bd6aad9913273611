import type { Notice } from '@ashlar/sdk/platform'
import { type Actor, type Database, type Transaction, windowOf } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { anyOf, isoOf } from '../sql.ts'
import { NoticeEntity, NoticeMailOffEntity } from './notice.entity.ts'

/** What one person was told: nobody reads, or marks, another's. */
export class OwnNotices {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  list(actor: Actor, page: Parameters<typeof windowOf>[0]) {
    const { offset, limit } = windowOf(page)
    return this.#database.tenant(async (tx) => {
      // At most 200 each: what the reader may no longer see is left out here.
      const all = (await own(tx, actor).selectAll().orderBy('toldAt', 'desc').orderBy('id', 'desc').execute()).filter(
        ({ permission }) => permission === '' || actor.can(permission),
      )
      const rows = all.slice(offset, offset + limit)
      return {
        results: { rows: rows.map(noticeOf), total: all.length },
        unread: all.filter(({ readAt }) => readAt === null).length,
        isMailed: await isMailed(tx, actor),
      }
    })
  }

  /** Without ids all of them; gives how many are unread then. @throws 404 when one of them is not there, or another's */
  async read(actor: Actor, ids: readonly number[] | undefined): Promise<number> {
    await this.#database.tenant(async (tx) => {
      const mine = tx
        .db(NoticeEntity)
        .updateTable('notice')
        .set(({ fn }) => ({ readAt: fn.coalesce('readAt', fn<Date>('now')) }))
        .where('account', '=', actor.guid)
      if (ids === undefined) await mine.where('readAt', 'is', null).execute()
      else {
        const { numUpdatedRows } = await mine.where('id', '=', anyOf([...ids])).executeTakeFirstOrThrow()
        if (Number(numUpdatedRows) < ids.length) throw errors.NOT_FOUND('such notice')
      }
    })
    return (await this.list(actor, { itemsPerPage: 1 })).unread
  }

  chooseMail(actor: Actor, isWanted: boolean): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const off = tx.db(NoticeMailOffEntity)
      if (isWanted) await off.deleteFrom('notice_mail_off').where('account', '=', actor.guid).execute()
      else {
        const row = off.insertInto('notice_mail_off').values({ account: actor.guid })
        await row.onConflict((conflict) => conflict.columns(['tenantId', 'account']).doNothing()).execute()
      }
    })
  }
}

const own = (tx: Transaction, { guid }: Actor) => tx.db(NoticeEntity).selectFrom('notice').where('account', '=', guid)

async function isMailed(tx: Transaction, { guid }: Actor): Promise<boolean> {
  const off = tx.db(NoticeMailOffEntity).selectFrom('notice_mail_off').select('account').where('account', '=', guid)
  return (await off.executeTakeFirst()) === undefined
}

interface Told extends Pick<Notice, 'id' | 'kind' | 'title' | 'href'> {
  readonly subjectKind: string
  readonly subjectId: string
  readonly toldAt: Date
  readonly readAt: Date | null
}

const noticeOf = ({ id, kind, title, href, subjectKind, subjectId, toldAt, readAt }: Told): Notice => ({
  subject: { kind: subjectKind, id: subjectId },
  ...{ id, kind, title, href, createdAt: isoOf(toldAt), isRead: readAt !== null },
})
