import type { BlockCatalogue } from '../../content/catalogue.ts'
import { nodeAt } from '../../content/lookup.ts'
import type { Content } from '../../content/node.ts'
import { isOpaque } from '../../content/upgrade.ts'
import type { Block } from '../../definition/block.ts'
import type { BlockRenderer } from '../../renderer/define.ts'
import type { MailElement, MailView } from '../../renderer/mail.ts'
import { prepared } from '../../renderer/prepared.ts'
import { AshlarError, defineErrors } from '../errors.ts'
import { type MailBody, unsubscribeUrl } from './fill-mail.ts'
import { mailText } from './mail-text.ts'
import { compileMjml } from './mjml.ts'
import { mjmlDocument } from './mjml-tree.ts'

/** Pixels of every mail. */
export const mailWidth = 600

export interface MailDocument {
  /** Brought forward (`upgradeContent`). Its outermost block becomes an `mj-body`. */
  readonly content: Content
  readonly blocks: BlockCatalogue
  readonly renderers: ReadonlyMap<string, BlockRenderer>
  readonly view: MailView
  readonly subject: string
  /** What mail programs show beside the subject; may be empty. */
  readonly preheader: string
  /** Told of a block that fails, besides the error that the whole mail is refused with. */
  readonly failed?: (block: Block, error: unknown) => void
  /** CSS lists of fonts. */
  readonly fonts: { readonly body: string; readonly heading: string }
}

export interface RenderedMail extends MailBody {
  /** Whether it holds a link to unsubscribe, which `fillMail` fills in as `unsubscribe_url`. */
  readonly canUnsubscribe: boolean
  /** Types of blocks that are not part of the mail: not installed, or without a form for mails. */
  readonly leftOut: readonly string[]
  /** What MJML would rather have otherwise, for authors of blocks. */
  readonly warnings: readonly string[]
}

export const mailErrors = defineErrors('MAIL', {
  ROOT_WRONG: [422, (type: string) => `An email can't begin with the block "${type}".`],
  BLOCK_BROKEN: [422, (title: string) => `The block "${title}" can't be used in an email. Change or remove it.`],
})

/**
 * A content tree as a mail: HTML of tables that mail programs show alike, and the same as text. Places that differ by
 * recipient stay as `{{name}}`, see `fillMail`. Compiled in a thread of its own, and once for the same content.
 *
 * @throws MAIL_ROOT_WRONG, MAIL_BLOCK_BROKEN (422): a mail is whole or not at all.
 */
export async function renderMail(document: MailDocument): Promise<RenderedMail> {
  const { content, view, subject, preheader, fonts } = document
  const leftOut = new Set<string>()
  const [body] = elementsOf(document, content.rootNodeId, mailWidth, leftOut)
  if (body?.tag !== 'mj-body') throw mailErrors.ROOT_WRONG(nodeAt(content, content.rootNodeId)?.type ?? '')
  const linkColour = view.colour('primary') ?? '#0000ee'
  const look = { link: view.link, colour: view.colour, linkColour, headingFont: fonts.heading }
  const head = { subject, preheader, font: fonts.body, language: view.language }
  const { html, warnings } = await compileMjml(mjmlDocument(body, head, look))
  return {
    html,
    warnings,
    text: mailText(body, view.link),
    canUnsubscribe: html.includes(`href="{{${unsubscribeUrl}}}"`),
    leftOut: [...leftOut],
  }
}

/** The element of one node; none for one that is hidden or has no form for mails. */
function elementsOf(document: MailDocument, id: string, width: number, leftOut: Set<string>): readonly MailElement[] {
  const { content, blocks, renderers, view } = document
  const node = nodeAt(content, id)
  if (!node || node.hidden) return []
  const block = blocks.get(node.type)
  const mail = renderers.get(node.type)?.mail
  if (!block || !mail || isOpaque(node, blocks)) {
    leftOut.add(node.type)
    return []
  }
  const { props } = prepared(block, node.props, 'site')
  const children = (inner = width) => node.children.flatMap((child) => elementsOf(document, child, inner, leftOut))
  const element = madeBy(document, block, () => mail({ props: props as never, view, width, children }))
  return element ? [element] : []
}

function madeBy({ failed }: MailDocument, block: Block, make: () => MailElement | null): MailElement | null {
  try {
    return elementOf(make())
  } catch (cause) {
    if (cause instanceof AshlarError && cause.code === 'MAIL_BLOCK_BROKEN') throw cause
    failed?.(block, cause)
    throw mailErrors.BLOCK_BROKEN(block.title).causedBy(cause)
  }
}

/** What a package gave may be anything, a promise too. */
function elementOf(made: MailElement | Promise<unknown> | null | undefined): MailElement | null {
  if (made === null || made === undefined) return null
  if (typeof made === 'object' && 'tag' in made) return made
  if (made instanceof Promise) made.catch(() => undefined)
  throw new Error('The email renderer returned no email element.')
}
