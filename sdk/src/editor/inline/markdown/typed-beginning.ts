import { $isParagraphNode, $isRootNode } from 'lexical'
import { $setKind, $setList } from '../rich-format.ts'
import type { TextRun } from './text-run.ts'

/** What a paragraph becomes that begins with these signs; undefined for any others. Quotations are a block of their own. */
function meantBy(signs: string): (() => void) | undefined {
  const level = /^(#{1,6}) $/.exec(signs)?.[1]?.length
  // A text has the levels 2 to 4: the first belongs to the page, and is the largest here.
  if (level !== undefined) return () => $setKind(level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4')
  if (/^[-*+] $/.test(signs)) return () => $setList('bullet', true)
  return /^1[.)] $/.test(signs) ? () => $setList('number', true) : undefined
}

/** What makes a heading or a list of a paragraph that begins as Markdown writes it; undefined where it does not. */
export function beginningTyped({ pieces, text }: TextRun): (() => void) | undefined {
  const [first, ...others] = pieces
  const paragraph = first?.node.getParent()
  if (!first || others.length > 0 || !$isParagraphNode(paragraph) || !$isRootNode(paragraph.getParent()))
    return undefined
  // The browser types a space at an end that it would not show as another one.
  const become = first.node.getPreviousSibling() ? undefined : meantBy(text.replaceAll('\u00a0', ' '))
  if (!become) return undefined
  return () => {
    const { node } = first
    if (node.getTextContentSize() > text.length) node.spliceText(0, text.length, '').select(0, 0)
    else {
      node.remove()
      paragraph.selectStart()
    }
    become()
  }
}
