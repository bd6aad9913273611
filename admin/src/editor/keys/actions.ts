import { nodeAt, walk } from '@ashlar/sdk'
import { openCommandMenu } from '@ashlar/sdk/shell'
import { askAndRemove } from '../canvas/toolbar.tsx'
import type { EditorTools } from '../editor-context.tsx'
import { placeAfter, placeBefore } from '../inserter/inserter-place.ts'
import { editAt } from '../overrides/edit-at.ts'
import { placeOf, siblingsIn } from '../store/places.ts'
import { outermost } from '../store/selection.ts'
import type { ShortcutActions } from './bind-keys.ts'
import { openPalette } from './open-palette.ts'
import { toggleSides } from './toggle-sides.ts'

export interface OuterActions {
  /** Whether everything is saved now. */
  save(): Promise<boolean> | undefined
  showShortcuts(): void
  find(): void
  replace(): void
  /** False for what has none. */
  showRevisions(): boolean
  startTour(): void
  /** One step larger or smaller; 0 fits the page to the canvas. */
  zoom(step: 1 | -1 | 0): void
  /** False where none is open. */
  closeDrawer(): boolean
}

/** What the shortcuts do. Those about blocks do nothing without a selection and leave the key alone. */
export function shortcutActions(
  parts: EditorTools,
  { save, showShortcuts, find, replace, showRevisions, startTour, zoom, closeDrawer }: OuterActions,
): ShortcutActions {
  const { store, commands, clipboard, shelf, geometry, canEdit, canLayOut } = parts
  const isIdle = (event?: KeyboardEvent) =>
    store.state.editing === undefined && store.state.editMode && (event === undefined || isOnPage(event))
  const withSelected = (act: (ids: readonly string[]) => unknown) => (event?: KeyboardEvent) => {
    const ids = outermost(store.content, store.state.selection)
    if (ids.length === 0 || !canEdit || !isIdle(event)) return false
    return act(ids)
  }
  const withOne = (act: (id: string) => unknown) =>
    withSelected(() => (store.state.selected === undefined ? false : act(store.state.selected)))
  const order = () => Array.from(walk(store.content), ({ id }) => id)
  const go = (step: 1 | -1) => (event?: KeyboardEvent) => {
    if (!isIdle(event)) return false
    commands.selectNext(step, order())
    show()
    return true
  }
  const extend = (step: 1 | -1) => (event?: KeyboardEvent) => {
    const { selected, selection } = store.state
    const place = selected === undefined ? undefined : placeOf(store.content, selected)
    if (!place || selected === undefined || !isIdle(event)) return false
    const beside = siblingsIn(store.content, place.parent, place.slot)
    const next = beside[place.index + step]
    if (next === undefined) return true
    // Back over what was chosen last it is let go of again.
    store.selectAll(selection.includes(next) ? selection.filter((id) => id !== selected) : [...selection, next])
    commands.saySelection()
    show()
    return true
  }
  const show = () => {
    const { selected } = store.state
    if (selected !== undefined) geometry.scrollTo(selected)
  }
  return {
    save: () => save(),
    undo: () => canEdit && commands.undo(),
    redo: () => canEdit && commands.redo(),
    commands: () => openCommandMenu(),
    help: () => showShortcuts(),
    find: () => find(),
    replace: () => (canEdit ? replace() : find()),
    revisions: () => showRevisions(),
    tour: () => startTour(),
    sides: () => toggleSides(store),
    zoomIn: (event) => isInFrame(event) && zoom(1),
    zoomOut: (event) => isInFrame(event) && zoom(-1),
    zoomFit: (event) => isInFrame(event) && zoom(0),
    search: () => canLayOut && openPalette(store),
    edit: withOne((id) => editAt(parts, id)),
    copy: withSelected(() => void clipboard.copy()),
    cut: withSelected(() => void clipboard.cutSelected()),
    paste: (event) => canEdit && isIdle(event) && void clipboard.paste(),
    pasteStyles: withSelected(() => void clipboard.pasteStyles()),
    duplicate: withSelected((ids) => void commands.duplicate(ids)),
    group: withSelected((ids) => void commands.group(ids)),
    ungroup: withOne((id) => void commands.ungroup(id)),
    template: withOne((id) => canLayOut && shelf.kindFor(id) !== undefined && store.set({ templateOf: id })),
    unlink: withOne((id) => {
      const template = shelf.contentOf(shelf.all.find((entry) => entry.id === store.node(id)?.template))
      return template !== undefined && commands.unlink(id, template)
    }),
    up: withSelected((ids) => void commands.moveBy(ids, -1)),
    down: withSelected((ids) => void commands.moveBy(ids, 1)),
    moveTo: withSelected(() => (canLayOut ? store.set({ moving: true }) : false)),
    addBefore: withOne((id) => canLayOut && openInserter(placeBefore(parts, id))),
    addAfter: withOne((id) => canLayOut && openInserter(placeAfter(parts, id))),
    hide: withSelected((ids) => void commands.toggleMark(ids, 'hidden')),
    lock: withSelected((ids) => void commands.toggleMark(ids, 'locked')),
    remove: withSelected((ids) => (canLayOut ? void askAndRemove(parts, ids) : false)),
    parent: (event) => {
      if (store.state.editing !== undefined) store.set({ editing: undefined })
      else if (!event || !closeDrawer()) commands.selectParent()
    },
    next: go(1),
    previous: go(-1),
    alsoNext: extend(1),
    alsoPrevious: extend(-1),
    siblings: (event) => {
      const { selected } = store.state
      const place = selected === undefined ? undefined : placeOf(store.content, selected)
      if (!place || selected === undefined || !isIdle(event)) return false
      const beside = siblingsIn(store.content, place.parent, place.slot).filter((id) => nodeAt(store.content, id))
      store.selectAll([...beside.filter((id) => id !== selected), selected])
      commands.saySelection()
      return true
    },
    region: () => focusRegion(1, geometry.frame),
    regionBack: () => focusRegion(-1, geometry.frame),
    toolbar: () => {
      const first = document.querySelector<HTMLElement>('.stb button')
      first?.focus()
      return first !== null
    },
  }

  function openInserter(inserter: EditorTools['store']['state']['inserter']): boolean {
    store.set({ inserter })
    return inserter !== undefined
  }
}

const regions = ['bar', 'left', 'canvas', 'settings', 'foot'] as const

/** Only there, and beside the zoom itself, the keys are the page's; elsewhere they make the browser's own letters larger. */
function isInFrame(event?: KeyboardEvent): boolean {
  if (event === undefined || (event.view !== null && event.view !== window)) return true
  return event.target instanceof Element && event.target.closest('[data-region=foot]') !== null
}

/** To the next part of the editor: bar, blocks and layers, canvas, settings, foot. */
function focusRegion(step: 1 | -1, frame: HTMLIFrameElement | null) {
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region']
  const there = regions.filter(
    (name) => name === 'canvas' || regionOf(name)?.checkVisibility({ visibilityProperty: true }),
  )
  const at = there.findIndex((region) => region === now)
  const next = there[(at + step + there.length) % there.length]
  if (next === 'canvas' && frame) {
    // The frame's window takes the keys: arrows go from block to block.
    frame.focus()
    frame.contentWindow?.focus()
    return
  }
  const region = next && regionOf(next)
  const ways = region?.querySelectorAll<HTMLElement>(
    'input, button:not([disabled]):not([tabindex="-1"]), a[href], [tabindex="0"]',
  )
  // Some stand there for narrow screens alone.
  const first = [...(ways ?? [])].find((way) => way.checkVisibility())
  ;(first ?? region)?.focus()
}

const regionOf = (name: (typeof regions)[number]) => document.querySelector<HTMLElement>(`[data-region="${name}"]`)

/**
 * Whether the key was pressed over the page: inside the frame, on a row of the layers, or in the editor with the focus
 * nowhere in particular, on the block's toolbar or in the foot. In a list or on a button the same keys mean something else.
 */
function isOnPage(event: KeyboardEvent): boolean {
  const target = event.target
  if (target === null || !('ownerDocument' in target)) return true
  const element = target as Element
  if (element.ownerDocument !== document) return true
  // Breadcrumb and zoom are about the page as well: what was pressed there last must not keep the keys.
  if (element.closest('.stb, [data-region=foot]') !== null) return event.key !== 'Enter' && event.key !== ' '
  if (element.matches('[role=treeitem]')) return true
  return element === document.body || element.closest('[data-region=canvas]') !== null
}
