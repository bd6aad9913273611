import { matchKeybindingPress, parseKeybinding } from 'tinykeys'
import { type Shortcut, type ShortcutId, shortcuts } from './shortcuts.ts'

/** What each shortcut does; false leaves the key to whoever else wants it. Without an event it was chosen in a menu. */
export type ShortcutActions = Readonly<Record<ShortcutId, (event?: KeyboardEvent) => unknown>>

const bound: readonly (Shortcut & { readonly id: ShortcutId })[] = shortcuts
const presses = bound.flatMap((shortcut) =>
  shortcut.keys.flatMap((keys) => parseKeybinding(keys).map((press) => ({ shortcut, press }))),
)

/**
 * Binds the shortcuts in a window: the editor's, and the frame's (libraries 1.7). The listener is ours: keys repeat, some
 * hold while a text is edited, and an action may leave its key to whoever wants it next.
 */
export function bindKeys(target: Window, actions: ShortcutActions): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || (isLetter(event) && isTyping(event.target))) return
    for (const { shortcut, press } of presses) {
      if (!matchKeybindingPress(event, press)) continue
      if (isDialogOpen()) return
      if (event.defaultPrevented && !shortcut.evenIfTaken) continue
      if (!shortcut.everywhere && isTyping(event.target)) continue
      if (actions[shortcut.id](event) === false) continue
      event.preventDefault()
      return
    }
  }
  target.addEventListener('keydown', press)
  return () => target.removeEventListener('keydown', press)
}

/** What a key writes by itself: in a field or a text it is that and nothing else. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}

/** While a dialog or menu asks for an answer, keys are its own. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

/** Whether keys belong to a field, or to a text that is being edited; in the editor or in the frame, whose window is another. */
export function isTyping(target: EventTarget | null): boolean {
  if (target === null || !('closest' in target)) return false
  const element = target as Element
  return element.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
}
