import { randomUUID } from 'node:crypto'
import type { KeptMail } from '@ashlar/sdk/platform'
import type { Actor, Mailer, Transaction } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import { accountWith } from '../identity/account.store.ts'
import { putLink } from '../identity/account-link.ts'
import type { AccountMail } from '../identity/account-mail.service.ts'
import { checkedEmail } from '../identity/checked-email.ts'
import { invitationLink, invitationMail } from '../identity/identity.mails.ts'
import { keepsMail } from '../identity/kept-mail.ts'
import { fixedRoleName } from '../identity/role.store.ts'

export interface InvitedMember {
  readonly email: string
  readonly displayName: string
  readonly role_id: number
}

/** People of agencies come by invitation: an account without a tenant and without a password, and a mailed link. */
export class AgencyInvitations {
  readonly #mail: AccountMail
  readonly #mailer: Mailer

  constructor(mail: AccountMail, mailer: Mailer) {
    this.#mail = mail
    this.#mailer = mailer
  }

  /**
   * Within the platform's unit of work; gives the account's id and the link.
   *
   * @throws 409 when there is an account without a tenant with this email; 422 for what is none
   */
  async invite(
    tx: Transaction,
    by: Actor,
    agencyGuid: string,
    { role_id: roleId, ...given }: InvitedMember,
  ): Promise<{ id: number; link: string }> {
    const person = {
      guid: randomUUID(),
      email: checkedEmail(given.email),
      displayName: given.displayName.trim(),
      roleId,
    }
    if (await accountWith(tx, null, person.email))
      throw errors
        .ALREADY_TAKEN('email')
        .at({ path: 'email', message: `There is already an account with ${person.email}.` })
    const { id } = await tx
      .db(AccountEntity)
      .insertInto('account')
      .values(({ fn }) => ({ ...person, agencyGuid, passwordHash: '', invitedAt: fn<Date>('now') }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, link: await this.send(tx, by, person) }
  }

  /** Mail a new link to somebody who has not accepted; it ends the one before. */
  async send(
    tx: Transaction,
    { displayName: by }: Pick<Actor, 'displayName'>,
    person: { readonly guid: string; readonly email: string; readonly displayName: string; readonly roleId: number },
  ): Promise<string> {
    const site = await this.#mail.siteOf(null)
    const secret = await putLink(tx, 'invitation', person.guid)
    const mail = invitationMail({ site, by, role: fixedRoleName(person.roleId), secret })
    await this.#mail.send(tx, null, { ...mail, to: person.email, toName: person.displayName })
    return invitationLink(site, secret)
  }

  /** What waits in the outbox instead of leaving, with its link for the person who asked; undefined when it leaves. */
  async kept(actor: Actor, link: string): Promise<KeptMail | undefined> {
    if (!(await keepsMail(this.#mailer, null))) return undefined
    return actor.by === 'session' ? { link } : {}
  }
}
