import { type Block, type BlockCatalogue, type Content, type ContentNode, fillProps, nodeAt } from '@ashlar/sdk'
import { Check } from 'typebox/value'
import { isLocked } from '../store/locks.ts'
import type { Finding } from './checks.ts'

/** A change of the block that needs no decision; its name stands on a button. */
interface Change {
  readonly kind: 'change'
  readonly label: string
  readonly gaps: Readonly<Record<string, number>>
  readonly change: Readonly<Record<string, unknown>>
}

/** Words that only a person can give. */
interface Words {
  readonly kind: 'words'
  readonly label: string
  readonly prop: string
  readonly maxLength: number | undefined
}

export type Fix = Change | Words

/** What mends a finding on the spot; undefined where a person has to look at the block, or somebody has locked it. */
export function fixOf(finding: Finding, content: Content, catalogue: BlockCatalogue): Fix | undefined {
  const node = nodeAt(content, finding.node)
  const block = node && catalogue.get(node.type)
  return block && !isLocked(content, finding.node) ? fixIn(finding, node, block) : undefined
}

function fixIn(finding: Finding, node: ContentNode, block: Block): Fix | undefined {
  if (finding.check === 'alt')
    return {
      kind: 'words',
      label: 'Alternative text',
      prop: 'altText',
      maxLength: longest(block.schema.properties['altText']),
    }
  const { from, to } = finding.gaps ?? {}
  const schema = block.schema.properties['tag']
  if (finding.check !== 'heading' || typeof from !== 'number' || !schema) return undefined
  const next = from + 1
  // A heading whose level its block has by another name, or not now, is set somewhere else.
  if (fillProps(block, node.props)['tag'] !== `h${to}` || !Check(schema, `h${next}`)) return undefined
  return { kind: 'change', label: 'Set to {level}', gaps: { level: next }, change: { tag: `h${next}` } }
}

function longest(schema: unknown): number | undefined {
  if (typeof schema !== 'object' || schema === null || !('maxLength' in schema)) return undefined
  return typeof schema.maxLength === 'number' ? schema.maxLength : undefined
}
