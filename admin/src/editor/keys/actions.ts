import { walk } from '@ashlar/sdk'
import { startEditing } from '../canvas/frame-events.ts'
import { openPalette } from '../canvas/overlays.tsx'
import { askAndRemove } from '../canvas/toolbar.tsx'
import type { EditorParts } from '../editor-context.tsx'
import type { ShortcutActions } from './bind-keys.ts'

export interface OuterActions {
  save(): void
  showShortcuts(): void
}

/** What the shortcuts do. Those about a block do nothing without a selection and leave the key alone. */
export function shortcutActions(parts: EditorParts, { save, showShortcuts }: OuterActions): ShortcutActions {
  const { store, commands, geometry, canEdit } = parts
  const withSelected = (act: (id: string) => unknown) => (event: KeyboardEvent) => {
    const { selected, editing, editMode } = store.state
    if (selected === undefined || editing !== undefined || !editMode || !canEdit || !isOnPage(event)) return false
    return act(selected)
  }
  const go = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (store.state.editing !== undefined || !store.state.editMode || !isOnPage(event)) return false
    commands.selectNext(
      step,
      Array.from(walk(store.content), ({ id }) => id),
    )
    const { selected } = store.state
    if (selected !== undefined) geometry.scrollTo(selected)
    return true
  }
  return {
    save: () => save(),
    undo: () => canEdit && commands.undo(),
    redo: () => canEdit && commands.redo(),
    help: () => showShortcuts(),
    search: () => openPalette(store),
    edit: withSelected((id) => startEditing(parts, id)),
    remove: withSelected((id) => void askAndRemove(parts, id)),
    duplicate: withSelected((id) => void commands.duplicate(id)),
    up: withSelected((id) => void commands.moveBy(id, -1)),
    down: withSelected((id) => void commands.moveBy(id, 1)),
    parent: () => {
      if (store.state.editing !== undefined) store.set({ editing: undefined })
      else commands.selectParent()
    },
    next: go(1),
    previous: go(-1),
    region: () => focusRegion(1, geometry.frame),
    regionBack: () => focusRegion(-1, geometry.frame),
    toolbar: () => {
      const first = document.querySelector<HTMLElement>('.stb button')
      first?.focus()
      return first !== null
    },
  }
}

const regions = ['bar', 'left', 'canvas', 'settings', 'foot'] as const

/** To the next part of the editor: bar, blocks and layers, canvas, settings, foot. */
function focusRegion(step: 1 | -1, frame: HTMLIFrameElement | null) {
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region']
  const at = regions.findIndex((region) => region === now)
  const next = regions[(at + step + regions.length) % regions.length]
  if (next === 'canvas' && frame) {
    // The frame's window takes the keys: arrows go from block to block.
    frame.focus()
    frame.contentWindow?.focus()
    return
  }
  const region = document.querySelector<HTMLElement>(`[data-region="${next}"]`)
  const first = region?.querySelector<HTMLElement>(
    'input, button:not([disabled]):not([tabindex="-1"]), a[href], [tabindex="0"]',
  )
  ;(first ?? region)?.focus()
}

/**
 * Whether the key was pressed over the page: inside the frame, or in the editor with the focus nowhere in particular or on
 * the block's toolbar. In a list or on a button the same keys mean something else.
 */
function isOnPage(event: KeyboardEvent): boolean {
  const target = event.target
  if (target === null || !('ownerDocument' in target)) return true
  const element = target as Element
  if (element.ownerDocument !== document) return true
  if (element.closest('.stb') !== null) return event.key !== 'Enter'
  return element === document.body || element.closest('[data-region=canvas]') !== null
}
