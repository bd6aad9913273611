import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { elementOf } from '../../shortcuts/element-of.ts'

/** What the site puts around every page. */
export type SitePart = 'header' | 'footer'

interface SiteParts {
  readonly hovered: SitePart | undefined
  /** Never together with a block. */
  readonly selected: SitePart | undefined
}

/** Apart from the editor's state: header and footer are no part of the document. */
export const siteParts = createStore<SiteParts>(() => ({ hovered: undefined, selected: undefined }))

export const useSelectedPart = (): SitePart | undefined => useStore(siteParts, ({ selected }) => selected)
export const useHoveredPart = (): SitePart | undefined => useStore(siteParts, ({ hovered }) => hovered)

export const partTitles = { header: 'Header', footer: 'Footer' } as const
export const partLabels = { header: 'Header, on all pages', footer: 'Footer, on all pages' } as const

/** The attribute of an element of the canvas that is one. */
export const partMark = 'data-site-part'

export const partElement = (frame: Document | null, part: SitePart): HTMLElement | null | undefined =>
  frame?.querySelector<HTMLElement>(`[${partMark}=${part}]`)

/** The header or footer in which something of the canvas lies. What is in its shadow root tells of it, too. */
export function partOf(target: EventTarget | null): SitePart | undefined {
  const name = elementOf(target)?.closest(`[${partMark}]`)?.getAttribute(partMark)
  return name === 'header' || name === 'footer' ? name : undefined
}
