import type { Mail, Mailer, Settings, Transaction } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import { currentContext, runAs } from '../../data/context.ts'
import { system } from '../system.ts'
import { originOf } from '../tenants/host-name.ts'
import type { TenantLookUp } from '../tenants/tenant-directory.ts'
import type { AccountNotes } from './account-notes.ts'
import { changedMail, type MailingSite } from './identity.mails.ts'
import type { ShopperSite } from './shopper.mails.ts'

/** Mails to the people of a tenant, or of the platform: from its own site, whatever host was asked (H2). */
export class AccountMail {
  readonly #notes: AccountNotes
  readonly #mailer: Mailer
  readonly #directory: TenantLookUp
  readonly #config: Config
  readonly #settings: Pick<Settings, 'platform'>

  constructor(
    ...[notes, mailer, directory, config, settings]: [
      AccountNotes,
      Mailer,
      TenantLookUp,
      Config,
      Pick<Settings, 'platform'>,
    ]
  ) {
    this.#notes = notes
    this.#mailer = mailer
    this.#directory = directory
    this.#config = config
    this.#settings = settings
  }

  /** The place that mails name, and to which their links lead. */
  async siteOf(tenant: string | null): Promise<MailingSite> {
    const known = tenant === null ? null : await this.#directory.byGuid(tenant)
    const { platformHost, port } = this.#config
    return known ?? { name: system.brand, origin: originOf(platformHost ?? 'localhost', port) }
  }

  /** The same of a website, with the language in which its shoppers are written to. Outside of units of work. */
  async shopperSiteOf(guid: string): Promise<ShopperSite> {
    const tenant = await this.#directory.byGuid(guid)
    if (tenant === null) throw new Error(`There is no website ${guid}.`)
    const { language } = await runAs({ ...currentContext(), tenant }, () => this.#settings.platform())
    return { name: tenant.name, origin: tenant.origin, language }
  }

  /** Within the platform's unit of work that brings the mail about. */
  async send(tx: Transaction, tenant: string | null, mail: Mail): Promise<void> {
    await this.#notes.within(tx, tenant, (own) => this.#mailer.send(own, mail))
  }

  /** Tell somebody what was done with their account, so that what was not theirs is noticed. */
  tell(tx: Transaction, tenant: string | null, of: { site: MailingSite; to: string; what: string }): Promise<void> {
    return this.send(tx, tenant, { ...changedMail(of), to: of.to })
  }
}
