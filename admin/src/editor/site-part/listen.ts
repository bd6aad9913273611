import { texts } from '@ashlar/sdk/ui'
import { elementOf } from '../../shortcuts/element-of.ts'
import type { EditorParts } from '../editor-context.tsx'
import { partLabels, partOf, type SitePart, siteParts } from './site-part.ts'

const t = texts('admin')

/** Hover, click and keys at the header and footer in the canvas. Their navigation links open pages, which others see to. */
export function listenToParts(frame: Document, { store, announce }: EditorParts): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const select = (part: SitePart) => {
    store.select(undefined)
    store.set({ hovered: undefined })
    siteParts.setState({ selected: part, hovered: undefined })
    announce(t('{name} selected.', { name: t(partLabels[part]) }))
  }
  frame.addEventListener(
    'pointerover',
    ({ target }) => {
      const hovered = store.state.editMode ? partOf(target) : undefined
      if (hovered !== siteParts.getState().hovered) siteParts.setState({ hovered })
    },
    { signal },
  )
  frame.addEventListener(
    'pointerout',
    ({ relatedTarget }) => relatedTarget === null && siteParts.setState({ hovered: undefined }),
    { signal },
  )
  frame.addEventListener(
    'click',
    (event) => {
      const part = partOf(event.target)
      if (!store.state.editMode) return
      if (part && !isNavigation(event)) {
        // A menu that folds out, a form: nothing of it works here.
        event.preventDefault()
        select(part)
      } else if (!part) siteParts.setState({ selected: undefined })
    },
    { signal },
  )
  frame.addEventListener(
    'keydown',
    (event) => {
      const part = partOf(event.target)
      const { selected } = siteParts.getState()
      if (event.key === 'Escape' && selected) siteParts.setState({ selected: undefined })
      else if (part && store.state.editMode && (event.key === 'Enter' || event.key === ' ')) {
        if (selected === part) goToTools()
        else select(part)
      } else return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  // A block that is selected, by whatever means, takes its place; another document has its own.
  const unsubscribe = store.ui.subscribe((now, before) => {
    if (now.selected !== undefined || now.item?.id !== before.item?.id || !now.editMode)
      if (siteParts.getState().selected) siteParts.setState({ selected: undefined })
  })
  return () => {
    stop.abort()
    unsubscribe()
    siteParts.setState({ selected: undefined, hovered: undefined })
  }
}

/** A second Enter goes on to what can be done. */
function goToTools() {
  document.querySelector<HTMLElement>('.spb button:not(:disabled)')?.focus()
}

/** Menus lead to their pages with one click (EDIT-010). */
export function isNavigation(event: Event): boolean {
  return elementOf(event.composedPath()[0])?.closest('a[*|href]')?.closest('nav') != null
}
