import { randomUUID } from 'node:crypto'
import type { KeptMail, Me, User } from '@ashlar/sdk/platform'
import { type Actor, type Mailer, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { type Account, AccountEntity } from './account.entity.ts'
import { changeAccount } from './account.store.ts'
import { linkedAccount, putLink, useLink } from './account-link.ts'
import { type AccountNotes, runAsAccount, titleOf } from './account-notes.ts'
import { checkedEmail } from './checked-email.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import { identityErrors } from './identity.errors.ts'
import { invitationLink, invitationMail } from './identity.mails.ts'
import { keepsMail } from './kept-mail.ts'
import { hashPassword } from './password.ts'
import { refuseWeak } from './passwords/password-rules.ts'
import { refuseAbove } from './person-rules.ts'
import { type AccountRole, accountRole, fixedRoleName, roleIdOf, roleWith } from './role.store.ts'
import { type RoleGrants, refuseOwnerBy } from './role-grants.ts'
import { openSession, userOf } from './session.service.ts'
import type { SessionContext } from './session-context.ts'
import type { UserService } from './user.service.ts'

export interface Invitation {
  readonly email: string
  readonly displayName?: string | undefined
  readonly role_id: number
  readonly currentPassword?: string | undefined
}

const members = ['guid', 'id', 'email', 'displayName', 'roleId', 'customRoleId', 'isPlatformAdministrator'] as const

/** Whom somebody invited; `kept` while no mail server is set up. */
export interface Sent {
  readonly user: User
  readonly kept?: KeptMail
}

type Invited = Pick<Account, 'guid' | 'id' | 'email' | 'displayName' | 'roleId' | 'customRoleId'>

/** People come by invitation: an account without a password, and a mailed link that lets its reader choose one. */
export class InvitationService {
  readonly #database: CoreDatabase
  readonly #notes: AccountNotes
  readonly #confirmation: ConfirmationService
  readonly #users: UserService
  readonly #mailer: Mailer
  readonly #grants: RoleGrants

  constructor(
    database: CoreDatabase,
    notes: AccountNotes,
    confirmation: ConfirmationService,
    users: UserService,
    mailer: Mailer,
    grants: RoleGrants,
  ) {
    this.#database = database
    this.#notes = notes
    this.#confirmation = confirmation
    this.#users = users
    this.#mailer = mailer
    this.#grants = grants
  }

  /**
   * Invite somebody to the website. Whoever makes an owner says their own password.
   *
   * @throws 403 for a role above the actor's or with rights that the actor lacks; 409 for an email that has an account;
   *   422 for what is none
   */
  async invite(actor: Actor, tenant: Tenant, invitation: Invitation): Promise<Sent> {
    const email = checkedEmail(invitation.email)
    if (invitation.role_id === roles.owner) {
      refuseOwnerBy(actor)
      await this.#confirmation.confirm(actor, invitation.currentPassword)
    }
    const { id, link } = await this.#database.platform(`Invite a person to the website ${tenant.id}`, async () => {
      const role = accountRole(await this.#grants.toGive(actor, tenant, invitation.role_id))
      return this.#add(actor, tenant, { ...invitation, email, role })
    })
    return this.#sent(actor, tenant, id, link)
  }

  /**
   * Invite an owner from outside of the website: the first one, in the unit of work that makes it, or another. Who has
   * not accepted yet is invited again. Gives the mailed link, for an installation from which no mail leaves yet.
   *
   * @throws 409 for who has an account there already; 422 for what is no email
   */
  inviteOwner(
    by: Pick<Actor, 'displayName'>,
    tenant: Tenant,
    owner: Pick<Invitation, 'email' | 'displayName'>,
  ): Promise<string> {
    const email = checkedEmail(owner.email)
    return this.#database.platform(`Invite an owner to the website ${tenant.id}`, async (tx) => {
      const known = await tx
        .db(AccountEntity)
        .updateTable('account')
        .set(({ fn }) => ({ invitedAt: fn<Date>('now') }))
        .where('tenantId', '=', tenant.guid)
        .where('email', '=', email)
        .where('roleId', '=', roles.owner)
        .where('state', '=', 'invited')
        .returning(members)
        .executeTakeFirst()
      if (known === undefined) {
        const role = { roleId: roles.owner, customRoleId: null }
        return (await this.#add(by, tenant, { ...owner, email, role })).link
      }
      await this.#note(tx, tenant, known, 'user.invited_again')
      return this.#send(tx, by, tenant, known)
    })
  }

  /** @throws 409 for an email that has an account */
  #add(
    by: Pick<Actor, 'displayName'>,
    tenant: Tenant,
    { email, role, ...invitation }: Pick<Invitation, 'email' | 'displayName'> & { readonly role: AccountRole },
  ): Promise<{ id: number; link: string }> {
    const guid = randomUUID()
    const name = invitation.displayName?.trim() ?? ''
    return this.#database.platform(`Invite the account ${guid}`, async (tx) => {
      if (role.roleId !== roles.customer) await this.#database.forTenant(tenant.guid, (own) => assertRoom(own, 'users'))
      const person = { guid, email, displayName: name, ...role }
      const row = await tx
        .db(AccountEntity)
        .insertInto('account')
        .values(({ fn }) => ({ ...person, tenantId: tenant.guid, passwordHash: '', invitedAt: fn<Date>('now') }))
        .onConflict((conflict) => conflict.columns(['tenantId', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row === undefined) {
        throw errors.ALREADY_TAKEN('email').at({ path: 'email', message: `There is already an account with ${email}.` })
      }
      await this.#notes.putWords(tx, tenant.guid, row.id, `${name} ${email}`)
      const link = await this.#send(tx, by, tenant, person)
      await this.#note(tx, tenant, { ...person, id: row.id }, 'user.invited')
      return { id: row.id, link }
    })
  }

  /**
   * Mail a new link; it ends the one before.
   *
   * @throws 404; 403 for somebody above the actor, or with rights that the actor lacks; 409 for who has accepted already
   */
  async resend(actor: Actor, tenant: Tenant, id: number): Promise<Sent> {
    const link = await this.#database.platform(`Resend the invitation of the account ${id}`, async (tx) => {
      const person = await tx
        .db(AccountEntity)
        .updateTable('account')
        .set(({ fn }) => ({ invitedAt: fn<Date>('now') }))
        .where('tenantId', '=', tenant.guid)
        .where('id', '=', id)
        .where('invitedAt', 'is not', null)
        .where('disabledAt', 'is', null)
        .returning(members)
        .executeTakeFirst()
      if (person === undefined) {
        const accounts = tx.db(AccountEntity).selectFrom('account').select('id').where('tenantId', '=', tenant.guid)
        const known = await accounts.where('id', '=', id).executeTakeFirst()
        throw known === undefined ? errors.NOT_FOUND('such person') : identityErrors.INVITATION_ACCEPTED()
      }
      refuseAbove(actor, person)
      // The reply may hold the link, which makes its reader that person: only for whoever may give the role.
      if (actor.by === 'session') await this.#grants.toGive(actor, tenant, roleIdOf(person))
      const made = await this.#send(tx, actor, tenant, person)
      await this.#note(tx, tenant, person, 'user.invited_again')
      return made
    })
    return this.#sent(actor, tenant, id, link)
  }

  /** The link is for the person who asked, in this one reply: a token that read it could become whom it invites. */
  async #sent(actor: Actor, tenant: Tenant, id: number, link: string): Promise<Sent> {
    const user = await this.#users.find(id)
    if (!(await keepsMail(this.#mailer, tenant))) return { user }
    return { user, kept: actor.by === 'session' ? { link } : {} }
  }

  /** Whom a link invites. @throws 403 LINK_OVER */
  async look(
    secret: string,
    tenant: Tenant | null,
  ): Promise<{ email: string; displayName: string; role_id: number; roleName: string }> {
    const account = await this.#database.system((tx) => linkedAccount(tx, 'invitation', secret, tenant?.guid ?? null))
    const { email, displayName } = account
    return { email, displayName, role_id: roleIdOf(account), roleName: await this.#roleName(account.tenantId, account) }
  }

  /**
   * Take the invitation: the account gets its name and password, and is signed in.
   *
   * @throws 403 LINK_OVER; 422 for a password that is too simple
   */
  async accept(
    secret: string,
    tenant: Tenant | null,
    given: { readonly displayName: string; readonly password: string },
    context: SessionContext,
  ): Promise<{ token: string; user: Me['user'] }> {
    const { email } = await this.look(secret, tenant)
    await refuseWeak(given.password, { email, site: tenant?.name ?? '' })
    const hash = await hashPassword(given.password)
    return this.#database.platform('Accept an invitation', async (tx) => {
      const account = await useLink(tx, 'invitation', secret, tenant?.guid ?? null)
      const name = given.displayName.trim()
      const row = await changeAccount(tx, account.guid)
        .set({ passwordHash: hash, displayName: name, invitedAt: null })
        .returning(members)
        .executeTakeFirst()
      if (row === undefined) throw identityErrors.LINK_OVER()
      await this.#notes.putWords(tx, account.tenantId, account.id, `${name} ${account.email}`)
      await runAsAccount({ guid: account.guid, displayName: name }, () =>
        this.#notes.noteAbout(tx, account.guid, 'user.invitation_accepted'),
      )
      return { token: await openSession(this.#notes, tx, account.guid, context), user: userOf(row) }
    })
  }

  async #send(
    tx: Transaction,
    { displayName: by }: Pick<Actor, 'displayName'>,
    tenant: Tenant,
    person: Omit<Invited, 'id'>,
  ): Promise<string> {
    const secret = await putLink(tx, 'invitation', person.guid)
    const mail = invitationMail({ site: tenant, by, role: await this.#roleName(tenant.guid, person), secret })
    const to = { to: person.email, ...(person.displayName !== '' && { toName: person.displayName }) }
    await this.#notes.within(tx, tenant.guid, (own) => this.#mailer.send(own, { ...mail, ...to }))
    return invitationLink(tenant, secret)
  }

  /** What the role of an account of a tenant is called; only fixed ones without a tenant. */
  async #roleName(tenant: string | null, account: AccountRole): Promise<string> {
    if (tenant === null) return fixedRoleName(account.roleId)
    const role = await this.#database.forTenant(tenant, (own) => roleWith(own, roleIdOf(account)))
    return role?.name ?? ''
  }

  async #note(tx: Transaction, tenant: Tenant, person: Invited, action: string) {
    const details = { role: await this.#roleName(tenant.guid, person) }
    return this.#notes.note(tx, tenant.guid, { action, entityId: person.id, title: titleOf(person), details })
  }
}
