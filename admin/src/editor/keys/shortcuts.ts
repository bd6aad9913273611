/** One shortcut: what it does in words, its keys for tinykeys, and as people read them. */
export interface Shortcut {
  readonly id: string
  readonly words: string
  readonly group: 'Page' | 'Block' | 'Navigation'
  /** None where the browser tells by an event of its own: copy, cut and paste. */
  readonly keys: readonly string[]
  readonly shown: string
  readonly icon?: string
  /** Also while a field or a text has the focus. */
  readonly everywhere?: true
  /** Also when a text took the key: its undo is the document's. */
  readonly evenIfTaken?: true
}

const anywhere = { everywhere: true } as const
const always = { everywhere: true, evenIfTaken: true } as const
const page = { group: 'Page' } as const
const block = { group: 'Block' } as const
const around = { group: 'Navigation' } as const

export const shortcuts = [
  { id: 'save', words: 'Save', ...page, keys: ['$mod+KeyS'], shown: 'Ctrl S', icon: 'save', ...anywhere },
  { id: 'undo', words: 'Undo', ...page, keys: ['$mod+KeyZ'], shown: 'Ctrl Z', icon: 'undo-2', ...always },
  {
    id: 'redo',
    words: 'Redo',
    ...page,
    keys: ['$mod+Shift+KeyZ', '$mod+KeyY'],
    shown: 'Ctrl Shift Z',
    icon: 'redo-2',
    ...always,
  },
  {
    id: 'commands',
    words: 'Command menu',
    ...page,
    keys: ['$mod+KeyK'],
    shown: 'Ctrl K',
    icon: 'search',
    ...anywhere,
  },
  {
    id: 'help',
    words: 'List of shortcuts',
    ...page,
    keys: ['Shift+?', 'Shift+Alt+KeyH'],
    shown: '?',
    icon: 'keyboard',
  },
  {
    id: 'find',
    words: 'Find on the page',
    ...page,
    keys: ['$mod+KeyF'],
    shown: 'Ctrl F',
    icon: 'text-search',
    ...anywhere,
  },
  {
    id: 'replace',
    words: 'Find and replace',
    ...page,
    keys: ['$mod+KeyH', '$mod+Alt+KeyF'],
    shown: 'Ctrl H',
    icon: 'replace',
    ...anywhere,
  },
  {
    id: 'revisions',
    words: 'Revisions',
    ...page,
    keys: ['$mod+Alt+KeyR'],
    shown: 'Ctrl Alt R',
    icon: 'history',
    ...anywhere,
  },
  {
    id: 'tour',
    words: 'Tour of the editor',
    ...page,
    keys: ['Shift+Alt+KeyT'],
    shown: 'Shift Alt T',
    icon: 'compass',
  },
  {
    id: 'sides',
    words: 'Hide or show side panels',
    ...page,
    keys: ['$mod+Backslash', '$mod+Shift+Backslash'],
    shown: 'Ctrl \\',
    icon: 'maximize-2',
    ...anywhere,
  },
  { id: 'search', words: 'Find a block to add', ...page, keys: ['/'], shown: '/', icon: 'plus' },
  { id: 'edit', words: 'Edit the text in place', ...block, keys: ['Enter'], shown: 'Enter', icon: 'pencil' },
  { id: 'copy', words: 'Copy', ...block, keys: [], shown: 'Ctrl C', icon: 'clipboard-copy' },
  { id: 'cut', words: 'Cut', ...block, keys: [], shown: 'Ctrl X', icon: 'scissors' },
  { id: 'paste', words: 'Paste', ...block, keys: [], shown: 'Ctrl V', icon: 'clipboard-paste' },
  {
    id: 'pasteStyles',
    words: 'Paste style',
    ...block,
    keys: ['$mod+Alt+KeyV'],
    shown: 'Ctrl Alt V',
    icon: 'paintbrush',
  },
  {
    id: 'duplicate',
    words: 'Duplicate',
    ...block,
    keys: ['$mod+KeyD', '$mod+Shift+KeyD'],
    shown: 'Ctrl D',
    icon: 'copy',
  },
  { id: 'group', words: 'Group', ...block, keys: ['$mod+KeyG'], shown: 'Ctrl G', icon: 'group' },
  { id: 'ungroup', words: 'Ungroup', ...block, keys: ['$mod+Shift+KeyG'], shown: 'Ctrl Shift G', icon: 'ungroup' },
  {
    id: 'template',
    words: 'Create template',
    ...block,
    keys: ['$mod+Alt+KeyS'],
    shown: 'Ctrl Alt S',
    icon: 'component',
  },
  {
    id: 'unlink',
    words: 'Unlink from the template',
    ...block,
    keys: ['$mod+Alt+KeyU'],
    shown: 'Ctrl Alt U',
    icon: 'unlink',
  },
  { id: 'up', words: 'Move up', ...block, keys: ['Alt+ArrowUp'], shown: 'Alt ↑', icon: 'arrow-up' },
  { id: 'down', words: 'Move down', ...block, keys: ['Alt+ArrowDown'], shown: 'Alt ↓', icon: 'arrow-down' },
  { id: 'moveTo', words: 'Move to…', ...block, keys: ['Alt+KeyM'], shown: 'Alt M', icon: 'move' },
  {
    id: 'addBefore',
    words: 'Add a block before',
    ...block,
    keys: ['$mod+Alt+KeyT'],
    shown: 'Ctrl Alt T',
    icon: 'arrow-up-to-line',
  },
  {
    id: 'addAfter',
    words: 'Add a block after',
    ...block,
    keys: ['$mod+Alt+KeyY'],
    shown: 'Ctrl Alt Y',
    icon: 'arrow-down-to-line',
  },
  { id: 'hide', words: 'Hide or show', ...block, keys: ['$mod+Shift+KeyH'], shown: 'Ctrl Shift H', icon: 'eye-off' },
  { id: 'lock', words: 'Lock or unlock', ...block, keys: ['$mod+Shift+KeyL'], shown: 'Ctrl Shift L', icon: 'lock' },
  { id: 'remove', words: 'Remove', ...block, keys: ['Delete', 'Backspace'], shown: 'Del', icon: 'trash-2' },
  {
    id: 'parent',
    words: 'Select parent',
    ...around,
    keys: ['Escape'],
    shown: 'Esc',
    icon: 'corner-left-up',
  },
  { id: 'next', words: 'Next block', ...around, keys: ['ArrowDown'], shown: '↓' },
  { id: 'previous', words: 'Previous block', ...around, keys: ['ArrowUp'], shown: '↑' },
  { id: 'alsoNext', words: 'Add next block to selection', ...around, keys: ['Shift+ArrowDown'], shown: 'Shift ↓' },
  {
    id: 'alsoPrevious',
    words: 'Add previous block to selection',
    ...around,
    keys: ['Shift+ArrowUp'],
    shown: 'Shift ↑',
  },
  { id: 'siblings', words: 'Select all siblings', ...around, keys: ['$mod+KeyA'], shown: 'Ctrl A' },
  {
    id: 'region',
    words: 'Next part of the editor',
    ...around,
    keys: ['F6', '$mod+Backquote'],
    shown: 'F6',
    ...anywhere,
  },
  {
    id: 'regionBack',
    words: 'Previous part of the editor',
    ...around,
    keys: ['Shift+F6'],
    shown: 'Shift F6',
    ...anywhere,
  },
  { id: 'toolbar', words: 'Block toolbar', ...around, keys: ['Alt+F10'], shown: 'Alt F10' },
  {
    id: 'zoomIn',
    words: 'Zoom in',
    ...around,
    keys: ['$mod+Equal', '$mod+Shift+Equal', '$mod+NumpadAdd'],
    shown: 'Ctrl +',
  },
  { id: 'zoomOut', words: 'Zoom out', ...around, keys: ['$mod+Minus', '$mod+NumpadSubtract'], shown: 'Ctrl −' },
  {
    id: 'zoomFit',
    words: 'Fit the page to the canvas',
    ...around,
    keys: ['$mod+Digit0', '$mod+Numpad0'],
    shown: 'Ctrl 0',
  },
] as const satisfies readonly Shortcut[]

export type ShortcutId = (typeof shortcuts)[number]['id']

export function shortcutOf(id: ShortcutId): Shortcut & { readonly id: ShortcutId } {
  const found = shortcuts.find((shortcut) => shortcut.id === id)
  if (!found) throw new Error(`There is no shortcut "${id}".`)
  return found
}
