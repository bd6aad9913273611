import { walk } from '@ashlar/sdk'
import { elementOf } from '../../shortcuts/element-of.ts'
import type { EditorParts } from '../editor-context.tsx'
import { placeAfter } from '../inserter/inserter-place.ts'
import { editAt } from '../overrides/edit-at.ts'
import { withOverrideParts } from '../overrides/later.ts'
import { chooseWith } from '../store/choose.ts'
import { placeOf, siblingsIn } from '../store/places.ts'
import { outermost } from '../store/selection.ts'

export interface FrameHandlers {
  /** A link to a page of this site was followed (EDIT-010). */
  openPage(slug: string): void
}

/** Pointer and focus inside the frame: selects, hovers, edits in place, and lets nothing navigate (EDIT-045). */
export function listenInFrame(frame: Document, parts: EditorParts, { openPage }: FrameHandlers): () => void {
  const { store, geometry } = parts
  const stop = new AbortController()
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
    capture = false,
  ) => frame.addEventListener(type, listener, { signal: stop.signal, capture })

  on('pointerover', (event) => {
    const hovered = nodeUnder(event.target)
    if (store.state.editMode && hovered !== store.state.hovered) store.set({ hovered })
  })
  on('pointerout', (event) => {
    if (event.relatedTarget === null) store.set({ hovered: undefined })
  })

  on(
    'click',
    (event) => {
      const link = linkUnder(event)
      if (link) {
        event.preventDefault()
        const slug = slugOf(link)
        // Links of menus lead on, as they do for visitors; others are parts to be edited first of all.
        const leads = link.closest('nav') !== null || !store.state.editMode
        if (slug !== undefined && leads) return openPage(slug)
      }
      if (!store.state.editMode) return
      // Editing shows what is folded; a press there selects and folds nothing, which would move the page under the hand.
      if (elementOf(event.target)?.closest('summary')) event.preventDefault()
      const id = nodeUnder(event.target)
      if (id === undefined || store.state.editing === id) return
      chooseWith(event, store, id, () => orderAround(parts, id))
      if (store.node(id)?.template !== undefined)
        withOverrideParts(({ chooseInnerAt }) => chooseInnerAt(parts, id, event.target))
      if (event.shiftKey) store.selectAll(withoutInner(parts))
    },
    true,
  )

  // The middle button would open the link in a tab of its own.
  on('auxclick', (event) => linkUnder(event) && event.preventDefault(), true)

  on('dblclick', (event) => {
    const id = nodeUnder(event.target)
    if (id !== undefined) editAt(parts, id, event.target)
    // The browser marks words and pictures that were clicked twice; nothing here is done with them.
    if (store.state.editing === undefined) frame.getSelection()?.removeAllRanges()
  })

  on('contextmenu', (event) => {
    const id = nodeUnder(event.target)
    const { editMode, editing, selection } = store.state
    // A text that is edited has the browser's own menu, with its spelling.
    if (!editMode || id === undefined || editing !== undefined) return
    event.preventDefault()
    if (!selection.includes(id)) store.select(id)
    store.set({ menuAt: geometry.inWindow({ x: event.clientX, y: event.clientY }) })
  })

  on(
    'keydown',
    (event) => {
      const { editing } = store.state
      const text = elementOf(event.target)?.closest('[contenteditable]')
      if (event.key !== '/' || editing === undefined || event.isComposing || text?.textContent !== '') return
      const inserter = placeAfter(parts, editing)
      if (!inserter) return
      event.preventDefault()
      event.stopPropagation()
      store.set({ editing: undefined, inserter: { ...inserter, replaces: editing } })
    },
    true,
  )

  // What lies open in the editor's window closes, as it does by a press there. Popovers wait for the click after a press of
  // the main button, which never leaves the frame: this one is of no button.
  on('pointerdown', ({ clientX: x, clientY: y, pointerType }) => {
    geometry.pressed = { x, y, isFinger: pointerType === 'touch' }
    geometry.frame?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: -1 }))
  })

  // Forms of a page send nothing from here.
  on('submit', (event) => event.preventDefault(), true)
  on('dragstart', (event) => event.preventDefault(), true)
  return () => stop.abort()
}

/** The order in which a range goes: among blocks that stand beside each other they alone count. */
function orderAround({ store }: EditorParts, id: string): string[] {
  const { selected } = store.state
  const [from, to] = [selected === undefined ? undefined : placeOf(store.content, selected), placeOf(store.content, id)]
  if (to && from?.parent === to.parent && from.slot === to.slot) return siblingsIn(store.content, to.parent, to.slot)
  return Array.from(walk(store.content), (visit) => visit.id)
}

/** A range over several levels takes whole blocks; the one that was clicked leads. */
function withoutInner({ store }: EditorParts): string[] {
  const { selection, selected } = store.state
  const outer = outermost(store.content, selection)
  if (selected === undefined || !outer.includes(selected)) return outer
  return [...outer.filter((id) => id !== selected), selected]
}

/** Header and footer stand in shadow roots: what was clicked in them only the path tells. */
function linkUnder(event: Event): Element | undefined {
  return elementOf(event.composedPath()[0])?.closest('a[*|href], area[href]') ?? undefined
}

function nodeUnder(target: EventTarget | null): string | undefined {
  const node = elementOf(target)?.closest('[data-node]')
  return node?.getAttribute('data-node') ?? undefined
}

function slugOf(link: Element): string | undefined {
  const href = link.getAttribute('href')
  if (href === null) return undefined
  const address = URL.parse(href, location.origin)
  if (!address || address.origin !== location.origin || href.startsWith('#')) return undefined
  return decodeURIComponent(address.pathname.replace(/^\/+|(?<!\/)\/+$/g, ''))
}
