import { accountEmailChanged } from '@ashlar/sdk'
import { type Actor, defineJob, type Tenant, type Transaction, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { CoreDatabase } from '../core-database.ts'
import { expression } from '../sql.ts'
import { AccountEntity } from './account.entity.ts'
import { accountWith, changeAccount } from './account.store.ts'
import type { AccountMail } from './account-mail.service.ts'
import { type AccountNotes, runAsAccount } from './account-notes.ts'
import { attemptLimits, countAttempt, keyOf, refuseTooMany } from './attempt-limits.ts'
import { checkedEmail } from './checked-email.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import { identityErrors } from './identity.errors.ts'
import { newSecret, secretHash } from './secret-token.ts'
import { EmailChangeEntity } from './shopper.entity.ts'
import { confirmEmailMail, knownAddressMail, shopperEmailMail } from './shopper.mails.ts'

/** Looks up the address after the request was answered, so that its answer tells nothing of it (A5). */
const sendEmailChangeMail = defineJob('core.send-email-change-mail', Type.Object({ account: Type.String() }), {
  lane: 'prompt',
})

/** Gives a shopper's account another address, once its owner has shown that the address is theirs. */
export class EmailChangeService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes
  readonly #mail: AccountMail
  readonly #confirmation: ConfirmationService

  constructor(database: CoreDatabase, notes: AccountNotes, mail: AccountMail, confirmation: ConfirmationService) {
    this.#database = database
    this.#notes = notes
    this.#mail = mail
    this.#confirmation = confirmation
  }

  /** @throws 422 naming `email` or `currentPassword`; 429 */
  async ask(
    actor: Actor,
    tenant: Tenant,
    { email: given, currentPassword }: { readonly email: string; readonly currentPassword: string },
    address: string,
  ): Promise<void> {
    const email = checkedEmail(given)
    await this.#confirmation.confirm(actor, currentPassword)
    const from = { key: keyOf('register-from', address), most: attemptLimits.registrationsFromAddress }
    await this.#database.system((tx) => refuseTooMany(tx, [from]))
    await this.#database.system(async (tx) => {
      const key = keyOf('register-of', tenant.guid, email)
      if ((await countAttempt(tx, [{ key, most: attemptLimits.registrationsOfEmail }])) > 0) return
      const wanted = { email, tokenHash: null, expiresAt: expression<Date>`now() + interval '24 hours'` }
      await tx
        .db(EmailChangeEntity)
        .insertInto('email_change')
        .values({ accountGuid: actor.guid, ...wanted })
        .onConflict((conflict) => conflict.column('accountGuid').doUpdateSet(wanted))
        .execute()
      await tx.enqueue(sendEmailChangeMail, { account: actor.guid })
    })
  }

  /** Mail the link to the new address, or tell whoever has an account with it. */
  async send(account: string): Promise<void> {
    const asked = await this.#database.system((tx) => changeWith(tx, 'c.accountGuid', account))
    if (asked === undefined || asked.tenantId === null) return
    const { tenantId: tenant, email } = asked
    const site = await this.#mail.shopperSiteOf(tenant)
    await this.#database.platform('Send the email that confirms a new address', async (tx) => {
      const there = await accountWith(tx, tenant, email)
      if (there === undefined) {
        const secret = newSecret()
        await tx
          .db(EmailChangeEntity)
          .updateTable('email_change')
          .set({ tokenHash: secretHash(secret) })
          .where('accountGuid', '=', account)
          .execute()
        await this.#mail.send(tx, tenant, { ...confirmEmailMail(site, secret), to: email })
        return
      }
      await removeChange(tx, account)
      if (there.state !== 'disabled') await this.#mail.send(tx, tenant, { ...knownAddressMail(site), to: email })
    })
  }

  /** The address that a link confirms; undefined for a link that is over. */
  async addressOf(tenant: string, secret: string): Promise<string | undefined> {
    const row = await this.#database.system((tx) => changeWith(tx, 'c.tokenHash', secretHash(secret)))
    return row?.tenantId === tenant ? row.email : undefined
  }

  /** From now on the address is the account's; the one before is told. @throws 403 LINK_OVER */
  async use(tenant: Tenant, secret: string): Promise<void> {
    const site = await this.#mail.shopperSiteOf(tenant.guid)
    await this.#database.platform('Confirm a new address', async (tx) => {
      const asked = await changeWith(tx, 'c.tokenHash', secretHash(secret))
      if (asked?.tenantId !== tenant.guid) throw identityErrors.LINK_OVER()
      const { accountGuid: guid, displayName, email, before, id } = asked
      const isTaken = (await accountWith(tx, tenant.guid, email)) !== undefined
      if (!(await removeChange(tx, guid)) || isTaken) throw identityErrors.LINK_OVER()
      await changeAccount(tx, guid).set({ email }).execute()
      await this.#notes.putWords(tx, tenant.guid, id, `${displayName} ${email}`)
      await this.#mail.send(tx, tenant.guid, { ...shopperEmailMail(site, email), to: before })
      await runAsAccount({ guid, displayName }, async () => {
        await this.#notes.noteAbout(tx, guid, 'user.email_changed', { from: before, to: email })
        await this.#notes.within(tx, tenant.guid, (own) => own.emit(accountEmailChanged, { account: guid, email }))
      })
    })
  }
}

export const sendEmailChangeMails = work(sendEmailChangeMail, [EmailChangeService], ({ account }, _, service) =>
  service.send(account),
)

const changeWith = (tx: Transaction, by: 'c.accountGuid' | 'c.tokenHash', value: string) =>
  tx
    .db(EmailChangeEntity, AccountEntity)
    .selectFrom('email_change as c')
    .innerJoin('account as a', 'a.guid', 'c.accountGuid')
    .select(['c.accountGuid', 'c.email', 'a.email as before', 'a.id', 'a.displayName', 'a.tenantId'])
    .where(by, '=', value)
    .where('c.expiresAt', '>', ({ fn }) => fn<Date>('now'))
    .where('a.disabledAt', 'is', null)
    .executeTakeFirst()

/** False where somebody else was first. */
async function removeChange(tx: Transaction, account: string): Promise<boolean> {
  const gone = tx.db(EmailChangeEntity).deleteFrom('email_change').where('accountGuid', '=', account)
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}
