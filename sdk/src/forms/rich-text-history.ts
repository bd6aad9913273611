import {
  COMMAND_PRIORITY_EDITOR,
  type EditorState,
  HISTORIC_TAG,
  type LexicalEditor,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'

/** Milliseconds: what is typed with shorter rests is undone in one step. */
const rest = 600
const mostSteps = 100

/** Ctrl+Z and Ctrl+Y of a text field: in a form nothing else keeps what was typed before. */
export function registerUndo(editor: LexicalEditor): () => void {
  const past: EditorState[] = []
  let future: EditorState[] = []
  let changedAt = 0
  const go = (from: EditorState[], to: EditorState[]): boolean => {
    const state = from.pop()
    if (!state) return true
    to.push(editor.getEditorState())
    editor.setEditorState(state, { tag: HISTORIC_TAG })
    return true
  }
  return mergeRegister(
    editor.registerUpdateListener(({ prevEditorState, dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has(HISTORIC_TAG) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return
      const now = Date.now()
      if (now - changedAt > rest && !prevEditorState.isEmpty()) past.push(prevEditorState)
      if (past.length > mostSteps) past.shift()
      changedAt = now
      future = []
    }),
    editor.registerCommand(UNDO_COMMAND, () => go(past, future), COMMAND_PRIORITY_EDITOR),
    editor.registerCommand(REDO_COMMAND, () => go(future, past), COMMAND_PRIORITY_EDITOR),
  )
}
