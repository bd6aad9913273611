import type { Settings } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import { runAs } from '../../data/index.ts'
import type { TenantDirectory } from '../../host/tokens.ts'
import { type Network, publicNetwork } from '../../http/safe-fetch.ts'
import { mailErrors } from './mail.errors.ts'
import type { MailServer } from './mail-server.ts'

export interface Sender {
  /** Guid; null for mails of the platform. */
  readonly tenant: string | null
  readonly name: string
  /** Host name of the tenant, for an address nobody has chosen. */
  readonly host: string
}

/** Which mail server sends for a tenant: its own, else the installation's. */
export class MailServers {
  readonly #config: Pick<Config, 'smtpUrl'>
  readonly #settings: Settings
  readonly #tenants: TenantDirectory
  readonly #network: Network

  constructor(
    config: Pick<Config, 'smtpUrl'>,
    settings: Settings,
    tenants: TenantDirectory,
    network: Network = publicNetwork,
  ) {
    this.#config = config
    this.#settings = settings
    this.#tenants = tenants
    this.#network = network
  }

  /**
   * Null while none is configured.
   *
   * @throws MAIL_HOST_PRIVATE (422) for a tenant's server within the installation's own network (T14)
   */
  async of(sender: Sender): Promise<MailServer | null> {
    const tenant = sender.tenant === null ? null : await this.#tenants.byGuid(sender.tenant)
    if (tenant === null) return this.#ofInstallation(sender, sender.name, '')
    return runAs({ tenant }, async () => {
      const settings = await this.#settings.platform()
      const name = settings.mail_from_name || settings.company_name || sender.name
      const address = settings.mail_from_address
      if (settings.mail_host === '') return this.#ofInstallation(sender, name, address)
      const { mail_host: host, mail_port: port, mail_security: security, mail_user: user } = settings
      return {
        host,
        connection: {
          address: await this.#checked(host),
          name: host,
          port,
          security,
          user,
          password: await this.#settings.secret('mail_password'),
        },
        from: { name, address: address || (user.includes('@') ? user : `no-reply@${sender.host}`) },
      }
    })
  }

  #ofInstallation({ host }: Sender, name: string, address: string): MailServer | null {
    const { smtpUrl } = this.#config
    if (smtpUrl === undefined) return null
    const from = { name, address: address || (senderIn(smtpUrl) ?? `no-reply@${host}`) }
    return { host: new URL(smtpUrl).hostname, connection: smtpUrl, from }
  }

  async #checked(host: string): Promise<string> {
    const addresses = await this.#network.resolve(host)
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => this.#network.isAllowed(address, host))) {
      throw mailErrors.MAIL_HOST_PRIVATE(host)
    }
    return first.address
  }
}

/** `SMTP_URL` may name the sender as `?from=`; a user name that is an address will do as well. */
function senderIn(smtpUrl: string): string | undefined {
  const { searchParams, username } = new URL(smtpUrl)
  return searchParams.get('from') ?? (username.includes('%40') ? decodeURIComponent(username) : undefined)
}
