import {
  type AccountLink,
  type Actor,
  type NewShopper,
  roles,
  type ShopperAccounts,
  type Tenant,
} from '@ashlar/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentTenant } from '../../data/context.ts'
import type { CoreDatabase } from '../core-database.ts'
import { errors } from '../errors.ts'
import type { AccountMail } from './account-mail.service.ts'
import type { AccountNotes } from './account-notes.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import type { EmailChangeService } from './email-change.service.ts'
import { identityErrors } from './identity.errors.ts'
import type { LinkLimit } from './link-limit.ts'
import type { PasswordResetService } from './password-reset.service.ts'
import type { ProfileService } from './profile.service.ts'
import type { RegistrationService } from './registration.service.ts'
import { removeAccount } from './remove-account.ts'
import type { SessionService } from './session.service.ts'
import { sessionContextOf } from './session-context.ts'
import { sessionTokenIn } from './session-cookie.ts'
import { accountClosedMail } from './shopper.mails.ts'
import { type Credentials, setSession, signInWith } from './sign-in.ts'
import { forgetSession } from './sign-out.ts'
import { signedInPerson } from './signed-in-person.ts'

interface Parts {
  readonly database: CoreDatabase
  readonly sessions: SessionService
  readonly registrations: RegistrationService
  readonly emails: EmailChangeService
  readonly passwords: PasswordResetService
  readonly profiles: ProfileService
  readonly confirmation: ConfirmationService
  readonly notes: AccountNotes
  readonly mail: AccountMail
  readonly limit: LinkLimit
}

/** What a website's pages let its shoppers do with their accounts. */
export class ShopperAccountsService implements ShopperAccounts {
  readonly #parts: Parts

  constructor(
    ...[database, sessions, registrations, emails, passwords, profiles, confirmation, notes, mail, limit]: [
      CoreDatabase,
      SessionService,
      RegistrationService,
      EmailChangeService,
      PasswordResetService,
      ProfileService,
      ConfirmationService,
      AccountNotes,
      AccountMail,
      LinkLimit,
    ]
  ) {
    this.#parts = { database, sessions, registrations, emails, passwords, profiles, confirmation, notes, mail, limit }
  }

  register(request: FastifyRequest, shopper: NewShopper): Promise<void> {
    return this.#parts.registrations.ask(websiteOf(request), shopper, request.ip)
  }

  async addressOf(link: AccountLink, secret: string): Promise<string | undefined> {
    const tenant = currentTenant()?.guid
    if (tenant === undefined) return undefined
    const { registrations, emails, passwords } = this.#parts
    if (link === 'registration') return registrations.addressOf(tenant, secret)
    if (link === 'email') return emails.addressOf(tenant, secret)
    return passwords.addressOf(tenant, secret)
  }

  async confirmRegistration(
    request: FastifyRequest,
    reply: FastifyReply,
    confirmed: { readonly secret: string; readonly password: string },
  ): Promise<void> {
    await this.#parts.limit.count(request.ip)
    const context = sessionContextOf(request)
    setSession(request, reply, await this.#parts.registrations.confirm(websiteOf(request), confirmed, context))
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, given: Credentials): Promise<{ isStaff: boolean }> {
    const user = await signInWith(this.#parts.sessions, request, reply, given)
    return { isStaff: user.role_id !== roles.customer }
  }

  askPassword(request: FastifyRequest, email: string): Promise<void> {
    return this.#parts.passwords.ask(websiteOf(request).guid, email, request.ip)
  }

  async usePasswordLink(
    request: FastifyRequest,
    { secret, password }: { readonly secret: string; readonly password: string },
  ): Promise<void> {
    await this.#parts.limit.count(request.ip)
    await this.#parts.passwords.use(secret, websiteOf(request).guid, { password, revokeTokens: false })
  }

  async rename(request: FastifyRequest, displayName: string): Promise<void> {
    await this.#parts.profiles.change(shopperOf(request), { displayName })
  }

  askEmail(
    request: FastifyRequest,
    wanted: { readonly email: string; readonly currentPassword: string },
  ): Promise<void> {
    return this.#parts.emails.ask(shopperOf(request), websiteOf(request), wanted, request.ip)
  }

  async useEmailLink(request: FastifyRequest, secret: string): Promise<void> {
    await this.#parts.limit.count(request.ip)
    await this.#parts.emails.use(websiteOf(request), secret)
  }

  async changePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    change: { readonly currentPassword: string; readonly password: string },
  ): Promise<void> {
    const current = sessionTokenIn(request.headers.cookie)
    setSession(request, reply, await this.#parts.profiles.changePassword(shopperOf(request), current, change))
  }

  async close(request: FastifyRequest, reply: FastifyReply, currentPassword: string): Promise<void> {
    const shopper = shopperOf(request)
    const { guid: tenant } = websiteOf(request)
    const { confirmation, mail, database, notes } = this.#parts
    await confirmation.confirm(shopper, currentPassword)
    const site = await mail.shopperSiteOf(tenant)
    await database.platform(`Close the account ${shopper.guid}`, async (tx) => {
      await notes.noteAbout(tx, shopper.guid, 'user.closed')
      await removeAccount(tx, notes, { guid: shopper.guid, id: shopper.id, tenant })
      await mail.send(tx, tenant, { ...accountClosedMail(site), to: shopper.email })
    })
    forgetSession(request, reply)
  }
}

/** Accounts of shoppers belong to a website. */
function websiteOf({ tenant }: FastifyRequest): Tenant {
  if (tenant === null) throw errors.NOT_FOUND('such website')
  return tenant
}

/** @throws 403 STAFF_ACCOUNT: what staff may do with their accounts is the back office's */
function shopperOf({ actor }: FastifyRequest): Actor {
  const person = signedInPerson(actor)
  if (person.roleId !== roles.customer) throw identityErrors.STAFF_ACCOUNT()
  return person
}
