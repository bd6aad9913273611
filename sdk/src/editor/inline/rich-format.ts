import { $isLinkNode, $toggleLink } from '@lexical/link'
import { $insertList, $isListNode, $removeList } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $findMatchingParent } from '@lexical/utils'
import { $createParagraphNode, $getSelection, $isElementNode, $isRangeSelection, type TextFormatType } from 'lexical'
import { textAlignments } from '../../style/rich-text-looks.ts'
import type { ThemeColour } from '../../style/values.ts'
import { $colourOfSelection } from './coloured-words.ts'
import { alignmentOf } from './rich-html.ts'

export const blockKinds = ['p', 'h2', 'h3', 'h4'] as const
export type BlockKind = (typeof blockKinds)[number]

export const marks = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
] as const satisfies readonly TextFormatType[]
export type Mark = (typeof marks)[number]

export const alignments = ['start', ...textAlignments] as const
export type Alignment = (typeof alignments)[number]

/** What the selection stands in, for the toolbar's state. */
export interface RichFormat {
  readonly kind: BlockKind
  readonly list: 'bullet' | 'number' | undefined
  readonly marks: ReadonlySet<Mark>
  readonly align: Alignment
  /** Of the words; undefined for that of the block. */
  readonly colour: ThemeColour | undefined
  /** Address of the link around the selection. */
  readonly link: string | undefined
}

export const plainFormat: RichFormat = {
  kind: 'p',
  list: undefined,
  marks: new Set(),
  align: 'start',
  colour: undefined,
  link: undefined,
}

/** Runs in a read or an update. */
export function $formatOfSelection(): RichFormat {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return plainFormat
  const node = selection.anchor.getNode()
  const heading = $findMatchingParent(node, $isHeadingNode)
  const list = $findMatchingParent(node, $isListNode)
  const link = $findMatchingParent(node, $isLinkNode)
  const paragraph = $findMatchingParent(node, (each) => $isElementNode(each) && !each.isInline())
  const tag = heading?.getTag()
  const listType = list?.getListType()
  return {
    kind: blockKinds.find((kind) => kind === tag) ?? 'p',
    list: listType === 'check' ? 'bullet' : listType,
    marks: new Set(marks.filter((mark) => selection.hasFormat(mark))),
    align: ($isElementNode(paragraph) ? alignmentOf(paragraph) : undefined) ?? 'start',
    colour: $colourOfSelection(selection),
    link: link?.getURL(),
  }
}

/** Runs in an update. */
export function $setKind(kind: BlockKind) {
  const selection = $getSelection()
  $setBlocksType(selection, () => (kind === 'p' ? $createParagraphNode() : $createHeadingNode(kind)))
}

export function $setList(list: 'bullet' | 'number', on: boolean) {
  if (on) $insertList(list)
  else $removeList()
}

/** Empty removes the link. */
export function $setLink(address: string) {
  $toggleLink(address === '' ? null : { url: address, rel: null })
}
