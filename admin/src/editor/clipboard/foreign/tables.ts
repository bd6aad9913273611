import { isElement, tagOf } from './elements.ts'

export interface Cell {
  readonly element: Element
  readonly isHeader: boolean
  readonly span: number
}

/** The rows of this table itself, not of one within it. */
export function rowsOf(table: Element): Cell[][] {
  const rows: Cell[][] = []
  const visit = (element: Element) => {
    for (const child of element.children) {
      const tag = tagOf(child)
      if (tag === 'TR') rows.push([...child.children].filter(isCell).map(cellOf))
      else if (tag === 'TBODY' || tag === 'THEAD' || tag === 'TFOOT') visit(child)
    }
  }
  visit(table)
  return rows.filter((row) => row.length > 0)
}

const isCell = (element: Element) => tagOf(element) === 'TD' || tagOf(element) === 'TH'

const cellOf = (element: Element): Cell => ({
  element,
  isHeader: tagOf(element) === 'TH' || tagOf(element.parentElement?.parentElement ?? element) === 'THEAD',
  span: Math.min(Math.max(Number.parseInt(element.getAttribute('colspan') ?? '1', 10) || 1, 1), 50),
})

/** Made to place things, as mails and old pages do: what stands in it is not a table. */
export function isLayout(table: Element, rows: readonly (readonly Cell[])[]): boolean {
  if (['presentation', 'none'].includes(table.getAttribute('role') ?? '')) return true
  if (rows.every((row) => row.length <= 1)) return true
  return table.querySelector('table,h1,h2,h3,h4,h5,h6,blockquote,hr') !== null
}

/** One line of the caption. */
export const captionOf = (table: Element): Element | undefined =>
  [...table.children].find((child) => isElement(child) && tagOf(child) === 'CAPTION')
