import type { Block, BlockProps } from '../definition/block.ts'

/**
 * Elements of MJML that a block may become in a mail. Those that take markup as it is (`mj-raw`, `mj-style`,
 * `mj-table`) are not among them: what a person typed reaches a mail as text or as sanitised rich text only.
 */
export type MailTag =
  | 'mj-body'
  | 'mj-wrapper'
  | 'mj-section'
  | 'mj-group'
  | 'mj-column'
  | 'mj-text'
  | 'mj-image'
  | 'mj-button'
  | 'mj-divider'
  | 'mj-spacer'

/** One element of a mail, as data; the server makes tables that mail programs show alike of it. */
export interface MailElement {
  readonly tag: MailTag
  /** Attributes of MJML by name. Undefined writes nothing; what is no address, text or plain CSS value is left out. */
  readonly attributes?: Readonly<Record<string, string | number | undefined>>
  readonly children?: readonly MailElement[]
  /** Plain text of an `mj-text` or `mj-button`; escaped where it is written. */
  readonly text?: string
  /** Rich text of an `mj-text`, as it is stored; made safe, and its links absolute, where it is written. */
  readonly html?: string
}

/** A picture as a mail names it: an absolute address. */
export interface MailPicture {
  readonly src: string
  /** Alternative text of the media record, for a block that sets none. */
  readonly altText?: string
}

/** What a block may know besides its props when it becomes part of a mail. */
export interface MailView {
  /** An absolute address for a stored one, or undefined where there is none (T7). */
  link(address: string): string | undefined
  picture(address: string): MailPicture | undefined
  /** A stored colour as `#rrggbb`, theme colours among them; undefined for none, transparent ones included. */
  colour(colour: string): string | undefined
  /** What can be read on a ground of this stored colour, as `#rrggbb`. */
  colourOn(ground: string): string
  /** Stands for the recipient's own link to unsubscribe, until the sender fills the mail for each (`fillMail`). */
  readonly unsubscribeLink: string
  readonly companyName: string
  /** BCP 47 tag. */
  readonly language: string
}

/** What a block's mail renderer is given. Pure, as every renderer. */
export interface MailInput<B extends Block> {
  readonly props: BlockProps<B>
  readonly view: MailView
  /** Pixels in which the block stands; 600 for the outermost. */
  readonly width: number
  /** Elements of the children, given the pixels in which they stand; the block's own width without it. */
  readonly children: (width?: number) => readonly MailElement[]
}

/** How a block becomes part of a mail; null for one that has nothing to show. */
export type MailRenderer<B extends Block> = (input: MailInput<B>) => MailElement | null
