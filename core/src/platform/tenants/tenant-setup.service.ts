import { type Database, roles, type Tenant } from '@ashlar/sdk/server'
import { currentContext, runAs } from '../../data/context.ts'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import type { Accounts } from '../identity/account.service.ts'
import { refuseWeak } from '../identity/password-rules.ts'
import type { PageService } from '../pages/page.service.ts'
import type { NewTenant, Tenants } from './tenant.service.ts'

export interface NewWebsite extends NewTenant {
  readonly owner?: { readonly email: string; readonly displayName: string; readonly password: string } | undefined
  /** Begin with an empty home page, as a draft. */
  readonly homePage?: boolean | undefined
}

/** Makes a tenant with what its people need to begin: whole, or nothing of it. */
export class TenantSetup {
  readonly #database: Database
  readonly #tenants: Tenants
  readonly #accounts: Accounts
  readonly #pages: PageService

  constructor(database: Database, tenants: Tenants, accounts: Accounts, pages: PageService) {
    this.#database = database
    this.#tenants = tenants
    this.#accounts = accounts
    this.#pages = pages
  }

  /** @throws 422 and 409 naming the fields, for host names as for the owner */
  async create({ owner, homePage, ...tenant }: NewWebsite, author: Author): Promise<Tenant> {
    if (owner !== undefined) refuseWeak(owner.password, owner.email)
    return this.#database.platform(`Set up the website ${tenant.name}`, async (tx) => {
      if (tenant.agencyId !== undefined) {
        const known = await tx.sql`select from core.agency where id = ${tenant.agencyId}`
        if (known.length === 0)
          throw errors.INVALID_FIELDS().at({ path: 'agency', message: 'There is no such agency.' })
      }
      const made = await this.#tenants.create(tenant)
      if (owner !== undefined) await this.#accounts.create({ ...owner, tenant: made.guid, roleId: roles.owner })
      if (homePage) {
        await runAs({ ...currentContext(), tenant: made }, () =>
          this.#pages.create({ title: 'Home', slug: '' }, author),
        )
      }
      return made
    })
  }
}
