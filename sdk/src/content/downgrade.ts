import type { Block } from '../definition/block.ts'
import { texts } from '../texts/texts.ts'
import type { ContentNode } from './node.ts'
import { isRecord } from './schema.ts'
import type { UpgradedNode } from './upgrade.ts'

const t = texts('admin')

/**
 * Take one node back to an older data version of its block, by the steps of the newer block that stored it. A node
 * without a way back, or one whose step fails, stays untouched; one that is old enough is given as it is.
 */
export function downgradeNode(block: Block, node: ContentNode, version: number): UpgradedNode {
  if (node.version <= version) return { node }
  const title = t(block.title)
  if (node.version > block.version) {
    return { node, opaque: t('It was written by a newer version of the block "{title}".', { title }) }
  }
  try {
    let props: Record<string, unknown> = structuredClone(node.props)
    for (const migration of block.migrations.slice(version - 1, node.version - 1).reverse()) {
      if (typeof migration === 'function') {
        return { node, opaque: t('The newer version of the block "{title}" cannot convert its data back.', { title }) }
      }
      props = migration.down(props)
    }
    if (!isRecord(props)) throw new TypeError('A migration returned no props.')
    return { node: { ...node, version, props } }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { node, opaque: t('The block "{title}" could not convert its data back: {why}', { title, why }) }
  }
}
