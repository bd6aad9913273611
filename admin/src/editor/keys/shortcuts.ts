/** One shortcut: what it does in words, its keys for tinykeys, and as people read them. */
export interface Shortcut {
  readonly id: string
  readonly words: string
  readonly group: 'Page' | 'Block' | 'Getting around'
  readonly keys: readonly string[]
  readonly shown: string
  /** Also while a field or a text has the focus. */
  readonly everywhere?: true
  /** Also when a text took the key: its undo is the document's. */
  readonly evenIfTaken?: true
}

export const shortcuts = [
  { id: 'save', words: 'Save', group: 'Page', keys: ['$mod+KeyS'], shown: 'Ctrl S', everywhere: true },
  {
    id: 'undo',
    words: 'Undo',
    group: 'Page',
    keys: ['$mod+KeyZ'],
    shown: 'Ctrl Z',
    everywhere: true,
    evenIfTaken: true,
  },
  {
    id: 'redo',
    words: 'Redo',
    group: 'Page',
    keys: ['$mod+Shift+KeyZ', '$mod+KeyY'],
    shown: 'Ctrl Shift Z',
    everywhere: true,
    evenIfTaken: true,
  },
  { id: 'help', words: 'List of shortcuts', group: 'Page', keys: ['Shift+?', 'Shift+Alt+KeyH'], shown: '?' },
  { id: 'search', words: 'Find a block to add', group: 'Page', keys: ['/'], shown: '/' },
  { id: 'edit', words: 'Edit the text in place', group: 'Block', keys: ['Enter'], shown: 'Enter' },
  { id: 'remove', words: 'Remove', group: 'Block', keys: ['Delete', 'Backspace'], shown: 'Del' },
  { id: 'duplicate', words: 'Duplicate', group: 'Block', keys: ['$mod+KeyD', '$mod+Shift+KeyD'], shown: 'Ctrl D' },
  { id: 'up', words: 'Move up', group: 'Block', keys: ['Alt+ArrowUp'], shown: 'Alt ↑' },
  { id: 'down', words: 'Move down', group: 'Block', keys: ['Alt+ArrowDown'], shown: 'Alt ↓' },
  { id: 'parent', words: 'Select what it stands in', group: 'Getting around', keys: ['Escape'], shown: 'Esc' },
  { id: 'next', words: 'Next block', group: 'Getting around', keys: ['ArrowDown'], shown: '↓' },
  { id: 'previous', words: 'Previous block', group: 'Getting around', keys: ['ArrowUp'], shown: '↑' },
  {
    id: 'region',
    words: 'Next part of the editor',
    group: 'Getting around',
    keys: ['F6', '$mod+Backquote'],
    shown: 'F6',
    everywhere: true,
  },
  {
    id: 'regionBack',
    words: 'Previous part of the editor',
    group: 'Getting around',
    keys: ['Shift+F6'],
    shown: 'Shift F6',
    everywhere: true,
  },
  { id: 'toolbar', words: 'Toolbar of the block', group: 'Getting around', keys: ['Alt+F10'], shown: 'Alt F10' },
] as const satisfies readonly Shortcut[]

export type ShortcutId = (typeof shortcuts)[number]['id']
