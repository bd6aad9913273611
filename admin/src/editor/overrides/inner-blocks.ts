import {
  type Block,
  type Content,
  type ContentNode,
  isOpaque,
  isOverridable,
  unusedOverrides,
  walk,
  withOverrides,
} from '@ashlar/sdk'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import { type Row, rowsOf } from '../../blocks/settings/control-of.ts'
import { ownSections } from '../../blocks/settings/sections.ts'

type Known = Pick<LoadedBlocks, 'catalogue' | 'editors'>

/** A block of the template as a linked copy shows it, with what the copy may say in its place. */
export interface InnerBlock {
  /** Id in the template. */
  readonly id: string
  readonly node: ContentNode
  readonly block: Block
  readonly rows: readonly Row[]
  /** Props with a value of the copy's own. */
  readonly changed: ReadonlySet<string>
}

/** The prop that a row changes. */
export const propOf = ({ within, prop }: Row): string => within ?? prop

/** The blocks of a linked copy that have texts, pictures or links, in the order of the page. */
export function innerBlocks(copy: ContentNode, template: Content, { catalogue, editors }: Known): InnerBlock[] {
  const unused = unusedOverrides(copy, template, catalogue)
  return Array.from(walk(template)).flatMap(({ id, node }): InnerBlock[] => {
    const block = catalogue.get(node.type)
    if (node.parent === null || !block || isOpaque(node, catalogue)) return []
    const rows = rowsOfContent(block, editors.get(node.type))
    if (rows.length === 0) return []
    const override = copy.overrides?.[id]
    const isUsed = (prop: string) => !unused.some((each) => each.node === id && each.prop === prop)
    const changed = new Set(Object.keys(override?.props ?? {}).filter(isUsed))
    return [{ id, node: withOverrides(node, override, catalogue), block, rows, changed }]
  })
}

/** As the block's panels arrange them; a text that is in no panel has a row of its own. */
function rowsOfContent(block: Block, editor: ReturnType<Known['editors']['get']>): Row[] {
  const shown = ownSections(block, editor)
    .flatMap(({ rows }) => rows)
    .filter((row) => isOverridable(block, propOf(row)))
  const props = new Set(shown.map(propOf))
  const missing = block.own.filter((prop) => !props.has(prop) && isOverridable(block, prop))
  return [...rowsOf(block.schema.properties, missing), ...shown]
}
