import { isOpaque, nodeAt, sameJson } from '@ashlar/sdk'
import { flushSync } from 'react-dom'
import { isDialogOpen, isLetter, isTyping } from '../../shortcuts/typing.ts'
import { startEditing } from '../canvas/start-editing.ts'
import type { EditorTools } from '../editor-context.tsx'
import { stepToUndo } from '../store/patch-log.ts'

type Tools = Pick<EditorTools, 'store' | 'blocks' | 'canEdit' | 'commands' | 'geometry'>

/** Keys that mean something else than themselves: the search for blocks, the list of shortcuts, a press of a button. */
const others = ['/', '?', ' ']

/** The selected block, where it was added just now, has words of its own, and nothing has been done with it yet. */
export function addedToWrite({ store, blocks }: Pick<Tools, 'store' | 'blocks'>): string | undefined {
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
