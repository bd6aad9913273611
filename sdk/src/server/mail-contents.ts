import { token } from '../definition/token.ts'
import type { RenderedMail } from './mail/render-mail.ts'

/** A mail's content on its way into the database. */
export interface SentMailContent {
  /** As the editor sends it; see `decodeContent`. */
  readonly sent: string | null
  /** JSON text of what is stored now: its nodes are taken as they are, known or not. */
  readonly stored: string | null
  /** Block type of the outermost block, as the module's content kind names it: `email/wrapper`. */
  readonly root: string
}

export interface MailAbout {
  readonly subject: string
  /** What mail programs show beside the subject; may be empty. */
  readonly preheader: string
}

export interface MailRendering {
  /**
   * Told the absolute address of each http or https link of the content, and gives the one to write in its place: an
   * address at which a click is counted. May hold places that `fillMail` fills. Links to unsubscribe, `mailto:` and
   * `tel:` links and pictures stay as they are.
   */
  readonly counted?: (address: string) => string
}

/** Contents of mails that people edit in the visual editor, for the tenant of the running request or job. */
export interface MailContents {
  /**
   * JSON text to store for content that was sent; null for none. Every block passes its schema and its rules of nesting.
   *
   * @throws CONTENT_NOT_READABLE (400), CONTENT_TOO_LARGE (413), CONTENT_NOT_VALID (422, `errors` name the nodes).
   */
  accept(content: SentMailContent): Promise<string | null>
  /** Stored JSON text as the editor reads it, brought forward; `unreadable` is content that is there and can't be read. */
  read(stored: string | null): { readonly content: string | null; readonly unreadable: boolean }
  /**
   * The mail of stored JSON text: whole HTML and the same as text, links and pictures with their absolute addresses.
   * Fill it for each recipient with `fillMail`.
   *
   * @throws MAIL_EMPTY (422) for none, MAIL_ROOT_WRONG, MAIL_BLOCK_BROKEN (422), CONTENT_NOT_READABLE (400).
   */
  render(stored: string | null, about: MailAbout, how?: MailRendering): Promise<RenderedMail>
}
export const MailContents = token<MailContents>('core.mail-contents')
