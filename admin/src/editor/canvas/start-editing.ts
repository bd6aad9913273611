import type { EditorTools } from '../editor-context.tsx'
import { isLocked } from '../store/locks.ts'

/** Edits a block's text in place, where it has any (BLK-TEXT-006). */
export function startEditing(
  { store, blocks, canEdit }: Pick<EditorTools, 'store' | 'blocks' | 'canEdit'>,
  id: string,
): boolean {
  const node = store.node(id)
  const canvas = node && blocks.editors.get(node.type)?.canvas
  if (!canvas || !canEdit || !store.state.editMode || isLocked(store.content, id)) return false
  store.select(id)
  store.set({ editing: id, hovered: undefined })
  return true
}
