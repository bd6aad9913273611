import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalNode,
  type RangeSelection,
  type TextNode,
} from 'lexical'

interface Piece {
  readonly node: TextNode
  /** Where its text begins in that of the run. */
  readonly start: number
}

/** Texts before the caret that stand side by side: a link, a line break or anything else ends them. */
export interface TextRun {
  readonly pieces: readonly Piece[]
  /** Up to the caret. Code is blotted out: signs in it mean themselves. */
  readonly text: string
  /** The character behind the caret; empty where there is none. */
  readonly next: string
}

const blot = '\uFFFC'

/** Undefined where no caret stands in a text, or it stands in code. Runs in a read or an update. */
export function $runBeforeCaret(): TextRun | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined
  const node = selection.anchor.getNode()
  if (!$isTextNode(node) || !isPlain(node) || node.hasFormat('code')) return undefined
  const { offset } = selection.anchor
  const nodes: TextNode[] = []
  for (let each: LexicalNode | null = node; $isTextNode(each) && isPlain(each); each = each.getPreviousSibling())
    nodes.unshift(each)
  const pieces: Piece[] = []
  let text = ''
  for (const each of nodes) {
    pieces.push({ node: each, start: text.length })
    const words = each.is(node) ? each.getTextContent().slice(0, offset) : each.getTextContent()
    text += each.hasFormat('code') ? blot.repeat(words.length) : words
  }
  const rest = node.getTextContent().slice(offset)
  const sibling = node.getNextSibling()
  return { pieces, text, next: (rest || ($isTextNode(sibling) ? sibling.getTextContent() : '')).charAt(0) }
}

/** Tokens and the like are not made of letters that a person typed. */
const isPlain = (node: TextNode) => node.isSimpleText() && !node.isSegmented()

/** The piece that holds all of a part; undefined where it goes over several. */
function pieceOf({ pieces }: TextRun, from: number, length: number): Piece | undefined {
  const piece = pieces.findLast(({ start }) => start <= from)
  return piece && from + length <= piece.start + piece.node.getTextContentSize() ? piece : undefined
}

/** A part of the run between an opening and a closing sign. */
export interface Enclosed {
  readonly open: { readonly at: number; readonly length: number }
  readonly close: { readonly at: number; readonly length: number }
}

/** Whether each sign stands in one text, of one look: what was not typed in one go is no sign. */
export const isWhole = (run: TextRun, { open, close }: Enclosed): boolean =>
  pieceOf(run, open.at, open.length) !== undefined && pieceOf(run, close.at, close.length) !== undefined

/** Takes both signs out and selects what stands between them. Runs in an update. */
export function $selectEnclosed(run: TextRun, { open, close }: Enclosed): RangeSelection | undefined {
  const [opening, closing] = [pieceOf(run, open.at, open.length), pieceOf(run, close.at, close.length)]
  const selection = $getSelection()
  if (!opening || !closing || !$isRangeSelection(selection)) return undefined
  const [from, to] = [open.at - opening.start, close.at - closing.start]
  closing.node.spliceText(to, close.length, '')
  opening.node.spliceText(from, open.length, '')
  const moved = opening.node.is(closing.node) ? open.length : 0
  const [next, last] = [opening.node.getNextSibling(), closing.node.getPreviousSibling()]
  // What is left of a text of signs alone is no place to begin or end.
  if (from === opening.node.getTextContentSize() && $isTextNode(next)) selection.anchor.set(next.getKey(), 0, 'text')
  else selection.anchor.set(opening.node.getKey(), from, 'text')
  if (to - moved === 0 && $isTextNode(last)) selection.focus.set(last.getKey(), last.getTextContentSize(), 'text')
  else selection.focus.set(closing.node.getKey(), to - moved, 'text')
  for (const { node } of [opening, closing]) if (node.getTextContentSize() === 0) node.remove()
  return selection
}
