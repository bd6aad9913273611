import type { TSchema } from 'typebox'
import type { BlockCatalogue } from '../content/catalogue.ts'
import type { Content, ContentNode, ContentOverride } from '../content/node.ts'
import type { Overrides } from '../content/overrides.ts'
import { groupOf } from '../style/devices.ts'

type ChangeText = (text: string, schema: object) => string

/** The texts of a document whose schema is of one kind, such as rich text, wherever in a node's props they stand. */
export class ContentTexts {
  readonly #isWanted: (schema: object) => boolean
  readonly #holders = new WeakMap<object, boolean>()

  constructor(isWanted: (schema: object) => boolean) {
    this.#isWanted = (schema) =>
      isWanted(schema) || ('anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(this.#isWanted))
  }

  /**
   * The content with these texts changed; nodes of unknown types or other versions stay as they are. Nodes without a
   * change are the same objects as before.
   */
  changed(content: Content, catalogue: BlockCatalogue, change: ChangeText): Content {
    const nodes: Record<string, ContentNode> = { ...content.nodes }
    let isChanged = false
    for (const [id, node] of Object.entries(content.nodes)) {
      const props = this.#propsOf(node, catalogue, change)
      const overrides = node.overrides && this.#overridesOf(node.overrides, catalogue, change)
      if (props === node.props && overrides === node.overrides) continue
      nodes[id] = { ...node, props, ...(overrides && { overrides }) }
      isChanged = true
    }
    return isChanged ? { ...content, nodes } : content
  }

  #propsOf({ type, version, props }: ContentOverride, catalogue: BlockCatalogue, change: ChangeText) {
    const block = catalogue.get(type)
    if (!block || block.version !== version) return props
    return this.#changed(block.schema, props, change) as ContentNode['props']
  }

  /** What a linked copy says in place of its template. */
  #overridesOf(overrides: Overrides, catalogue: BlockCatalogue, change: ChangeText): Overrides {
    const next: Record<string, ContentOverride> = {}
    let isChanged = false
    for (const [id, override] of Object.entries(overrides)) {
      const props = this.#propsOf(override, catalogue, change)
      next[id] = props === override.props ? override : { ...override, props }
      isChanged ||= props !== override.props
    }
    return isChanged ? next : overrides
  }

  /** Follows the schema, never the data, so that its depth is that of the block's author. */
  #changed(schema: object, value: unknown, change: ChangeText): unknown {
    if (typeof value === 'string') return this.#isWanted(schema) ? change(value, schema) : value
    if (!this.#holds(schema) || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const next = value.map((item) =>
        partsOf(schema).items.reduce((each, part) => this.#changed(part, each, change), item),
      )
      return next.some((item, i) => item !== value[i]) ? next : value
    }
    const next: Record<string, unknown> = { ...value }
    for (const [name, part] of partsOf(schema).properties) {
      if (Object.hasOwn(next, name)) next[name] = this.#changed(part, next[name], change)
    }
    return Object.entries(value).some(([name, member]) => next[name] !== member) ? next : value
  }

  #holds(schema: object): boolean {
    const known = this.#holders.get(schema)
    if (known !== undefined) return known
    const { properties, items } = partsOf(schema)
    const holds =
      this.#isWanted(schema) || [...properties.map(([, part]) => part), ...items].some((part) => this.#holds(part))
    this.#holders.set(schema, holds)
    return holds
  }
}

/** Whether a schema names this control. */
export function hasControl(schema: object, control: string): boolean {
  return 'control' in schema && schema.control === control
}

interface Parts {
  readonly properties: readonly (readonly [name: string, schema: object])[]
  readonly items: readonly object[]
}

/** Where a schema leads: its properties, its items, those of each branch of a union, and a per-device group's devices. */
function partsOf(schema: object): Parts {
  const group = groupOf(schema)
  if (group) return { properties: ['desktop', 'tablet', 'mobile'].map((device) => [device, group]), items: [] }
  const inner = schema as { properties?: Record<string, TSchema>; items?: TSchema; anyOf?: TSchema[] }
  const branches = (inner.anyOf ?? []).map(partsOf)
  return {
    properties: [...Object.entries(inner.properties ?? {}), ...branches.flatMap((branch) => branch.properties)],
    items: [...(inner.items ? [inner.items] : []), ...branches.flatMap((branch) => branch.items)],
  }
}
