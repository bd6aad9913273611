import { wayTo } from '@ashlar/playground'
import {
  applyPatch,
  type Block,
  type BlockCatalogue,
  type Content,
  fillProps,
  insertBlock,
  isRefused,
  placement,
  slotsOf,
  upgradeContent,
} from '@ashlar/sdk'
import type { State } from './states.ts'

/** Where a block's states stand: on the page's own ground, or on the dark one. */
export type Ground = 'light' | 'dark'

/** What fills the regions of a block, the first that is taken. */
const fillers = ['card-image', 'text', 'column', 'container', 'image', 'button']

/** One page with every state of a block, each under its name; null for what stands on no page. */
export function pageOf(
  catalogue: BlockCatalogue,
  type: string,
  states: readonly State[],
  ground: Ground,
): Content | null {
  const way = wayTo(catalogue, type)
  if (way.length === 0 || way[0] !== 'wrapper') return type === 'wrapper' ? wrapperPage(catalogue) : null
  const page = new Page(catalogue, ground)
  page.section(
    { type: 'text', props: { tag: 'h1', text: catalogue.get(type)?.title ?? type } },
    { type: 'text', props: { text: type } },
  )
  const narrow = ['section', 'container', 'row', 'column']
  for (const state of states) {
    if (state.isNarrow && !isPlaced(catalogue, 'column', type)) continue
    page.section({ type: 'text', props: { tag: 'h2', text: state.name, customCss: label } })
    page.state(type, state.isNarrow ? narrow : way.slice(1), state)
  }
  return upgradeContent(page.content, catalogue).content
}

const label = 'font: 500 15px/1.4 monospace; letter-spacing: 0; color: var(--muted)'

const isPlaced = (catalogue: BlockCatalogue, parent: string, type: string) =>
  placement(catalogue, { type: parent, props: {} }, undefined, type).allowed

function wrapperPage(catalogue: BlockCatalogue): Content {
  const page = new Page(catalogue, 'light')
  page.section({ type: 'text', props: { tag: 'h1', text: 'Wrapper' } })
  return page.content
}

interface Child {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/** A document that grows by insertions, each allowed by the rules of nesting. */
class Page {
  content: Content
  readonly #catalogue: BlockCatalogue
  readonly #ground: Ground
  #count = 0

  constructor(catalogue: BlockCatalogue, ground: Ground) {
    this.#catalogue = catalogue
    this.#ground = ground
    const version = catalogue.get('wrapper')?.version ?? 1
    this.content = {
      rootNodeId: 'root',
      nodes: { root: { type: 'wrapper', version, props: {}, parent: null, children: [] } },
    }
  }

  /** A band with a container that holds these. */
  section(...children: readonly Child[]): void {
    const section = this.#insert('section', 'root')
    if (this.#ground === 'dark') this.#set(section, { background: { desktop: { backgroundColor: 'dark' } } })
    this.#set(section, { padding: { desktop: { top: 0, bottom: 0 } } })
    const container = this.content.nodes[section]?.children[0] ?? this.#insert('container', section)
    for (const { type, props } of children) this.#set(this.#insert(type, container), props)
  }

  state(type: string, way: readonly string[], { version, props }: State): void {
    let parent = 'root'
    for (const each of way) {
      const before = this.content.nodes[parent]?.children[0]
      // A section brings its container, a row its column.
      const isThere = parent !== 'root' && before !== undefined && this.content.nodes[before]?.type === each
      const id = isThere ? before : this.#insert(each, parent)
      if (each === 'section') {
        this.#set(id, { padding: { desktop: { top: 0, bottom: 0 } } })
        if (this.#ground === 'dark') this.#set(id, { background: { desktop: { backgroundColor: 'dark' } } })
      }
      if (each === 'row') this.#set(id, { columns: 12 })
      if (each === 'column') this.#set(id, { width: { desktop: { span: 1 }, mobile: { span: 3 } } })
      parent = id
    }
    const id = this.#insert(type, parent)
    const node = this.content.nodes[id]
    if (node === undefined) return
    this.content = { ...this.content, nodes: { ...this.content.nodes, [id]: { ...node, version, props } } }
    this.#fill(id)
  }

  /** Something in every region, and in what is nothing but a container. */
  #fill(id: string): void {
    const node = this.content.nodes[id]
    const block = node && this.#catalogue.get(node.type)
    if (node === undefined || block === undefined) return
    const taken = new Set(node.children.map((child) => this.content.nodes[child]?.slot))
    if (block.childCount !== undefined) {
      const { type, prop } = block.childCount
      this.#fillUp(id, type, Number(fillProps<Block>(block, node.props)[prop]))
    }
    const slots = slotsOf(block, fillProps(block, node.props)).filter((slot) => !taken.has(slot))
    for (const slot of slots) this.#fillSlot(id, slot)
    const isEmpty = this.content.nodes[id]?.children.length === 0
    if (block.regions.length === 0 && isEmpty) this.#fillSlot(id, undefined)
    for (const child of this.content.nodes[id]?.children ?? []) {
      if (this.#catalogue.get(this.content.nodes[child]?.type ?? '')?.nesting.as === 'container') this.#fill(child)
    }
  }

  #fillUp(id: string, type: string, count: number): void {
    while ((this.content.nodes[id]?.children.length ?? 0) < count) this.#insert(type, id)
  }

  #fillSlot(parent: string, slot: string | undefined): void {
    const node = this.content.nodes[parent]
    if (node === undefined) return
    const found = fillers.find((type) => placement(this.#catalogue, node, slot, type).allowed)
    if (found === undefined) return
    const id = this.#insert(found, parent, slot)
    if (found === 'text') this.#set(id, { text: `What stands in ${slot ?? 'it'}. A sentence or two is enough.` })
  }

  #insert(type: string, parent: string, slot?: string): string {
    const index = this.content.nodes[parent]?.children.length ?? 0
    const target = { parent, index, ...(slot !== undefined && { slot }) }
    const newId = () => `n${this.#count++}`
    const outcome = insertBlock(this.content, this.#catalogue, type, target, { newId })
    if (isRefused(outcome)) throw new Error(`${type} in ${parent}: ${outcome.refused}`)
    this.content = applyPatch(this.content, outcome.patch)
    return outcome.id
  }

  #set(id: string, props: Readonly<Record<string, unknown>>): void {
    const node = this.content.nodes[id]
    if (node === undefined) return
    const changed = { ...node, props: { ...node.props, ...props } }
    this.content = { ...this.content, nodes: { ...this.content.nodes, [id]: changed } }
  }
}
