import type { Person, PersonalData } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { tenantOfWork } from '../media/byte-store.ts'
import { holdsAddress } from '../personal-data/holds-address.ts'
import { run, sql } from '../sql.ts'
import { eraseMails } from './erased-mails.ts'

/** Mails of the outbox that a person got, or that name their email address. */
export class MailData implements PersonalData {
  readonly id = 'core.mail'
  readonly title = 'Emails'
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  /** Those that the person got; what staff wrote to each other is not theirs. Secrets are hidden. */
  async export({ email = '' }: Person): Promise<unknown> {
    if (email === '') return undefined
    const mails = await this.#database.tenant((tx) =>
      run<object>(
        tx,
        sql`select created_at as "createdAt", sent_at as "sentAt", subject, text from core.mail
          where lower(to_address) = ${email} order by id`,
      ),
    )
    return mails.length === 0 ? undefined : mails
  }

  async erase({ email = '' }: Person): Promise<void> {
    if (email === '') return
    const tenant = tenantOfWork()
    const texts = sql`concat_ws(' ', m.to_address, m.reply_to, m.subject, m.text, m.html, m.headers::text)`
    await this.#database.system((tx) => eraseMails(tx, tenant, holdsAddress(texts, email)))
  }
}
