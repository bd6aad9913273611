import type { Block } from '../definition/block.ts'
import { texts } from '../texts/texts.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { withoutAliases } from './defaults.ts'
import { sameJson } from './equal.ts'
import type { Content, ContentNode, ContentOverride } from './node.ts'
import { isOverridable, type Overrides } from './overrides.ts'
import { isRecord } from './schema.ts'

const t = texts('admin')

/** A node brought forward, or the same node with the reason why it could not be. */
export interface UpgradedNode {
  readonly node: ContentNode
  /** Set when the node stays as it was stored: a sentence for the person who edits. */
  readonly opaque?: string
}

/** Bring one node to its block's data version. A node newer than the block, or one whose migration fails, stays untouched. */
export function upgradeNode(block: Block, node: ContentNode): UpgradedNode {
  if (node.version > block.version) {
    return { node, opaque: t('It was written by a newer version of the block "{title}".', { title: t(block.title) }) }
  }
  if (node.version === block.version) {
    const props = withoutAliases(block, node.props)
    return props === node.props ? { node } : { node: { ...node, props } }
  }
  try {
    let props: Record<string, unknown> = structuredClone(node.props)
    for (const migration of block.migrations.slice(node.version - 1)) {
      const up = typeof migration === 'function' ? migration : migration.up
      props = up(props)
    }
    if (!isRecord(props)) throw new TypeError('A migration returned no props.')
    return { node: { ...node, version: block.version, props: withoutAliases(block, props) } }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      node,
      opaque: t('The block "{title}" could not read its older data: {why}', { title: t(block.title), why }),
    }
  }
}

export interface UpgradedContent {
  /** The same object when nothing had to change. */
  readonly content: Content
  /** Nodes left as stored, each with the reason. */
  readonly opaque: ReadonlyMap<string, string>
}

/** Bring a document forward. Nodes of unknown types are kept exactly as they are (architecture, "Versions of content"). */
export function upgradeContent(content: Content, catalogue: BlockCatalogue): UpgradedContent {
  const opaque = new Map<string, string>()
  let nodes: Record<string, ContentNode> | undefined
  for (const [id, node] of Object.entries(content.nodes)) {
    const block = catalogue.get(node.type)
    const upgraded = block ? upgradeNode(block, node) : { node, opaque: unknownType(node.type) }
    if (upgraded.opaque !== undefined) opaque.set(id, upgraded.opaque)
    const overrides = node.overrides && upgradedOverrides(node.overrides, catalogue)
    if (upgraded.node === node && overrides === node.overrides) continue
    nodes ??= { ...content.nodes }
    nodes[id] = overrides === node.overrides ? upgraded.node : { ...upgraded.node, ...(overrides && { overrides }) }
  }
  return { content: nodes ? { ...content, nodes } : content, opaque }
}

/** Overrides go the way of the props that they take the place of. One that can't be brought forward stays as stored. */
function upgradedOverrides(overrides: Overrides, catalogue: BlockCatalogue): Overrides {
  let next: Record<string, ContentOverride> | undefined
  for (const [id, override] of Object.entries(overrides)) {
    const block = catalogue.get(override.type)
    if (!block) continue
    const asNode = (props: ContentNode['props']) => ({ ...override, props, parent: null, children: [] })
    const { node } = upgradeNode(block, asNode(override.props))
    if (node.version === override.version && node.props === override.props) continue
    // What the migrations write where nothing was set is not what the copy said: that stays the template's.
    const filled = upgradeNode(block, asNode({})).node.props
    const isOwn = (prop: string, value: unknown) =>
      isOverridable(block, prop) && (prop in override.props || !sameJson(value, filled[prop]))
    const props = Object.fromEntries(Object.entries(node.props).filter(([prop, value]) => isOwn(prop, value)))
    next ??= { ...overrides }
    next[id] = { type: override.type, version: node.version, props }
  }
  return next ?? overrides
}

/**
 * Whether a node of content that has been brought forward can't be read: its type is unknown, or its data version is
 * not the block's. Such a node is kept, shown as a placeholder in the editor and left out on the site.
 */
export function isOpaque(node: ContentNode, catalogue: BlockCatalogue): boolean {
  return catalogue.get(node.type)?.version !== node.version
}

function unknownType(type: string): string {
  return t('No installed package provides the block "{type}".', { type })
}
