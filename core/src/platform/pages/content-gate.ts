import {
  acceptedFrom,
  blankContent,
  blockTypesOf,
  type Content,
  type ContentNode,
  type ContentProblem,
  checkContent,
  layoutChanges,
  nodeAt,
  permission,
  upgradeContent,
  wordsOf,
} from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import {
  AshlarError,
  compiledCheck,
  contentRefusal,
  rawTextsOf,
  sanitiseContent,
  storedContent,
  withoutRaw,
} from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { currentContext } from '../../data/index.ts'
import { documentErrors } from '../document.errors.ts'
import { RefusedCss } from './refused-css.ts'

const mayLayOut = permission(core, 'page_layout', 'can_edit')

/** Stored content as it can be shown: null with `unreadable` is content that is there and can't be read (OPEN-127). */
export interface ReadContent {
  readonly content: Content | null
  readonly unreadable: boolean
}

export interface Acceptance {
  /** Block types that the root may have; without it, those whose block says so. */
  readonly roots?: readonly string[]
  /** Documents whose nodes are accepted as they are, most likely ones first; read only while a node is in doubt. */
  readonly stored: () => AsyncIterable<Content>
}

/** What may become a document's content, and what stored content says to the composition that is running. */
export class ContentGate {
  readonly #composition: Pick<Composition, 'blocks'>
  readonly #css = new RefusedCss()

  constructor(composition: Pick<Composition, 'blocks'>) {
    this.#composition = composition
  }

  /** Stored content brought forward to the present data versions, its rich text sanitised. */
  read(json: string | null): ReadContent {
    if (json === null) return { content: null, unreadable: false }
    try {
      return { content: this.#current(storedContent(json)), unreadable: false }
    } catch (error) {
      if (error instanceof AshlarError) return { content: null, unreadable: true }
      throw error
    }
  }

  /**
   * The content to store for content that was sent. Every node passes its block's schema, its rules of nesting and those
   * of custom CSS, or equals a stored one (architecture, section 7). Raw HTML stays what it is when whoever asks may
   * write it, or when it is stored already; otherwise it is made safe (T5).
   *
   * @throws CONTENT_NOT_VALID (422) naming the nodes with the reasons.
   */
  async accept(sent: Content, { roots, stored }: Acceptance): Promise<Content> {
    const { blocks } = this.#composition
    const content = upgradeContent(sent, blocks).content
    const rules = { check: compiledCheck, ...(roots && { root: roots }) }
    const doubtful: ContentNode[] = []
    // The first look only gathers the nodes in doubt; most documents have none.
    let problems = checkContent(content, blocks, (_id, node) => doubtful.push(node) > 0, rules)
    const refusedCss = problems.length > 0 ? [] : this.#css.problems(content, blocks)
    const nodeOf = ({ nodeId = '' }: ContentProblem) => nodeAt(content, nodeId)
    doubtful.push(...refusedCss.flatMap((problem) => nodeOf(problem) ?? []))
    if (doubtful.length > 0) {
      const kept = await this.#amongStored(doubtful, stored())
      const isKept = (node: ContentNode | undefined) => node !== undefined && kept.has(node)
      problems = [
        ...checkContent(content, blocks, (_id, node) => isKept(node), rules),
        ...refusedCss.filter((problem) => !isKept(nodeOf(problem))),
      ]
    }
    if (problems.length > 0) throw contentRefusal(problems)
    return this.#withOwnRaw(sanitiseContent(content, blocks), stored)
  }

  /**
   * Content-only mode: whoever may change pages and not their layout changes texts, pictures and links of the blocks that
   * are there.
   *
   * @throws LAYOUT_NOT_ALLOWED (403) naming what else was changed.
   */
  assertLayoutKept(before: Content | null, after: Content | null): void {
    const rights = currentContext()?.rights
    // The installation's own work asks nobody.
    if (rights === undefined || rights?.can(mayLayOut)) return
    const { blocks } = this.#composition
    const current = (content: Content | null) => this.#current(content ?? blankContent())
    const [first, ...more] = layoutChanges(current(before), current(after), blocks)
    if (!first) return
    const errors = [first, ...more]
      .slice(0, 20)
      .map(({ nodeId, path, message }) => ({ path: `nodes/${nodeId}${path}`, message }))
    throw documentErrors.LAYOUT_NOT_ALLOWED(first.message).at(...errors)
  }

  /** Whether a block of this type is there. */
  knows(type: string): boolean {
    return this.#composition.blocks.get(type) !== undefined
  }

  words(content: Content | null): string {
    return content === null ? '' : wordsOf(content, this.#composition.blocks)
  }

  types(content: Content | null): readonly string[] {
    return content === null ? [] : blockTypesOf(content)
  }

  #current(content: Content): Content {
    return sanitiseContent(upgradeContent(content, this.#composition.blocks).content, this.#composition.blocks)
  }

  async #withOwnRaw(content: Content, stored: Acceptance['stored']): Promise<Content> {
    const { blocks } = this.#composition
    const rights = currentContext()?.rights
    if (rights === undefined) return content
    const raw = rawTextsOf(content, blocks).filter(({ permission }) => !rights?.can(permission))
    const wanted = new Set(raw.map(({ html }) => html))
    if (wanted.size === 0) return content
    const refused = new Set(wanted)
    for await (const document of stored()) {
      for (const { html } of rawTextsOf(this.#current(document), blocks)) refused.delete(html)
      if (refused.size === 0) break
    }
    return withoutRaw(content, blocks, ({ html }) => !refused.has(html))
  }

  /** Those nodes that are stored just so. Stored data counts as it lies there and brought forward. */
  async #amongStored(nodes: readonly ContentNode[], documents: AsyncIterable<Content>): Promise<Set<ContentNode>> {
    const wanted = new Set(nodes)
    const found = new Set<ContentNode>()
    for await (const document of documents) {
      const isStored = acceptedFrom([document, this.#current(document)])
      for (const node of wanted) {
        if (!isStored('', node)) continue
        wanted.delete(node)
        found.add(node)
      }
      if (wanted.size === 0) break
    }
    return found
  }
}
