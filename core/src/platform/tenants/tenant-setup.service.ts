import type { Database, Mailer, Tenant } from '@ashlar/sdk/server'
import { currentContext, runAs } from '../../data/context.ts'
import { AgencyEntity } from '../agencies/agency.entity.ts'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import type { InvitationService } from '../identity/invitation.service.ts'
import { keepsMail } from '../identity/kept-mail.ts'
import type { PageService } from '../pages/page.service.ts'
import { system } from '../system.ts'
import type { NewTenant, Tenants } from './tenant.service.ts'

export interface FirstOwner {
  readonly email: string
  readonly displayName?: string | undefined
}

/** What was mailed, for whoever made the website: on a new installation mails may not leave yet. */
export interface OwnerInvitation {
  readonly email: string
  readonly link: string
  /** No mail server is set up: the mail waits in the outbox. */
  readonly isKept: boolean
}

export interface NewWebsite extends NewTenant {
  /** Gets an invitation by mail. */
  readonly owner?: FirstOwner | undefined
  /** Begin with an empty home page, as a draft. */
  readonly homePage?: boolean | undefined
}

/** Makes a tenant with what its people need to begin: whole, or nothing of it. */
export class TenantSetup {
  readonly #database: Database
  readonly #tenants: Tenants
  readonly #invitations: InvitationService
  readonly #pages: PageService
  readonly #mailer: Mailer

  constructor(
    database: Database,
    tenants: Tenants,
    invitations: InvitationService,
    pages: PageService,
    mailer: Mailer,
  ) {
    this.#database = database
    this.#tenants = tenants
    this.#invitations = invitations
    this.#pages = pages
    this.#mailer = mailer
  }

  /** @throws 422 and 409 naming the fields, for host names as for the owner */
  async create(
    { owner, homePage, ...tenant }: NewWebsite,
    author: Author,
  ): Promise<{ readonly tenant: Tenant; readonly invitation: OwnerInvitation | undefined }> {
    const set = await this.#database.platform(`Set up the website ${tenant.name}`, async (tx) => {
      if (tenant.agencyId !== undefined) {
        const agencies = tx.db(AgencyEntity).selectFrom('agency').select('id')
        if (!(await agencies.where('id', '=', tenant.agencyId).executeTakeFirst()))
          throw errors.INVALID_FIELDS().at({ path: 'agency', message: 'There is no such agency.' })
      }
      const made = await this.#tenants.create(tenant)
      const link = owner && (await this.#link(made, owner, author))
      if (homePage) {
        await runAs({ ...currentContext(), tenant: made }, () =>
          // A home page says who is there by itself: its title is for lists and search engines.
          this.#pages.create({ title: 'Home', slug: '', showPageTitle: false }, author),
        )
      }
      return { tenant: made, link }
    })
    const invitation = owner && set.link !== undefined ? await this.#told(set.tenant, owner, set.link) : undefined
    return { tenant: set.tenant, invitation }
  }

  /** @throws 409 and 422 naming `email` */
  async invite(tenant: Tenant, owner: FirstOwner, author: Author): Promise<OwnerInvitation> {
    return this.#told(tenant, owner, await this.#link(tenant, owner, author))
  }

  #link(tenant: Tenant, owner: FirstOwner, author: Author): Promise<string> {
    return this.#invitations.inviteOwner({ displayName: author.name || system.brand }, tenant, owner)
  }

  async #told(tenant: Tenant, owner: FirstOwner, link: string): Promise<OwnerInvitation> {
    return { email: owner.email.trim(), link, isKept: await keepsMail(this.#mailer, tenant) }
  }
}
