import { token } from '../definition/token.ts'

/** One mail on its way out, made by the core: its words are checked and no header can be smuggled in by them. */
export interface OutgoingMail {
  /** The same for every try, so that a mail that was taken twice can be told as one. */
  readonly messageId: string
  /** `address` is empty where nobody has chosen one. */
  readonly from: { readonly name: string; readonly address: string }
  /** Host name of the website, for addresses that nobody has chosen. */
  readonly host: string
  readonly to: { readonly name: string; readonly address: string }
  /** An address, or empty. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array }[]
}

/** This very mail was not taken, so that trying again is of no use. */
export class MailRefused extends Error {
  override readonly name: string = 'MailRefused'
}

/** The server takes no mail of this sender: it would refuse every other one as well. */
export class MailSenderRefused extends MailRefused {
  override readonly name = 'MailSenderRefused'
}

/** This very mail was not taken now and may be later, while the server takes others. */
export class MailPostponed extends Error {
  override readonly name = 'MailPostponed'
}

/** Connections to whoever delivers mails, kept while many are handed over. */
export interface OpenMailTransport {
  /** As `MailTransport.send`; several at a time. */
  send(mail: OutgoingMail): Promise<void>
  /** Never rejects. */
  close(): void
}

/**
 * Takes mails out of the outbox to whoever delivers them. Brought by a package; without one mails are kept, to be read and
 * sent later. Both speak for the tenant of the running work, or for the platform where there is none.
 */
export interface MailTransport {
  /** What sends, in a name for people; undefined while nothing is set up. */
  name(): Promise<string | undefined>
  /**
   * Hand over one mail, once: the outbox tries again. Asked outside of any unit of work.
   *
   * @throws MailRefused, MailPostponed, or any other Error where the server is away; the message is shown to people
   */
  send(mail: OutgoingMail): Promise<void>
  /**
   * Open a connection for many mails. Without this method each is handed over by itself.
   *
   * @throws Error where the server is away
   */
  open?(): Promise<OpenMailTransport>
}
export const MailTransport = token<MailTransport>('core.mail-transport')
