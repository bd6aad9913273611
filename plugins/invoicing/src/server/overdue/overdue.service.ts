import type { Database } from '@ashlar/sdk/server'
import { documentOverdue } from '../../contract.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import type { DocumentService } from '../document/document.service.ts'
import { told } from '../document/told.ts'
import { isOfficeHour } from '../reminders/office-hours.ts'

/** Invoices that are told of in one unit of work. */
const pageSize = 100

/** Tells of invoices that passed their due date. */
export class OverdueService {
  readonly #database: Database
  readonly #documents: DocumentService

  constructor(database: Database, documents: DocumentService) {
    this.#database = database
    this.#documents = documents
  }

  /** Each invoice once, however many look for it; unless it is night on the website, when nobody wants to be written to. */
  async tell(signal: AbortSignal): Promise<void> {
    const { today, timeZone } = await this.#documents.rules()
    if (!isOfficeHour(timeZone)) return
    let told = pageSize
    while (told === pageSize && !signal.aborted) told = await this.#tellSome(today)
  }

  #tellSome(today: string): Promise<number> {
    return this.#database.tenant(async (tx) => {
      const found = await tx
        .db(DocumentEntity)
        .selectFrom('document')
        .select('id')
        .where('type', '=', 'invoice')
        .where('status', 'in', ['pending_payment', 'partial_payment'])
        .where('isDeleted', '=', false)
        .where('overdueAt', 'is', null)
        .where('dueKey', '<', today)
        .orderBy('dueKey')
        .orderBy('id')
        .limit(pageSize)
        .forNoKeyUpdate()
        .skipLocked()
        .execute()
      const ids = found.map(({ id }) => id)
      const rows = await tx
        .db(DocumentEntity)
        .updateTable('document')
        .set(({ fn }) => ({ overdueAt: fn<Date>('now') }))
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
        .returningAll()
        .execute()
      for (const row of rows) await tx.emit(documentOverdue, told(row))
      return rows.length
    })
  }
}
