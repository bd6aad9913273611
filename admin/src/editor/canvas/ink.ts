import type { Box } from '../dnd/drop-target.ts'

/** Elements that are seen or pressed as a whole. */
const whole = new Set(['a', 'button', 'canvas', 'iframe', 'img', 'input', 'select', 'svg', 'textarea', 'video'])
/** Elements looked at for one answer: a page of thousands must not be measured for a toolbar. */
const mostLookedAt = 800
/** Neighbours looked at on each side of a block, and of what it stands in. */
const mostBeside = 12

/**
 * Boxes of texts, pictures and what can be pressed around an element, as far as they lie in one of the zones; in the
 * frame's viewport. Its own content counts, that of its neighbours, and that of what stands beside its ancestors.
 */
export function inkNear(element: Element, zones: readonly Box[]): Box[] {
  const search = new InkSearch(zones)
  search.collect(element)
  for (let at: Element | null = element; at && at !== element.ownerDocument.body; at = at.parentElement) {
    search.beside(at, 'previousElementSibling')
    search.beside(at, 'nextElementSibling')
  }
  return search.found
}

class InkSearch {
  readonly found: Box[] = []
  readonly #zones: readonly Box[]
  #lookedAt = 0

  constructor(zones: readonly Box[]) {
    this.#zones = zones
  }

  beside(element: Element, step: 'previousElementSibling' | 'nextElementSibling') {
    let sibling = element[step]
    for (let count = 0; sibling && count < mostBeside; count++) {
      this.collect(sibling)
      sibling = sibling[step]
    }
  }

  collect(element: Element) {
    if (++this.#lookedAt > mostLookedAt) return
    const box = element.getBoundingClientRect()
    // Without a box of its own, what it holds may have one.
    const isBare = box.width === 0 && box.height === 0
    if (!isBare && !this.#concerns(box)) return
    if (whole.has(element.localName)) {
      if (!isBare) this.found.push(box)
      return
    }
    for (const child of (element.shadowRoot ?? element).childNodes) {
      if (isElement(child)) this.collect(child)
      else if (child.nodeType === child.TEXT_NODE && child.nodeValue?.trim()) this.#collectText(child)
    }
  }

  #collectText(text: Node) {
    const range = text.ownerDocument?.createRange()
    range?.selectNodeContents(text)
    for (const line of range?.getClientRects() ?? []) if (this.#concerns(line)) this.found.push(line)
  }

  #concerns(box: Box): boolean {
    return this.#zones.some((zone) => overlaps(box, zone))
  }
}

/** The frame's classes are another window's: what a node is shows by its type. */
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
