import { isOpaque, nodeAt, sameJson } from '@ashlar/sdk'
import type { LoadedBlocks } from '../../blocks/loaded-blocks.ts'
import type { EditorStore } from './editor-store.ts'
import { stepToUndo } from './patch-log.ts'

/** The selected block, where it was added just now, has words of its own, and nothing has been done with it yet. */
export function addedToWrite({
  store,
  blocks,
}: {
  readonly store: EditorStore
  readonly blocks: LoadedBlocks
}): string | undefined {
  const { selected, selection, editing, log } = store.state
  const added = stepToUndo(log)
  if (
    selected === undefined ||
    selection.length > 1 ||
    editing !== undefined ||
    added?.inverse.nodes[selected] !== null
  )
    return undefined
  const node = nodeAt(store.content, selected)
  const block = node && blocks.catalogue.get(node.type)
  const isNew = block && !isOpaque(node, blocks.catalogue) && sameJson(node.props, block.initial ?? {})
  return isNew && blocks.editors.get(node.type)?.canvas ? selected : undefined
}
