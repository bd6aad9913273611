import type { CollectionMembers } from '@ashlar/sdk'
import {
  type MailAttachment,
  type MailAttachmentSource,
  MailRefused,
  type MailTransport,
  type OutgoingMail,
  type Settings,
} from '@ashlar/sdk/server'
import { runAs } from '../../data/index.ts'
import type { TenantDirectory } from '../../host/tokens.ts'
import type { MessageIds } from './message-ids.ts'

export interface Sender {
  /** Guid; null for mails of the platform. */
  readonly tenant: string | null
  readonly name: string
  /** Host name of the tenant, for an address nobody has chosen. */
  readonly host: string
}

/** A mail before its sender is known and its files are read. */
export interface WaitingMail extends Omit<OutgoingMail, 'messageId' | 'from' | 'host' | 'attachments'> {
  /** Names it among the website's mails, for its message id. */
  readonly name: string
  readonly attachments: readonly MailAttachment[]
}

/** A mail without files, before its sender is known. */
export interface MailOfMany extends Omit<WaitingMail, 'attachments'> {
  /** Instead of the name in the settings, unless it is empty. */
  readonly fromName: string
}

export interface OpenSending {
  /** @throws as `MailTransport.send` */
  send(mail: MailOfMany): Promise<void>
  close(): void
}

/** Hands mails to the transport that the installation has, as the tenant whose mails they are. */
export class MailSending {
  readonly #transport: MailTransport | undefined
  readonly #settings: Settings
  readonly #tenants: TenantDirectory
  readonly #attachments: CollectionMembers<MailAttachmentSource>
  readonly #messageIds: MessageIds

  constructor(
    transport: MailTransport | undefined,
    settings: Settings,
    tenants: TenantDirectory,
    attachments: CollectionMembers<MailAttachmentSource>,
    messageIds: MessageIds,
  ) {
    this.#transport = transport
    this.#settings = settings
    this.#tenants = tenants
    this.#attachments = attachments
    this.#messageIds = messageIds
  }

  /**
   * What sent it, in a name for people; undefined, and nothing is sent, without a transport or while none is set up.
   *
   * @throws MailRefused for a file that is not there any more, and what the transport throws
   */
  async send(sender: Sender, mail: WaitingMail): Promise<string | undefined> {
    const transport = this.#transport
    if (transport === undefined) return undefined
    const tenant = sender.tenant === null ? null : await this.#tenants.byGuid(sender.tenant)
    return runAs({ tenant }, async () => {
      const server = await transport.name()
      if (server === undefined) return undefined
      const from = tenant === null ? { name: sender.name, address: '' } : await this.#from(sender)
      const attachments = await this.#read(mail.attachments)
      const { name, ...rest } = mail
      const messageId = await this.#messageIds.of(name, sender.host, mail.to.address)
      await transport.send({ ...rest, messageId, from, host: sender.host, attachments })
      return server
    })
  }

  /**
   * Connect for many mails of the running job's tenant; undefined without a transport or while none is set up.
   *
   * @throws what the transport throws where the server is away
   */
  async open(sender: Sender): Promise<OpenSending | undefined> {
    const transport = this.#transport
    if (transport === undefined || (await transport.name()) === undefined) return undefined
    const from = await this.#from(sender)
    const connection = await transport.open?.()
    return {
      send: async ({ fromName, name, ...mail }) => {
        const messageId = await this.#messageIds.of(name, sender.host, mail.to.address)
        const own = { from: { ...from, name: fromName || from.name }, host: sender.host, attachments: [] }
        return (connection ?? transport).send({ ...mail, ...own, messageId })
      },
      close: () => connection?.close(),
    }
  }

  async #read(wanted: readonly MailAttachment[]): Promise<OutgoingMail['attachments']> {
    const read: OutgoingMail['attachments'][number][] = []
    for (const { source, id, name } of wanted) {
      const file = await this.#attachments.find(source)?.read(id)
      if (file === undefined) throw new MailRefused(`The attachment “${name}” does not exist any more.`)
      read.push({ name, ...file })
    }
    return read
  }

  async #from({ name }: Sender): Promise<OutgoingMail['from']> {
    const settings = await this.#settings.platform()
    return { name: settings.mail_from_name || settings.company_name || name, address: settings.mail_from_address }
  }
}
