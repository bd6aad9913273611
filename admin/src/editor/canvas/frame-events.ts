import type { EditorParts } from '../editor-context.tsx'

export interface FrameHandlers {
  /** A link to a page of this site was followed (EDIT-010). */
  openPage(slug: string): void
}

/** Pointer and focus inside the frame: selects, hovers, edits in place, and lets nothing navigate (EDIT-045). */
export function listenInFrame(
  frame: Document,
  { store, blocks, canEdit }: EditorParts,
  { openPage }: FrameHandlers,
): () => void {
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
      // Header and footer stand in shadow roots: what was clicked in them only the path tells.
      const link = elementOf(event.composedPath()[0] ?? null)?.closest('a[href]')
      if (link) {
        event.preventDefault()
        const slug = slugOf(link)
        // Links of header, footer and menus lead on, as they do for visitors; others are blocks to be edited first of all.
        const isNavigation = link.getRootNode() !== frame || link.closest('nav') !== null
        const leads = isNavigation || !store.state.editMode || event.ctrlKey || event.metaKey
        if (slug !== undefined && leads) return openPage(slug)
      }
      const id = nodeUnder(event.target)
      if (!store.state.editMode || id === undefined || store.state.editing === id) return
      store.select(id)
    },
    true,
  )

  on('dblclick', (event) => {
    const id = nodeUnder(event.target)
    if (id !== undefined) startEditing({ store, blocks, canEdit }, id)
  })

  // Forms of a page send nothing from here.
  on('submit', (event) => event.preventDefault(), true)
  on('dragstart', (event) => event.preventDefault(), true)
  return () => stop.abort()
}

/** Edits a block's text in place, where it has any (BLK-TEXT-006). */
export function startEditing(
  { store, blocks, canEdit }: Pick<EditorParts, 'store' | 'blocks' | 'canEdit'>,
  id: string,
): boolean {
  const node = store.node(id)
  const canvas = node && blocks.editors.get(node.type)?.canvas
  if (!canvas || !canEdit || !store.state.editMode || node.locked) return false
  store.select(id)
  store.set({ editing: id, hovered: undefined })
  return true
}

function elementOf(target: EventTarget | null): Element | undefined {
  // The frame's classes are another window's: what an element is shows by what it can do.
  return target !== null && 'closest' in target ? (target as Element) : undefined
}

function nodeUnder(target: EventTarget | null): string | undefined {
  const node = elementOf(target)?.closest('[data-node]')
  return node?.getAttribute('data-node') ?? undefined
}

function slugOf(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? ''
  const address = URL.parse(href, location.origin)
  if (!address || address.origin !== location.origin || href.startsWith('#')) return undefined
  return decodeURIComponent(address.pathname.replace(/^\/+|\/+$/g, ''))
}
