import { nodeAt } from '@ashlar/sdk'
import type { EditorState } from '../store/editor-state.ts'
import type { EditorStore } from '../store/editor-store.ts'
import type { FrameGeometry } from './frame-geometry.ts'

type Seen = Pick<EditorState, 'editorContent' | 'selected' | 'item'>

/** The selected block, where a change has just put it in, moved it or brought it back. Typing and settings put nothing anywhere. */
export function placedBy(now: Seen, before: Seen): string | undefined {
  const { selected, editorContent } = now
  if (selected === undefined || editorContent === before.editorContent || now.item?.id !== before.item?.id)
    return undefined
  const node = nodeAt(editorContent, selected)
  const was = nodeAt(before.editorContent, selected)
  if (!node || selected !== before.selected || !was || was.parent !== node.parent) return node && selected
  const around = node.parent ?? ''
  const isWhereItWas = nodeAt(editorContent, around)?.children === nodeAt(before.editorContent, around)?.children
  return isWhereItWas ? undefined : selected
}

/** Scrolls to what was inserted, duplicated, pasted or moved, once it is drawn. Gives what stops that. */
export function showPlaced(store: EditorStore, geometry: FrameGeometry): () => void {
  let waiting = 0
  const stop = store.ui.subscribe((now, before) => {
    const id = placedBy(now, before)
    if (id === undefined) return
    cancelAnimationFrame(waiting)
    // Drawn in the first picture, it has its place in the second.
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => geometry.scrollTo(id))
    })
  })
  return () => {
    stop()
    cancelAnimationFrame(waiting)
  }
}
