import { type Person, type PersonalData, roles } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { tenantOfWork } from '../media/byte-store.ts'
import { accountOf } from './account.store.ts'
import type { AccountNotes } from './account-notes.ts'
import { removeAccount } from './remove-account.ts'
import { RegistrationEntity } from './shopper.entity.ts'

/** The account of a shopper, and what they typed to get one. Accounts of staff are removed by staff. */
export class AccountData implements PersonalData {
  readonly id = 'core.account'
  readonly title = 'Account'
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes

  constructor(database: CoreDatabase, notes: AccountNotes) {
    this.#database = database
    this.#notes = notes
  }

  async export({ account }: Person): Promise<unknown> {
    if (account === undefined) return undefined
    const tenant = tenantOfWork()
    return this.#database.system((tx) =>
      accountOf(tx, account)
        .select(['email', 'displayName', 'createdAt', 'signedInAt'])
        .where('tenantId', '=', tenant)
        .where('roleId', '=', roles.customer)
        .executeTakeFirst(),
    )
  }

  async erase({ account, email = '' }: Person): Promise<void> {
    const tenant = tenantOfWork()
    await this.#database.platform('Erase the account of a person', async (tx) => {
      const registrations = tx.db(RegistrationEntity).deleteFrom('registration')
      await registrations.where('tenantGuid', '=', tenant).where('email', '=', email).execute()
      if (account === undefined) return
      const row = await accountOf(tx, account)
        .select(['guid', 'id'])
        .where('tenantId', '=', tenant)
        .where('roleId', '=', roles.customer)
        .executeTakeFirst()
      if (row) await removeAccount(tx, this.#notes, { ...row, tenant })
    })
  }
}
