import { startEditing } from '../canvas/start-editing.ts'
import type { EditorTools } from '../editor-context.tsx'
import { withOverrideParts } from './later.ts'

/**
 * Edits a block in place. In a linked copy that is done with the block at which `at` points, without it with the one
 * that was chosen there.
 */
export function editAt(tools: EditorTools, id: string, at: EventTarget | null = null): boolean {
  if (tools.store.node(id)?.template === undefined) return startEditing(tools, id)
  withOverrideParts(({ startInner }) => startInner(tools, id, at))
  return true
}
