import { type Content, type ContentNode, fillProps, isOpaque, nodeAt } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import type { LoadedBlocks } from './loaded-blocks.ts'

const t = texts('admin')

/** Title of a block type, known or not. */
export function titleOfType(blocks: LoadedBlocks, type: string): string {
  return blocks.catalogue.get(type)?.title ?? blocks.rows.get(type)?.title ?? type
}

export function iconOfType(blocks: LoadedBlocks, type: string): string {
  return blocks.catalogue.get(type)?.icon ?? blocks.rows.get(type)?.icon ?? 'puzzle'
}

/** What a person calls the node: the name they gave it, else its block's title. */
export function nameOf(blocks: LoadedBlocks, node: Pick<ContentNode, 'name' | 'type'>): string {
  return node.name ?? titleOfType(blocks, node.type)
}

/** The name, or a line that tells the layer from its neighbours: its text, or that it is empty. */
export function layerNameOf(blocks: LoadedBlocks, node: ContentNode): string {
  if (node.name !== undefined) return node.name
  const title = titleOfType(blocks, node.type)
  const block = blocks.catalogue.get(node.type)
  const summary = blocks.editors.get(node.type)?.summary
  if (block && summary && !isOpaque(node, blocks.catalogue)) {
    try {
      const text = summary(fillProps(block, node.props)).trim()
      if (text !== '') return holds(block) ? `${title}, ${text}` : text.slice(0, 80)
    } catch (error) {
      // A package's line is a convenience; without it the title says enough.
      console.warn(`The block "${node.type}" could not summarise itself.`, error)
    }
  }
  // What stands in a linked copy is its template's.
  const isEmpty = node.children.length === 0 && node.template === undefined
  return block && holds(block) && isEmpty ? t('{title}, empty', { title }) : title
}

/** Whether children can stand in the block. */
export function holds(block: {
  readonly nesting: { readonly as?: string | undefined; readonly accepts?: readonly string[] | undefined }
  readonly regions: readonly unknown[]
}): boolean {
  return block.nesting.as !== undefined || block.nesting.accepts !== undefined || block.regions.length > 0
}

/** "in Hero, Container": where a node stands, outermost first, without the page. */
export function whereabouts(blocks: LoadedBlocks, content: Content, ancestors: readonly string[]): string {
  const names = ancestors.flatMap((id) => {
    const node = nodeAt(content, id)
    return node && node.parent !== null ? [nameOf(blocks, node)] : []
  })
  return names.length === 0 ? t('in Page') : t('in {names}', { names: names.reverse().join(', ') })
}
