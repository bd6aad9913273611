import type { Database, Tenant } from '@ashlar/sdk/server'
import { currentContext, runAs } from '../../data/context.ts'
import { AgencyEntity } from '../agencies/agency.entity.ts'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import type { InvitationService } from '../identity/invitation.service.ts'
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

  constructor(database: Database, tenants: Tenants, invitations: InvitationService, pages: PageService) {
    this.#database = database
    this.#tenants = tenants
    this.#invitations = invitations
    this.#pages = pages
  }

  /** @throws 422 and 409 naming the fields, for host names as for the owner */
  async create(
    { owner, homePage, ...tenant }: NewWebsite,
    author: Author,
  ): Promise<{ readonly tenant: Tenant; readonly invitation: OwnerInvitation | undefined }> {
    return this.#database.platform(`Set up the website ${tenant.name}`, async (tx) => {
      if (tenant.agencyId !== undefined) {
        const agencies = tx.db(AgencyEntity).selectFrom('agency').select('id')
        if (!(await agencies.where('id', '=', tenant.agencyId).executeTakeFirst()))
          throw errors.INVALID_FIELDS().at({ path: 'agency', message: 'There is no such agency.' })
      }
      const made = await this.#tenants.create(tenant)
      const invitation = owner && (await this.invite(made, owner, author))
      if (homePage) {
        await runAs({ ...currentContext(), tenant: made }, () =>
          // A home page says who is there by itself: its title is for lists and search engines.
          this.#pages.create({ title: 'Home', slug: '', showPageTitle: false }, author),
        )
      }
      return { tenant: made, invitation }
    })
  }

  /** @throws 409 and 422 naming `email` */
  async invite(tenant: Tenant, owner: FirstOwner, author: Author): Promise<OwnerInvitation> {
    const link = await this.#invitations.inviteOwner({ displayName: author.name || system.brand }, tenant, owner)
    return { email: owner.email.trim(), link }
  }
}
