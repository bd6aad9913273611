import { type Block, type Content, mediaAddressesIn, upgradeContent } from '@ashlar/sdk'
import {
  decodeContent,
  defineErrors,
  encodeContent,
  type MailAbout,
  type MailContents,
  type MailRendering,
  type Media,
  mailFonts,
  mailView,
  type RenderedMail,
  renderMail,
  type SentMailContent,
  type Settings,
  storedContent,
} from '@ashlar/sdk/server'
import { type Composition, Faults } from '@ashlar/sdk/surface'
import { currentTenant } from '../../data/index.ts'
import type { ContentGate } from '../pages/content-gate.ts'

const errors = defineErrors('MAIL', {
  EMPTY: [422, () => 'The email has no content yet. Add some blocks first.'],
})

/** Contents of mails, for modules that send them. */
export class MailContentsService implements MailContents {
  readonly #composition: Composition
  readonly #gate: ContentGate
  readonly #settings: Settings
  readonly #media: Media

  constructor(composition: Composition, gate: ContentGate, settings: Settings, media: Media) {
    this.#composition = composition
    this.#gate = gate
    this.#settings = settings
    this.#media = media
  }

  async accept({ sent, stored, root }: SentMailContent): Promise<string | null> {
    const content = decodeContent(sent)
    if (content === null) return null
    return JSON.stringify(await this.#gate.accept(content, { roots: [root], stored: () => this.#before(stored) }))
  }

  read(stored: string | null) {
    const { content, unreadable } = this.#gate.read(stored)
    return { content: content && encodeContent(content), unreadable }
  }

  async render(stored: string | null, about: MailAbout, { counted }: MailRendering = {}): Promise<RenderedMail> {
    if (stored === null) throw errors.EMPTY()
    const { blocks, renderers } = this.#composition
    const { content } = upgradeContent(storedContent(stored), blocks)
    const settings = await this.#settings.platform()
    const media = await this.#media.byAddress(mediaAddressesIn(content))
    const view = mailView({ settings, origin: currentTenant()?.origin ?? '', media, counted })
    const failed = (block: Block, error: unknown) => this.#report(block, error)
    return renderMail({ content, blocks, renderers, view, failed, fonts: mailFonts(settings), ...about })
  }

  #report({ type }: Block, error: unknown): void {
    const { packages } = this.#composition
    const owner = packages.find(({ blocks }) => blocks.some((block) => block.type === type))
    if (owner === undefined) return
    const place = `${type} in an email`
    this.#composition.resolve(Faults).report({ package: owner.name, where: 'block', place, error })
  }

  /** What can't be read any more has no nodes to keep. */
  async *#before(stored: string | null): AsyncGenerator<Content> {
    if (stored !== null && !this.#gate.read(stored).unreadable) yield storedContent(stored)
  }
}
