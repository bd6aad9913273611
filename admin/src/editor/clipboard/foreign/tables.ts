import { isElement, tagOf } from './elements.ts'

export interface Cell {
  readonly element: Element
  readonly isHeader: boolean
  readonly span: number
  /** Rows that it reaches over. */
  readonly height: number
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
  span: reachOf(element, 'colspan'),
  height: reachOf(element, 'rowspan'),
})

const reachOf = (element: Element, attribute: string): number =>
  Math.min(Math.max(Number.parseInt(element.getAttribute(attribute) ?? '1', 10) || 1, 1), 50)

/** With a gap wherever a cell from above reaches down, so that what follows stays in its column. */
export function inColumns(rows: readonly (readonly Cell[])[]): (Cell | undefined)[][] {
  /** Rows that the last cell of each column still reaches over. */
  const reached: number[] = []
  return rows.map((row) => {
    const placed: (Cell | undefined)[] = []
    const above = reached.map((rows) => rows > 0)
    for (const [column, rows] of reached.entries()) reached[column] = Math.max(rows - 1, 0)
    let column = 0
    const leaveGaps = () => {
      for (; above[column]; column += 1) placed.push(undefined)
    }
    for (const cell of row) {
      leaveGaps()
      placed.push(cell)
      for (const end = column + cell.span; column < end; column += 1) reached[column] = cell.height - 1
    }
    leaveGaps()
    return placed
  })
}

/** Made to place things, as mails and old pages do: what stands in it is not a table. */
export function isLayout(table: Element, rows: readonly (readonly Cell[])[]): boolean {
  if (['presentation', 'none'].includes(table.getAttribute('role') ?? '')) return true
  if (rows.every((row) => row.length <= 1)) return true
  return table.querySelector('table,h1,h2,h3,h4,h5,h6,blockquote,hr') !== null
}

/** One line of the caption. */
export const captionOf = (table: Element): Element | undefined =>
  [...table.children].find((child) => isElement(child) && tagOf(child) === 'CAPTION')
