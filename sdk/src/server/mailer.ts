import { type CollectionMember, defineCollection } from '../definition/collection.ts'
import { token } from '../definition/token.ts'
import type { Transaction } from './database.ts'
import type { RecordReference } from './record-traces.ts'

/** A file of a mail: which source of `mailAttachments` has it, and what it is called there. */
export interface MailAttachment {
  readonly source: string
  readonly id: number
  /** With its ending: `Invoice 12.pdf`. */
  readonly name: string
}

/** Where files of mails come from, such as the papers of a module. */
export interface MailAttachmentSource extends CollectionMember {
  /**
   * The bytes of a file, outside of any unit of work; undefined where there is none any more, and then the mail is not
   * sent. Called again for each try.
   */
  read(id: number): Promise<{ readonly mimeType: string; readonly bytes: Uint8Array } | undefined>
}
export const mailAttachments = defineCollection<MailAttachmentSource>('core.mail-attachments')

/** A mail to one person. Addresses are checked by whoever takes them; the sender is the tenant's, from its settings. */
export interface Mail {
  /** What it is for, `<module>.<purpose>`: `core.invitation`. Shown in the outbox, and counted by it. */
  readonly purpose: string
  readonly to: string
  readonly toName?: string
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string
  readonly subject: string
  /** Always there: what people without HTML read. */
  readonly text: string
  /** Without it the text is put into the layout of system mails; a paragraph that is only an address becomes a link. */
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Parts of the text that let their reader act as the receiver: the secret of a link, or a code. They are hidden
   * wherever the mail is shown and deleted when the mail server has taken it. Each has 6 characters or more.
   */
  readonly secrets?: readonly string[]
  /** Files that go with it. They are asked for when it is sent, so what cannot be had then holds up the mail. */
  readonly attachments?: readonly MailAttachment[]
  /** Records that it tells of: the outbox deletes it when they are erased; see `RecordTraces`. */
  readonly about?: readonly RecordReference[]
  /**
   * Guid of the tenant whose mail it is, where platform work (such as a password's reset) acts for one. Within a
   * tenant's unit of work it is that tenant's, whatever stands here.
   */
  readonly tenant?: string
}

/** Mails of the tenant of the unit of work; of the platform in platform work. */
export interface Mailer {
  /**
   * Put a mail into the outbox, in the transaction of the work: sent if it commits, never if it does not. Kept and
   * retried while the mail server is away; with none configured it can be read under Outbox in the admin.
   *
   * Mails whose purpose begins with `core.` may hold links that sign somebody in: only owners can read those. The
   * `secrets` of a mail are shown only while it is kept for want of a mail server, and never to an API token.
   *
   * @returns the id of the mail in the outbox
   * @throws MAIL_ADDRESS_INVALID (422) for what is no single address; TypeError for a secret that the text does not hold
   */
  send(tx: Transaction, mail: Mail): Promise<number>
  /** Whether a mail server is named, the tenant's own or the installation's: without one mails wait in the outbox. */
  isConfigured(): Promise<boolean>
}
export const Mailer = token<Mailer>('core.mailer')
