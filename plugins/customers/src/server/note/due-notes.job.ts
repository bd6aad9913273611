import { dayIn } from '@ashlar/sdk'
import {
  CurrentTenant,
  Database,
  defineJob,
  Mailer,
  People,
  type Schedule,
  Settings,
  type Transaction,
  work,
} from '@ashlar/sdk/server'
import Type from 'typebox'
import { dueNotesMail } from './due-notes.mail.ts'
import { NoteEntity } from './note.entity.ts'
import { type NoteRow, shownNotes } from './note.store.ts'

/** Notes that one mail reminds of; more wait for the next one of the same run. */
const atOnce = 100

export const remindOfNotes = defineJob('customers.remind-of-notes', Type.Object({}))

/** In the morning, by the clock of each website. */
export const everyMorning: Schedule = { job: remindOfNotes.id, cron: '0 7 * * *', each: 'tenant' }

/** Each person who wrote a note that is due is mailed once, and again when the note becomes due on another day. */
export const remindingOfNotes = work(
  remindOfNotes,
  [Database, Settings, People, Mailer, CurrentTenant],
  async (_payload, { signal }, database, settings, people, mailer, current) => {
    const website = current.get()
    if (website?.plan !== 'enterprise') return
    const { time_zone, language } = await settings.platform()
    const today = dayIn(time_zone)
    const place = { origin: website.origin, language }
    const accounts = await database.tenant((tx) => accountsWithDueNotes(tx, today))
    for (const guid of accounts) {
      const account = await people.find(guid)
      const isWorking = account !== undefined && (await people.staff({ ids: [account.id] })).length > 0
      for (let isMore = true; isMore && !signal.aborted; ) {
        isMore = await database.tenant(async (tx) => {
          const rows = await dueNotes(tx, guid, today)
          if (isWorking && rows.length > 0) {
            await mailer.send(tx, dueNotesMail(account, await shownNotes(tx, rows), place))
          }
          await tx.em.nativeUpdate(NoteEntity, { id: { $in: rows.map(({ id }) => id) } }, { reminded: true })
          return rows.length === atOnce
        })
      }
    }
  },
)

async function accountsWithDueNotes(tx: Transaction, today: string): Promise<string[]> {
  const rows = await tx
    .db(NoteEntity)
    .selectFrom('note')
    .select('account')
    .distinct()
    .where('isDone', '=', false)
    .where('reminded', '=', false)
    .where('dueDate', '<=', today)
    .execute()
  return rows.flatMap(({ account }) => account ?? [])
}

/** Held until the mail is written, so that two runs at once remind once. */
function dueNotes(tx: Transaction, account: string, today: string): Promise<NoteRow[]> {
  return tx
    .db(NoteEntity)
    .selectFrom('note')
    .selectAll()
    .where('account', '=', account)
    .where('isDone', '=', false)
    .where('reminded', '=', false)
    .where('dueDate', '<=', today)
    .orderBy('dueDate')
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute()
}
