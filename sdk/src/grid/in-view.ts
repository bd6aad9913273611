import type { Place } from './range.ts'

/** Pixels; `grid.css` says the same. */
export const rowHeight = 36

/** Scroll as far as it takes to see a cell whole, past the head and the first column, which stay where they are. */
export function bringIntoView(scroller: HTMLElement, { row, column }: Place): void {
  const head = scroller.firstElementChild
  const cell = head?.children[column]
  if (!(head instanceof HTMLElement) || !(cell instanceof HTMLElement)) return
  const top = row * rowHeight
  const hidden = head.offsetHeight + top + rowHeight - scroller.clientHeight
  scroller.scrollTop = Math.max(Math.min(scroller.scrollTop, top), hidden)
  if (column === 0) return
  const first = head.children[0]
  const stuck = first instanceof HTMLElement ? first.offsetWidth : 0
  const cut = cell.offsetLeft + cell.offsetWidth - scroller.clientWidth
  scroller.scrollLeft = Math.max(Math.min(scroller.scrollLeft, cell.offsetLeft - stuck), cut)
}
