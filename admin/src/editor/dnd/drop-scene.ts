import type { EditorTools } from '../editor-context.tsx'
import type { Box, DropScene } from './drop-target.ts'

/** The page as it is now, for one look at where a drop would go. */
export function sceneOf({ store, blocks, geometry }: Pick<EditorTools, 'store' | 'blocks' | 'geometry'>): DropScene {
  const boxes = new Map<string, Box | undefined>()
  return {
    content: store.content,
    catalogue: blocks.catalogue,
    boxOf: (id) => {
      if (!boxes.has(id)) boxes.set(id, geometry.boxOf(id))
      return boxes.get(id)
    },
    hintOf: (id, slot) => geometry.hintOf(id, slot),
    isRow: (id) => geometry.isRow(id),
    gridOf: (id) => geometry.gridOf(id),
  }
}
