import { $createLinkNode, $isLinkNode } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import {
  $addUpdateTag,
  $getSelection,
  $hasUpdateTag,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  HISTORY_PUSH_TAG,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  type PasteCommandType,
  TextNode,
} from 'lexical'
import { wholeAddress } from '../../../forms/links/address.ts'
import { fromOutside } from '../use-lexical.ts'
import { $applyLink, $linkAtSelection, $wasUnlinked } from './link-at.ts'

/** Addresses become links once they are typed to their end, and where one is pasted alone. */
export function registerLinkWriting(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(PASTE_COMMAND, $pasteAddress, COMMAND_PRIORITY_HIGH),
    editor.registerNodeTransform(TextNode, (node) => {
      const end = $caretIn(node)
      // An undo that takes a link back must not bring it again.
      if ($hasUpdateTag(fromOutside) || end === undefined) return
      if (/\s$/.test(node.getTextContent().slice(0, end))) $linkWord(node, end - 1)
    }),
    editor.registerCommand(
      INSERT_PARAGRAPH_COMMAND,
      () => {
        const selection = $getSelection()
        const node = $isRangeSelection(selection) ? selection.anchor.getNode() : undefined
        const end = $isTextNode(node) ? $caretIn(node) : undefined
        if ($isTextNode(node) && end !== undefined) $linkWord(node, end)
        return false
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

/** An address over words makes a link of them, else it stands there as one. Anything more is pasted as it is. */
function $pasteAddress(event: PasteCommandType): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : null
  const read = data && wholeAddress(data.getData('text/plain').trim(), location.origin)
  const at = read ? $linkAtSelection() : undefined
  if (!read || !at) return false
  const selection = $getSelection()
  const isEmpty = selection?.isCollapsed() ?? true
  // What was copied as a link keeps its words; into a link, an address is pasted as text.
  if (isEmpty && (at.key !== undefined || data.types.includes('text/html'))) return false
  event.preventDefault()
  // An undo takes it back alone, however fast the words before it were typed.
  $addUpdateTag(HISTORY_PUSH_TAG)
  $applyLink({
    address: read.address,
    isNewTab: at.isNewTab,
    ...(isEmpty && { text: data.getData('text/plain').trim() }),
  })
  return true
}

function $caretIn(node: TextNode): number | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.key !== node.getKey())
    return undefined
  return selection.anchor.offset
}

/** What a sentence puts behind a word. */
const ends = '.,;:!?)"\'”“’»]'

/** A word without what its sentence puts behind it; an expression would try each sign as the first of them. */
function withoutEnd(word: string): string {
  let end = word.length
  while (end > 0 && ends.includes(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}

/** The word that ends there, without what is around it in a sentence, where it is a whole address. */
function $linkWord(node: TextNode, end: number): void {
  if (node.hasFormat('code') || $findMatchingParent(node, $isLinkNode)) return
  const before = node.getTextContent().slice(0, end)
  const word = before.split(/\s/).at(-1) ?? ''
  const start = before.length - word.length
  const previous = node.getPreviousSibling()
  // It began in another look: no one knows whether it belongs together.
  if (start === 0 && $isTextNode(previous) && !/\s$/.test(previous.getTextContent())) return
  const lead = /^[("'“„‘«[]*/.exec(word)?.[0].length ?? 0
  const text = withoutEnd(word.slice(lead))
  const read = text === '' || $wasUnlinked(text) ? undefined : wholeAddress(text, location.origin)
  if (!read) return
  const from = start + lead
  const parts = node.splitText(from, from + text.length)
  const words = parts.find((part) => part.getTextContent() === text)
  if (!words) return
  const link = $createLinkNode(read.address)
  words.insertBefore(link)
  link.append(words)
}
