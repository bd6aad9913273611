import { wayTo } from '@ashlar/playground'
import { type Block, type BlockCatalogue, type Content, type ContentNode, groupOf } from '@ashlar/sdk'
import { compileCustomCss } from '@ashlar/sdk/server'
import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** A page full of blocks whose texts are hostile. */
export interface HostilePage {
  readonly content: Content
  /** Pairs of a prop and a text that it holds. */
  readonly pairs: number
}

const blocksOnPage = 200

const kinds = ['picture', 'other'] as const
type Kind = (typeof kinds)[number]

const hasPlaces = ([block, kind]: readonly [Block, Kind]) => placesOf(block, kind).length > 0

/**
 * Pages on which every string prop of every block holds texts of the corpus that its schema takes, about as many pairs
 * of a prop and a text as are asked for; with `Infinity` all of them. Mails with another block around everything.
 */
export function hostilePages(
  catalogue: BlockCatalogue,
  corpus: readonly string[],
  most: number,
  root = 'wrapper',
): HostilePage[] {
  const blocks = [...catalogue.values()].filter(({ type }) => type === root || wayTo(catalogue, type, root).length > 0)
  // A picture that is refused hides what stands beside it: one node with hostile pictures, one with all the rest.
  const nodes = blocks.flatMap((block) => kinds.map((kind) => [block, kind] as const)).filter(hasPlaces)
  const perRound = nodes.reduce((sum, [block, kind]) => sum + placesOf(block, kind).length, 0)
  const rounds = Math.min(corpus.length, Math.ceil(most / perRound))
  const pages: HostilePage[] = []
  let page = new GrowingPage(catalogue, root)
  for (let round = 0; round < rounds; round += 1) {
    // A sample takes its texts from the whole length of the corpus.
    const from = Math.floor((round * corpus.length) / rounds)
    for (const [block, kind] of nodes) {
      if (page.blocks >= blocksOnPage) {
        pages.push(page.done())
        page = new GrowingPage(catalogue, root)
      }
      page.add(block, kind, corpus, from)
    }
  }
  pages.push(page.done())
  return pages
}

class GrowingPage {
  blocks = 0
  #pairs = 0
  readonly #catalogue: BlockCatalogue
  readonly #nodes: Record<string, ContentNode> = {}

  constructor(catalogue: BlockCatalogue, root: string) {
    this.#catalogue = catalogue
    this.#nodes['root'] = { type: root, version: this.#version(root), props: {}, parent: null, children: [] }
  }

  add(block: Block, kind: Kind, corpus: readonly string[], from: number): void {
    const { props, pairs } = hostileProps(block, kind, corpus, from)
    const root = this.#nodes['root']
    if (root?.type === block.type) this.#nodes['root'] = { ...root, props: { ...root.props, ...props } }
    else {
      let parent = 'root'
      for (const type of wayTo(this.#catalogue, block.type, root?.type).slice(1)) parent = this.#node(type, parent, {})
      this.#node(block.type, parent, props)
    }
    this.blocks += 1
    this.#pairs += pairs
  }

  done(): HostilePage {
    return { content: { rootNodeId: 'root', nodes: this.#nodes }, pairs: this.#pairs }
  }

  #node(type: string, parent: string, props: Readonly<Record<string, unknown>>): string {
    const id = `n${Object.keys(this.#nodes).length}`
    const above = this.#nodes[parent]
    if (above === undefined) throw new Error(`There is no ${parent}.`)
    const slot = slotFor(this.#catalogue.get(above.type), type)
    this.#nodes[id] = { type, version: this.#version(type), props, parent, children: [], ...slot }
    this.#nodes[parent] = { ...above, children: [...above.children, id] }
    return id
  }

  #version = (type: string): number => this.#catalogue.get(type)?.version ?? 1
}

/** The region of a block that takes the type, where its children stand in regions. */
function slotFor(parent: Block | undefined, type: string): { slot?: string } {
  const region = parent?.regions.find(({ accepts, perItemOf }) => perItemOf === undefined && accepts?.includes(type))
  return region ? { slot: region.name } : {}
}

/** A string somewhere in a block's props. */
interface Place {
  readonly path: readonly string[]
  readonly schema: TSchema
}

const known = new WeakMap<Block, readonly Place[]>()

/** Every string prop of a block that takes any text of the kind: a choice or a colour takes none. */
function placesOf(block: Block, kind: Kind): readonly Place[] {
  const all =
    known.get(block) ?? Object.entries(block.schema.properties).flatMap(([name, each]) => placesIn(each, [name]))
  known.set(block, all)
  return all.filter(({ schema }) => (Reflect.get(schema, 'control') === 'picture') === (kind === 'picture'))
}

function placesIn(schema: TSchema, path: readonly string[]): Place[] {
  const group = groupOf(schema)
  if (group) return placesIn(group, [...path, 'desktop'])
  // A choice, a colour or a name of an icon takes none of them.
  if (Type.IsString(schema)) return Value.Check(schema, "'>") ? [{ path, schema }] : []
  if (Type.IsArray(schema)) return placesIn(schema.items, [...path, '0'])
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((member) => placesIn(member, path))
  if (!Type.IsObject(schema)) return []
  return Object.entries(schema.properties).flatMap(([name, member]) => placesIn(member, [...path, name]))
}

/** Every place of the kind hostile at once. */
function hostileProps(block: Block, kind: Kind, corpus: readonly string[], from: number) {
  const props: Record<string, unknown> = structuredClone(baseOf(block))
  let pairs = 0
  for (const [index, { path, schema }] of placesOf(block, kind).entries()) {
    const text = firstTaken(
      corpus,
      from + index * 7,
      path[0] === 'customCss' ? isCss : (each) => Value.Check(schema, each),
    )
    if (text === undefined) continue
    write(props, path, text)
    pairs += 1
  }
  return { props, pairs }
}

function firstTaken(corpus: readonly string[], from: number, takes: (text: string) => boolean): string | undefined {
  for (let step = 0; step < corpus.length; step += 1) {
    const text = corpus[(from + step) % corpus.length]
    if (text !== undefined && takes(text)) return text
  }
  return undefined
}

const compiled = new Map<string, boolean>()

/** What does not compile is refused with the content that holds it. */
function isCss(text: string): boolean {
  const known = compiled.get(text) ?? compileCustomCss('n', text).errors.length === 0
  compiled.set(text, known)
  return known
}

/** What the block inserts, with one item in each list: an empty block shows nothing. */
function baseOf(block: Block): Record<string, unknown> {
  const props: Record<string, unknown> = { ...block.initial }
  for (const [name, schema] of Object.entries(block.schema.properties)) {
    const given = props[name] ?? Reflect.get(schema, 'default')
    if (!Type.IsArray(schema) || !Type.IsObject(schema.items)) continue
    const first = Array.isArray(given) ? given[0] : undefined
    props[name] = [{ ...Value.Create(schema.items), ...(first ?? {}), id: 'one', ...picture(schema.items) }]
  }
  return props
}

const picture = (item: TSchema) =>
  'properties' in item && Object.hasOwn(Object(item.properties), 'file') ? { file: '/media/x/x.webp' } : {}

function write(target: Record<string, unknown>, path: readonly string[], text: string): void {
  let at: Record<string, unknown> | unknown[] = target
  for (const [depth, key] of path.entries()) {
    if (depth === path.length - 1) {
      Reflect.set(at, key, text)
      return
    }
    const inner: unknown = Reflect.get(at, key)
    const next: Record<string, unknown> | unknown[] = isContainer(inner) ? inner : path[depth + 1] === '0' ? [] : {}
    Reflect.set(at, key, next)
    at = next
  }
}

const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null
