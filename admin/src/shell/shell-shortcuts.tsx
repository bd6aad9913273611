import { useMe } from '@ashlar/sdk/admin'
import { ShortcutDialog, type ShortcutDialogProps, type ShownShortcut } from '../shortcuts/shortcut-dialog.tsx'
import { hasCommandMenu } from './command-menu/menu-entries.ts'

const everywhere = { group: 'Everywhere' } as const
const lists = { group: 'Lists' } as const

const commands: ShownShortcut = { id: 'commands', words: 'Search or run a command', ...everywhere, shown: 'Ctrl K' }
const shortcuts: readonly ShownShortcut[] = [
  { id: 'help', words: 'List of shortcuts', ...everywhere, shown: '?' },
  { id: 'save', words: 'Save', ...everywhere, shown: 'Ctrl S' },
  { id: 'close', words: 'Close a dialog or menu', ...everywhere, shown: 'Esc' },
  { id: 'move', words: 'Move a page up, down, in or out', ...lists, shown: 'Alt ↑ ↓ → ←' },
  { id: 'sort', words: 'Pick up or drop an item by its handle', ...lists, shown: 'Space' },
]

/** What the frame and its screens do by keys. */
export default function ShellShortcuts({ onClose }: Pick<ShortcutDialogProps, 'onClose'>) {
  const shown = hasCommandMenu(useMe()) ? [commands, ...shortcuts] : shortcuts
  return <ShortcutDialog shortcuts={shown} onClose={onClose} />
}
