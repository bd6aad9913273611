import { type MenuEntry, texts } from '@ashlar/sdk/ui'
import type { EditorParts } from '../editor-context.tsx'
import { type ShortcutId, shortcutOf } from '../keys/shortcuts.ts'
import { canBeGrouped, isGroup } from '../store/grouping.ts'
import { isLocked } from '../store/locks.ts'
import { outermost } from '../store/selection.ts'

const t = texts('admin')

/** What the menus of a block offer, in groups; the same everywhere, made from what the keys do. */
const groups: readonly (readonly ShortcutId[])[] = [
  ['edit', 'parent'],
  ['copy', 'cut', 'paste', 'pasteStyles', 'duplicate'],
  ['up', 'down', 'moveTo', 'addBefore', 'addAfter'],
  ['group', 'ungroup', 'template', 'unlink', 'hide', 'lock'],
  ['remove'],
]

/** What a locked block does not take. */
const changing: readonly ShortcutId[] = [
  ...(['edit', 'cut', 'pasteStyles', 'up', 'down', 'moveTo'] as const),
  ...(['group', 'ungroup', 'hide', 'remove'] as const),
]
/** What is for one block alone. */
const single: readonly ShortcutId[] = ['edit', 'parent', 'addBefore', 'addAfter', 'ungroup', 'template', 'unlink']

/** What is offered to people who may change the content of blocks and not the layout. */
const ofContent: readonly ShortcutId[] = ['edit', 'parent', 'copy']

/** The entries for what is selected now. */
export function blockEntries(parts: EditorParts): MenuEntry[] {
  const { store, blocks, shelf, actions, canLayOut } = parts
  const ids = outermost(store.content, store.state.selection)
  const locked = ids.some((id) => isLocked(store.content, id))
  const [first] = ids
  const hasText = blocks.editors.get(store.node(first ?? '')?.type ?? '')?.canvas !== undefined
  const all = (mark: 'hidden' | 'locked') => ids.every((id) => store.node(id)?.[mark])
  const can: Partial<Record<ShortcutId, boolean>> = {
    edit: hasText,
    group: canBeGrouped(store.content, blocks.catalogue, ids),
    ungroup: isGroup(store.node(first ?? '')),
    template: first !== undefined && shelf.kindFor(first) !== undefined,
    unlink: first !== undefined && store.node(first)?.template !== undefined,
  }
  const words: Partial<Record<ShortcutId, string>> = {
    hide: all('hidden') ? t('Show') : t('Hide'),
    lock: all('locked') ? t('Unlock') : t('Lock'),
  }
  return groups
    .map((group) =>
      group
        .filter((id) => canLayOut || ofContent.includes(id))
        .filter((id) => (ids.length === 1 || !single.includes(id)) && can[id] !== false)
        .map((id): MenuEntry => {
          const { shown, icon, words: usual } = shortcutOf(id)
          return {
            label: words[id] ?? t(usual),
            ...(icon !== undefined && { icon }),
            shortcut: shown,
            danger: id === 'remove',
            disabled: locked && changing.includes(id),
            onSelect: () => void actions[id](),
          }
        }),
    )
    .filter((group) => group.length > 0)
    .flatMap((group, at): MenuEntry[] => (at === 0 ? group : ['separator', ...group]))
}
