import { $isLinkNode, $toggleLink } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import { isWrong, readAddress } from '../../../forms/links/address.ts'
import { $selectEnclosed, isWhole, type TextRun } from './text-run.ts'

/** Words, then an address, in which brackets are closed again. */
const form = /\[([^[\]]+)\]\(([^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)$/

/** What makes a link of `[text](address)` that was just closed; undefined where none was, or it may not lead there. */
export function linkTyped(run: TextRun): (() => void) | undefined {
  const found = form.exec(run.text)
  const [all, words, typed] = found ?? []
  // A picture is written with a sign before it, and is none here.
  if (!found || all === undefined || words === undefined || typed === undefined || run.text[found.index - 1] === '!')
    return undefined
  if (run.pieces.some(({ node }) => $findMatchingParent(node, $isLinkNode))) return undefined
  const read = readAddress(typed, location.origin)
  if (!read || isWrong(read)) return undefined
  const close = { at: found.index + 1 + words.length, length: all.length - 1 - words.length }
  const enclosed = { open: { at: found.index, length: 1 }, close }
  if (!isWhole(run, enclosed)) return undefined
  return () => {
    const selection = $selectEnclosed(run, enclosed)
    if (!selection) return
    $toggleLink({ url: read.address, rel: null })
    // What is typed next stands behind it.
    $findMatchingParent(selection.focus.getNode(), $isLinkNode)?.selectNext(0, 0)
  }
}
