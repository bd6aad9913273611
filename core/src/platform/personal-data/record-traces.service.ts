import type { RecordReference, RecordTraces } from '@ashlar/sdk/server'
import { currentFrame } from '../../data/unit-of-work.ts'
import { eraseLinesOf } from '../audit/erased-lines.ts'
import type { CoreDatabase } from '../core-database.ts'
import { eraseMailsAbout } from '../mail/erased-mails.ts'
import { tenantOfWork } from '../media/byte-store.ts'

/** A tenant's request changes no line of the audit log, so this is platform work. */
export class RecordTracesService implements RecordTraces {
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  async erase(records: readonly RecordReference[]): Promise<void> {
    if (currentFrame()) throw new Error('Erase the traces of records outside of a unit of work.')
    if (records.length === 0) return
    const tenant = tenantOfWork()
    await this.#database.system(async (tx) => {
      await eraseMailsAbout(tx, tenant, records)
      await eraseLinesOf(tx, tenant, records)
    })
  }
}
