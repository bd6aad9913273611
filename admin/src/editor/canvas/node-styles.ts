/** Nodes whose rules share a sheet: changing one rule makes the browser look through its sheet, and every element through every sheet. */
const bucketSize = 64

interface Place {
  readonly sheet: CSSStyleSheet
  readonly index: number
}

/**
 * The rules of all nodes in the frame's adopted style sheets, one rule a node, so that changing a prop replaces one rule.
 * A slot that a node leaves is kept for the next, since removing it would renumber the others.
 */
export class NodeStyles {
  readonly #document: Document
  readonly #places = new Map<string, Place>()
  readonly #free: Place[] = []
  readonly #texts = new Map<string, string>()

  constructor(frame: Document) {
    this.#document = frame
  }

  /** Gives a node these rules in place of those that it had. */
  set(id: string, css: string) {
    if (this.#texts.get(id) === css) return
    const place = this.#places.get(id) ?? this.#free.pop() ?? this.#newPlace()
    if (!place) return
    this.#places.set(id, place)
    this.#texts.set(id, css)
    replace(place, css)
  }

  remove(id: string) {
    const place = this.#places.get(id)
    if (!place) return
    this.#places.delete(id)
    this.#texts.delete(id)
    this.#free.push(place)
    replace(place, '')
  }

  #newPlace(): Place | undefined {
    const last = this.#document.adoptedStyleSheets.at(-1)
    const sheet = last && this.#own.has(last) && last.cssRules.length < bucketSize ? last : this.#newSheet()
    if (!sheet) return undefined
    const index = sheet.cssRules.length
    sheet.insertRule(empty, index)
    return { sheet, index }
  }

  readonly #own = new WeakSet<CSSStyleSheet>()

  #newSheet(): CSSStyleSheet | undefined {
    const view = this.#document.defaultView
    if (!view) return undefined
    const sheet = new view.CSSStyleSheet()
    this.#own.add(sheet)
    this.#document.adoptedStyleSheets.push(sheet)
    return sheet
  }
}

const empty = '@media all{}'

function replace({ sheet, index }: Place, css: string) {
  sheet.deleteRule(index)
  try {
    // One grouping rule holds all of a node's layers and media queries.
    sheet.insertRule(`@media all{${css}}`, index)
  } catch (error) {
    // A person's own CSS may close more braces than it opens; the block then goes without rules, the others keep theirs.
    console.warn("A block has CSS that can't be read.", error)
    sheet.insertRule(empty, index)
  }
}
