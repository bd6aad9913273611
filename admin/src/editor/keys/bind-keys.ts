import { matchKeybindingPress, parseKeybinding } from 'tinykeys'
import { isDialogOpen, isLetter, isTyping } from '../../shortcuts/typing.ts'
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
