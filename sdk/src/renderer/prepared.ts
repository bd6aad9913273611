import { fillProps } from '../content/defaults.ts'
import type { Block } from '../definition/block.ts'
import { isThemeColour } from './colour.ts'
import type { BlockRenderer } from './define.ts'
import { groupOn } from './styles/groups.ts'
import type { View } from './view.ts'

/** A text in pieces: a node's own selector goes between them. */
export type Pieces = readonly string[]

/** Rules that follow from props, by where they go. */
export interface PreparedRules {
  readonly desktop: Pieces
  readonly tablet: Pieces
  readonly mobile: Pieces
  /** With its media queries. */
  readonly visibility: Pieces
  /** While the pointer is on the node, with their media queries: for visitors, and held in the canvas. */
  readonly hover: Pieces
  readonly held: Pieces
}

/** What follows from a node's stored props alone, worked out once. */
export interface PreparedProps {
  readonly block: Block
  /** With every default; frozen, because renders share it. */
  readonly props: Readonly<Record<string, unknown>>
  /** The theme colour under the content, or `custom` for another colour, a gradient or a picture. */
  readonly ground: string | undefined
  /** Nothing is asked of the view to draw its background, so its rules are the same on every page. */
  readonly isPlain: boolean
  /** Rules of such a node by its renderer, under a selector that stands for its own; see `nodeRules`. */
  readonly rules: Map<BlockRenderer | undefined, PreparedRules>
}

const byObject = new WeakMap<object, PreparedProps>()
const byText = new WeakMap<Block, Map<string, PreparedProps>>()
/** Different props of one block that are remembered at most. */
const most = 2000

/**
 * A node's props made ready. Stored content is never changed in place, so the same object gives the same answer; on
 * the site, where every request reads content anew, so does the same data.
 */
export function prepared(block: Block, stored: Readonly<Record<string, unknown>>, mode: View['mode']): PreparedProps {
  const known = byObject.get(stored)
  if (known?.block === block) return known
  const ready = mode === 'site' ? remembered(block, stored) : prepare(block, stored)
  byObject.set(stored, ready)
  return ready
}

function remembered(block: Block, stored: Readonly<Record<string, unknown>>): PreparedProps {
  const ofBlock = byText.get(block) ?? new Map<string, PreparedProps>()
  byText.set(block, ofBlock)
  const text = JSON.stringify(stored)
  const known = ofBlock.get(text)
  if (known) return known
  if (ofBlock.size >= most) ofBlock.clear()
  const ready = prepare(block, stored)
  ofBlock.set(text, ready)
  return ready
}

function prepare(block: Block, stored: Readonly<Record<string, unknown>>): PreparedProps {
  const props = frozenCopy(fillProps<Block>(block, stored))
  const background = groupOn(block, props, 'background')
  const isPlain =
    !background || Object.values(background).every((each) => each.backgroundImage === '' && !each.usePageImage)
  return { block, props, ground: background && groundName(background.desktop), isPlain, rules: new Map() }
}

interface Ground {
  readonly backgroundColor: string
  readonly backgroundImage: string
  readonly backgroundOpacity: number
  readonly usePageImage: boolean
  readonly gradient: unknown
}

function groundName({ backgroundColor, backgroundImage, usePageImage, gradient, backgroundOpacity }: Ground) {
  const hasPicture = backgroundImage !== '' || usePageImage || gradient !== null
  // A colour that is hardly there does not change which text can be read on it.
  if (isThemeColour(backgroundColor) && (hasPicture || backgroundOpacity >= 0.5)) return backgroundColor
  const hasColour = backgroundColor !== '' && backgroundColor !== 'transparent'
  return hasPicture || hasColour ? 'custom' : undefined
}

/** JSON of its own that nothing can change. By hand: it is made with every letter typed, and a structured clone is dear. */
function frozenCopy(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const copy = { ...value }
  // In a loop, so that depth can't exhaust the stack.
  const open: object[] = [copy]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, inner] of Object.entries(next)) {
      if (typeof inner !== 'object' || inner === null) continue
      const own = Array.isArray(inner) ? [...inner] : { ...inner }
      Reflect.set(next, key, own)
      open.push(own)
    }
    Object.freeze(next)
  }
  return copy
}
