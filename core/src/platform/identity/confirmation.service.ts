import type { Actor } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { SignInAttemptEntity } from './account.entity.ts'
import { accountOf } from './account.store.ts'
import { attemptLimits, keyOf, refuseTooMany } from './attempt-limits.ts'
import { identityErrors } from './identity.errors.ts'
import { refuseWhenBusy, verifyPassword } from './password.ts'
import { signedInPerson } from './signed-in-person.ts'

/** Asks once more for the password before something that must not be done from an open browser alone (T23). */
export class ConfirmationService {
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  /** @throws 403 for an API token; 422 naming `currentPassword` when it is missing or wrong; 429 after ten of them */
  async confirm(actor: Actor, password: string | undefined): Promise<void> {
    signedInPerson(actor)
    if (password === undefined || password === '') {
      throw identityErrors.PASSWORD_NEEDED().at({ path: 'currentPassword', message: 'Enter your password.' })
    }
    refuseWhenBusy()
    const key = keyOf('confirmation', actor.guid)
    await this.#database.system((tx) => refuseTooMany(tx, [{ key, most: attemptLimits.confirmation }]))
    const row = await this.#database.system((tx) => accountOf(tx, actor.guid).select('passwordHash').executeTakeFirst())
    if (row === undefined || !(await verifyPassword(password, row.passwordHash))) {
      throw identityErrors.PASSWORD_NEEDED().at({ path: 'currentPassword', message: 'This password is wrong.' })
    }
    await this.#database.system((tx) =>
      tx.db(SignInAttemptEntity).deleteFrom('sign_in_attempt').where('key', '=', key).execute(),
    )
  }
}
