import {
  type Block,
  type BlockCatalogue,
  type Content,
  type ContentNode,
  expandLinked,
  fillProps,
  isOpaque,
  type TextPlace,
  textPlaces,
  walk,
} from '@ashlar/sdk'
import { isLocked } from '../store/locks.ts'
import { spansInRich } from './rich-spans.ts'
import { type Sought, type Span, spansIn } from './sought.ts'

/** One place where the words stand. */
export interface Match extends Span {
  /** The block that is selected for it. */
  readonly node: string
  /** The text in the block's props; undefined in its name. */
  readonly place: TextPlace | undefined
  /** Why it cannot be replaced here. */
  readonly kept?: 'name' | 'locked' | 'linked'
}

export type TemplateOf = (id: number) => Content | undefined

/**
 * Where the words stand in the texts of the page's blocks, hidden or not, and in their names, in the order of the page.
 * What a linked copy shows counts as its own.
 */
export function matchesIn(
  content: Content,
  catalogue: BlockCatalogue,
  sought: Sought,
  templateOf: TemplateOf = () => undefined,
): Match[] {
  if (sought.words === '') return []
  return Array.from(walk(content)).flatMap(({ id, node }): Match[] => {
    if (node.parent === null) return []
    const named = spansIn(node.name ?? '', sought).map(
      (span): Match => ({ node: id, place: undefined, kept: 'name', ...span }),
    )
    const kept = node.template !== undefined ? 'linked' : isLocked(content, id) ? 'locked' : undefined
    const texts = placesOf(id, node, catalogue, templateOf).flatMap((place) =>
      spansOf(place, sought).map((span): Match => ({ node: id, place, ...span, ...(kept && { kept }) })),
    )
    return [...named, ...texts]
  })
}

const spansOf = ({ text, isRich }: TextPlace, sought: Sought) =>
  isRich ? spansInRich(text, sought) : spansIn(text, sought)

function placesOf(id: string, node: ContentNode, catalogue: BlockCatalogue, templateOf: TemplateOf): TextPlace[] {
  if (node.template === undefined) return ownPlaces(node, catalogue)
  const template = templateOf(node.template)
  if (!template) return []
  const alone = { rootNodeId: id, nodes: { [id]: { ...node, parent: null } } }
  const shown = expandLinked(alone, new Map([[node.template, template]]), catalogue)
  return Array.from(walk(shown)).flatMap((visit) => ownPlaces(visit.node, catalogue))
}

/** With what a block says by default: the person sees it, too. */
function ownPlaces(node: ContentNode, catalogue: BlockCatalogue): TextPlace[] {
  const block: Block | undefined = catalogue.get(node.type)
  return block && !isOpaque(node, catalogue) ? textPlaces(block, fillProps(block, node.props)) : []
}

/** The match to go to: on from where the person stands, around at the ends. -1 where there is none. */
export function nextMatch(matches: readonly Match[], at: number, selected: string | undefined, step: 1 | -1): number {
  if (matches.length === 0) return -1
  if (at >= 0) return (at + step + matches.length) % matches.length
  const isThere = ({ node }: Match) => node === selected
  const here = step === 1 ? matches.findLastIndex(isThere) : matches.findIndex(isThere)
  if (here < 0) return step === 1 ? 0 : matches.length - 1
  return (here + step + matches.length) % matches.length
}
