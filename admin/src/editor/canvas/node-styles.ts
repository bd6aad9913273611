import { mediaOf } from '@ashlar/sdk'
import { layers, type NodeRules } from '@ashlar/sdk/renderer'

/** Nodes whose rules share a sheet: changing one rule makes the browser look through its sheet, and every element through every sheet. */
const shelfSize = 64

const kinds = ['desktop', 'tablet', 'mobile', 'visibility', 'hover', 'user'] as const
type Kind = (typeof kinds)[number]

/**
 * The groups of a sheet, in the order in which a page has them. They are made once and stay: a sheet in which a layer or a
 * media query comes or goes makes the browser look for fonts again and lay out every text of the page anew, 200 ms at two
 * thousand nodes; a style rule that comes or goes in them concerns its own elements.
 */
const groups: Readonly<Record<Kind, string>> = {
  desktop: '@layer nodes{}',
  tablet: `@media ${mediaOf.tablet}{@layer nodes{}}`,
  mobile: `@media ${mediaOf.mobile}{@layer nodes{}}`,
  visibility: '@layer nodes{}',
  hover: '@layer nodes{}',
  user: '@layer user{}',
}

interface Shelf {
  readonly groups: Readonly<Record<Kind, CSSGroupingRule>>
  /** Nodes that have rules in it. */
  size: number
}

interface Place {
  readonly shelf: Shelf
  readonly texts: Record<Kind, string>
  readonly rules: Record<Kind, readonly CSSRule[]>
}

const noRules: NodeRules = { desktop: '', tablet: '', mobile: '', visibility: '', hover: '', user: '' }

/** The rules of all nodes in the frame's adopted style sheets; changing a prop replaces the rules that it changes. */
export class NodeStyles {
  readonly #document: Document
  readonly #changed: () => void
  readonly #places = new Map<string, Place>()
  readonly #shelves: Shelf[] = []
  /** Never adopted: only reads rules. */
  readonly #reader: CSSStyleSheet | undefined

  /** `changed`: blocks may stand elsewhere now. Nothing else says so: no observer of the page sees adopted sheets. */
  constructor(frame: Document, changed: () => void) {
    this.#document = frame
    this.#changed = changed
    this.#reader = frame.defaultView ? new frame.defaultView.CSSStyleSheet() : undefined
  }

  /** Gives a node these rules in place of those that it had. */
  set(id: string, rules: Partial<NodeRules>) {
    const place = this.#places.get(id) ?? this.#newPlace(id)
    if (!place) return
    for (const kind of kinds) this.#replace(place, kind, rules[kind] ?? '')
  }

  remove(id: string) {
    const place = this.#places.get(id)
    if (!place) return
    this.set(id, noRules)
    place.shelf.size -= 1
    this.#places.delete(id)
  }

  #replace({ shelf, texts, rules }: Place, kind: Kind, text: string) {
    if (texts[kind] === text) return
    const group = shelf.groups[kind]
    for (const rule of rules[kind]) group.deleteRule(Array.prototype.indexOf.call(group.cssRules, rule))
    texts[kind] = text
    rules[kind] = this.#read(text).flatMap((rule) => inserted(group, rule))
    this.#changed()
  }

  /** The texts of single rules. A text that closes more braces than it opens ends here, and reaches no other node. */
  #read(text: string): readonly string[] {
    const plain = plainRules(text)
    if (plain || !this.#reader) return plain ?? []
    this.#reader.replaceSync(text)
    return [...this.#reader.cssRules].map(({ cssText }) => cssText)
  }

  #newPlace(id: string): Place | undefined {
    const shelf = this.#shelves.find(({ size }) => size < shelfSize) ?? this.#newShelf()
    if (!shelf) return undefined
    shelf.size += 1
    const place = {
      shelf,
      texts: { ...noRules },
      rules: { desktop: [], tablet: [], mobile: [], visibility: [], hover: [], user: [] },
    }
    this.#places.set(id, place)
    return place
  }

  #newShelf(): Shelf | undefined {
    const view = this.#document.defaultView
    if (!view) return undefined
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(layers + kinds.map((kind) => groups[kind]).join(''))
    const made = [...sheet.cssRules].filter(isGroup).map(innermost)
    const [desktop, tablet, mobile, visibility, hover, user] = made
    if (!desktop || !tablet || !mobile || !visibility || !hover || !user) return undefined
    const shelf = { groups: { desktop, tablet, mobile, visibility, hover, user }, size: 0 }
    this.#shelves.push(shelf)
    this.#document.adoptedStyleSheets.push(sheet)
    return shelf
  }
}

/** Rules of another window are of its classes: what they are shows by what they can do. */
function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return 'insertRule' in rule && 'cssRules' in rule
}

function innermost(rule: CSSGroupingRule): CSSGroupingRule {
  const [inner] = rule.cssRules
  return inner && isGroup(inner) ? innermost(inner) : rule
}

/**
 * The rules of a text in which every brace is one of a rule: almost all texts are such, and the rules of 5,000 nodes are
 * then read once instead of twice. Undefined where a string, an address, a comment or a rule within a rule may hold braces.
 */
function plainRules(text: string): readonly string[] | undefined {
  if (/["'\\@]|\/\*|url\(/i.test(text)) return undefined
  const rules = text.split('}')
  const isPlain = rules.pop() === '' && rules.every((rule) => rule.split('{').length === 2)
  return isPlain ? rules.map((rule) => `${rule}}`) : undefined
}

/** The rule in the group; none for what can't stand there. */
function inserted(group: CSSGroupingRule, rule: string): readonly CSSRule[] {
  try {
    const placed = group.cssRules[group.insertRule(rule, group.cssRules.length)]
    return placed ? [placed] : []
  } catch (error) {
    console.warn("A block has CSS that can't be read.", error)
    return []
  }
}
