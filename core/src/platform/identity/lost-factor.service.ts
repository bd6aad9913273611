import type { User } from '@ashlar/sdk/platform'
import type { Actor, Tenant } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import type { AccountMail } from './account-mail.service.ts'
import type { AccountNotes } from './account-notes.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import { identityErrors } from './identity.errors.ts'
import { about, personOf } from './people.service.ts'
import { refuseAbove, refuseOwnAccount } from './person-rules.ts'
import type { SecondFactorService } from './second-factor.service.ts'
import type { UserService } from './user.service.ts'

/** Lets somebody in again who has lost phone and recovery codes (T23): others have to see to it that it is they. */
export class LostFactorService {
  readonly #database: CoreDatabase
  readonly #confirmation: ConfirmationService
  readonly #factor: SecondFactorService
  readonly #notes: AccountNotes
  readonly #mail: AccountMail
  readonly #users: UserService

  constructor(
    database: CoreDatabase,
    confirmation: ConfirmationService,
    factor: SecondFactorService,
    notes: AccountNotes,
    mail: AccountMail,
    users: UserService,
  ) {
    this.#database = database
    this.#confirmation = confirmation
    this.#factor = factor
    this.#notes = notes
    this.#mail = mail
    this.#users = users
  }

  /**
   * Switch the second factor of another person off; they are told by mail, so that what was not asked for is noticed.
   *
   * @throws 404; 403 for people above the actor; 409 for the own account, which has its profile for that, and where no
   *   second factor is on; 422 without the actor's password
   */
  async switchOff(actor: Actor, tenant: Tenant, id: number, currentPassword: string | undefined): Promise<User> {
    const known = await this.#database.system((tx) => personOf(tx, tenant, id))
    refuseAbove(actor, known)
    refuseOwnAccount(actor, known)
    if (known.totpSince === null) throw identityErrors.NO_SECOND_FACTOR()
    await this.#confirmation.confirm(actor, currentPassword)
    const site = await this.#mail.siteOf(tenant.guid)
    await this.#factor.switchOff(known.guid, async (tx) => {
      const person = await personOf(tx, tenant, id)
      refuseAbove(actor, person)
      await this.#notes.note(tx, tenant.guid, { ...about(person), action: 'user.second_factor_removed' })
      const what = `${actor.displayName} switched off two-factor authentication for your account on ${site.name}. You now sign in with your password only.`
      await this.#mail.tell(tx, tenant.guid, { site, what, to: person.email })
    })
    return this.#users.find(id)
  }
}
