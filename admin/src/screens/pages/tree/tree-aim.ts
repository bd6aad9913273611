import type { Page, TreeRow } from '@ashlar/sdk/platform'
import { placeAt, type TreePlace, type Zone } from './tree-place.ts'

/** What a dragged page is held over. */
export interface Aim {
  readonly zone: Zone
  /** Undefined where the page cannot stand. */
  readonly place: TreePlace | undefined
  /** The row under the pointer, in the window. */
  readonly row: DOMRect
  readonly level: number
}

export interface ShownTree {
  /** All pages of the tree, those below a collapsed one too. */
  readonly pages: readonly Page[]
  /** As they are shown. */
  readonly rows: readonly TreeRow[]
  readonly collapsed: ReadonlySet<number>
}

/** By height alone: the name column is narrower than the row on which somebody aims. */
export function aimAt({ pages, rows, collapsed }: ShownTree, page: Page, y: number): Aim | undefined {
  const [nearest] = rows
    .flatMap((target) => {
      const row = rowOf(target.page.id)?.getBoundingClientRect()
      return row ? [{ target, row, away: Math.abs(row.top + row.height / 2 - y) }] : []
    })
    .sort((a, b) => a.away - b.away)
  if (!nearest) return undefined
  const { target, row } = nearest
  const zone = zoneIn(row, y, target.hasChildren && !collapsed.has(target.page.id))
  return { zone, row, level: target.level, place: placeAt(pages, page, target.page, zone) }
}

const rowOf = (id: number) => document.querySelector(`[data-page="${id}"]`)?.closest('tr')

/** The upper and lower parts of a row are the gaps beside it; what is open below takes the lower gap as its own. */
function zoneIn(row: DOMRect, y: number, isOpen: boolean): Zone {
  const share = (y - row.top) / row.height
  if (share < 0.3) return 'before'
  return share > 0.7 && !isOpen ? 'after' : 'inside'
}
