import { type Block, type BlockCatalogue, type Content, type ContentNode, upgradeContent } from '@ashlar/sdk'
import type { State } from './states.ts'

const root = 'email/wrapper'

/** A mail with every state of a block of mails, each under its name; of the block around everything one for each state. */
export function mailsOf(catalogue: BlockCatalogue, block: Block, states: readonly State[]): readonly Content[] {
  const wide = states.filter(({ isNarrow }) => !isNarrow)
  const groups = block.type === root ? wide.map((state) => [state]) : [wide]
  return groups.map((group) => {
    const mail = new Mail(catalogue, block.type === root ? group[0] : undefined)
    for (const state of group) mail.add(block.type, state)
    return upgradeContent(mail.content, catalogue).content
  })
}

class Mail {
  content: Content
  readonly #catalogue: BlockCatalogue

  constructor(catalogue: BlockCatalogue, around: State | undefined) {
    this.#catalogue = catalogue
    const { version = this.#versionOf(root), props = {} } = around ?? {}
    this.content = { rootNodeId: 'root', nodes: { root: { type: root, version, props, parent: null, children: [] } } }
  }

  add(type: string, state: State): void {
    const section = this.#node('email/section', 'root', type === 'email/section' ? state : undefined)
    const container = this.#node('email/container', section, type === 'email/container' ? state : undefined)
    const label = `<p>${type}: ${state.name}</p>`
    this.#node('email/textbox', container, { version: this.#versionOf('email/textbox'), props: { text: label } })
    if (!['email/section', 'email/container', root].includes(type)) this.#node(type, container, state)
  }

  #node(type: string, parent: string, state: Pick<State, 'version' | 'props'> | undefined): string {
    const { nodes } = this.content
    const id = `m${Object.keys(nodes).length}`
    const above = nodes[parent]
    if (above === undefined) throw new Error(`There is no ${parent}.`)
    const { version = this.#versionOf(type), props = {} } = state ?? {}
    const node: ContentNode = { type, version, props, parent, children: [] }
    const grown = { ...above, children: [...above.children, id] }
    this.content = { ...this.content, nodes: { ...nodes, [parent]: grown, [id]: node } }
    return id
  }

  #versionOf = (type: string): number => this.#catalogue.get(type)?.version ?? 1
}
