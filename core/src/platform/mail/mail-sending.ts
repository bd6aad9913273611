import type { MailTransport, OutgoingMail, Settings } from '@ashlar/sdk/server'
import { runAs } from '../../data/index.ts'
import type { TenantDirectory } from '../../host/tokens.ts'

export interface Sender {
  /** Guid; null for mails of the platform. */
  readonly tenant: string | null
  readonly name: string
  /** Host name of the tenant, for an address nobody has chosen. */
  readonly host: string
}

/** Hands mails to the transport that the installation has, as the tenant whose mails they are. */
export class MailSending {
  readonly #transport: MailTransport | undefined
  readonly #settings: Settings
  readonly #tenants: TenantDirectory

  constructor(transport: MailTransport | undefined, settings: Settings, tenants: TenantDirectory) {
    this.#transport = transport
    this.#settings = settings
    this.#tenants = tenants
  }

  /**
   * What sent it, in a name for people; undefined, and nothing is sent, without a transport or while none is set up.
   *
   * @throws what the transport throws
   */
  async send(sender: Sender, mail: Omit<OutgoingMail, 'from' | 'host'>): Promise<string | undefined> {
    const transport = this.#transport
    if (transport === undefined) return undefined
    const tenant = sender.tenant === null ? null : await this.#tenants.byGuid(sender.tenant)
    return runAs({ tenant }, async () => {
      const name = await transport.name()
      if (name === undefined) return undefined
      const from = tenant === null ? { name: sender.name, address: '' } : await this.#from(sender)
      await transport.send({ ...mail, from, host: sender.host })
      return name
    })
  }

  async #from({ name }: Sender): Promise<OutgoingMail['from']> {
    const settings = await this.#settings.platform()
    return { name: settings.mail_from_name || settings.company_name || name, address: settings.mail_from_address }
  }
}
