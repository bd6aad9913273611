import type {
  CurrentTenant,
  Environment,
  MailTransport,
  OpenMailTransport,
  OutgoingMail,
  OutsideFetch,
  Settings,
} from '@ashlar/sdk/server'
import { SmtpSettings } from '../settings.ts'
import { handOver, type MailServer, openServer } from './hand-over.ts'
import { hostPrivate } from './mail.errors.ts'

interface Server {
  readonly connection: MailServer['connection']
  /** The address of whoever signs in to it, for mails whose sender has chosen none. */
  readonly fallback: string | undefined
}

/** A website's own mail server, else the installation's. */
export class SmtpTransport implements MailTransport {
  readonly #tenant: CurrentTenant
  readonly #settings: Settings
  readonly #environment: Environment
  readonly #outside: OutsideFetch

  constructor(tenant: CurrentTenant, settings: Settings, environment: Environment, outside: OutsideFetch) {
    this.#tenant = tenant
    this.#settings = settings
    this.#environment = environment
    this.#outside = outside
  }

  async name(): Promise<string | undefined> {
    const own = await this.#own()
    if (own) return own.mail_host
    const url = this.#ofInstallation()
    return url && new URL(url).hostname
  }

  /** @throws MAIL_HOST_PRIVATE (422) for a website's server within the installation's own network (T14) */
  async send(mail: OutgoingMail): Promise<void> {
    const { connection, fallback } = await this.#server()
    await handOver({ connection, from: senderOf(mail, fallback) }, mail)
  }

  /** @throws as `send` */
  async open(): Promise<OpenMailTransport> {
    const { connection, fallback } = await this.#server()
    const server = await openServer(connection)
    return { send: (mail) => server.send(senderOf(mail, fallback), mail), close: server.close }
  }

  async #server(): Promise<Server> {
    const own = await this.#own()
    if (own) {
      const { mail_host: name, mail_port: port, mail_security: security, mail_user: user } = own
      const address = await this.#outside.addressOf(name)
      if (address === undefined) throw hostPrivate(name)
      const password = await this.#settings.secret('mail_password')
      const connection = { address, name, port, security, user, password }
      return { connection, fallback: user.includes('@') ? user : undefined }
    }
    const url = this.#ofInstallation()
    if (url === undefined) throw new Error('No mail server is configured.')
    return { connection: url, fallback: senderIn(url) }
  }

  async #own(): Promise<SmtpSettings | undefined> {
    if (this.#tenant.get() === null) return undefined
    const settings = await this.#settings.plain(SmtpSettings)
    return settings.mail_host === '' ? undefined : settings
  }

  #ofInstallation(): string | undefined {
    return this.#environment.get('SMTP_URL')
  }
}

function senderOf({ from, host }: OutgoingMail, fallback: string | undefined): OutgoingMail['from'] {
  return { ...from, address: from.address || (fallback ?? `no-reply@${host}`) }
}

/** `SMTP_URL` may name the sender as `?from=`; a user name that is an address will do as well. */
function senderIn(smtpUrl: string): string | undefined {
  const { searchParams, username } = new URL(smtpUrl)
  return searchParams.get('from') ?? (username.includes('%40') ? decodeURIComponent(username) : undefined)
}
