import { flushSync } from 'react-dom'
import { isDialogOpen, isLetter, isTyping } from '../../shortcuts/typing.ts'
import { startEditing } from '../canvas/start-editing.ts'
import type { EditorTools } from '../editor-context.tsx'
import { addedToWrite } from '../store/added-to-write.ts'

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'canEdit' | 'commands' | 'geometry'>

/** Keys that mean something else than themselves: the search for blocks, the list of shortcuts, a press of a button. */
const others = ['/', '?', ' ']

/** What is typed right after a text was added goes into it. In a window of the editor: its own, and the frame's. */
export function writeOn(target: Window, tools: Tools): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || !isLetter(event) || others.includes(event.key)) return
    if (isTyping(event.target) || isDialogOpen()) return
    const id = addedToWrite(tools)
    if (id === undefined) return
    flushSync(() => startEditing(tools, id))
    // Pressed in the frame, the text has the caret when the browser comes to write the letter; the editor's own window
    // keeps the key for itself.
    if (target !== window) return
    event.preventDefault()
    tools.geometry.document?.execCommand('insertText', false, event.key)
  }
  target.addEventListener('keydown', press)
  return () => target.removeEventListener('keydown', press)
}
