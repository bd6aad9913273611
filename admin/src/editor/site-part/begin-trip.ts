import type { EditorParts } from '../editor-context.tsx'
import type { SitePart } from './site-part.ts'
import { setTrip, type Trip } from './trip.ts'

/** Opens the template that is the header or footer, with the page saved; the way back leads to the same place. */
export async function beginTrip(parts: EditorParts, part: SitePart, template: number): Promise<void> {
  const { store, goOn } = parts
  const { selectedPage: page, selection } = store.state
  if (!page) return
  const { slug, title } = page
  const anchor = anchorOf(parts)
  setTrip({ part, template, page: { slug, title }, selection: [...selection], ...(anchor && { anchor }) })
  await goOn(`/admin/editor?component=${template}`)
}

/** A block in the upper part of what is seen. */
function anchorOf({ geometry }: EditorParts): Trip['anchor'] {
  const view = geometry.frame?.contentWindow
  if (!view || view.scrollY < 1) return undefined
  for (const share of [0.25, 0.5, 0.1, 0.75]) {
    const node = geometry.nodeAt({ x: view.innerWidth / 2, y: view.innerHeight * share })
    const box = node === undefined ? undefined : geometry.boxOf(node)
    if (node !== undefined && box) return { node, top: box.top }
  }
  return undefined
}
