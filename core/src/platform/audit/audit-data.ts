import type { Person, PersonalData } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { tenantOfWork } from '../media/byte-store.ts'
import { holdsAddress } from '../personal-data/holds-address.ts'
import { sql } from '../sql.ts'
import { eraseLines } from './erased-lines.ts'

/** Lines of the audit log that name a person's email address. Modules erase the lines of their records themselves. */
export class AuditData implements PersonalData {
  readonly id = 'core.audit'
  readonly title = 'Audit log'
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  /** What staff did is not the person's: nothing is handed over. */
  async export(): Promise<undefined> {}

  async erase({ email = '' }: Person): Promise<void> {
    if (email === '') return
    const tenant = tenantOfWork()
    await this.#database.system((tx) => eraseLines(tx, tenant, holdsAddress(sql`a.details::text`, email)))
  }
}
