import { ownStep } from '@ashlar/sdk/editor'
import type { EditorStore } from '../store/editor-store.ts'

/** What an engine of text makes of what was typed is a step of its own. In a window of the editor: its own, and the frame's. */
export function endStepsOf(target: Window, store: EditorStore): () => void {
  const end = () => store.endStep()
  target.document.addEventListener(ownStep, end)
  return () => target.document.removeEventListener(ownStep, end)
}
