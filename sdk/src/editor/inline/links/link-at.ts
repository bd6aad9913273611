import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import { $findMatchingParent } from '@lexical/utils'
import {
  $createTextNode,
  $getEditor,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical'
import { shownAddress } from '../../../forms/links/address.ts'

/** What a link at the selection is, or would be. */
export interface LinkAt {
  /** Of the link's element; undefined where there is no link yet. */
  readonly key: string | undefined
  /** Empty where there is no link yet. */
  readonly address: string
  readonly isNewTab: boolean
  /** Nothing is selected: the caret stands there. */
  readonly isCaret: boolean
  /** Its words; undefined where the selection goes over several paragraphs. */
  readonly text: string | undefined
}

export interface LinkDraft {
  readonly address: string
  readonly isNewTab: boolean
  /** Other words than before. */
  readonly text?: string
}

/** Runs in a read or an update. Undefined where nothing is selected. */
export function $linkAtSelection(): LinkAt | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  const link = $linkAround(selection)
  const isCaret = selection.isCollapsed()
  if (link) {
    const isNewTab = link.getTarget() === '_blank'
    return { key: link.getKey(), address: link.getURL(), isNewTab, isCaret, text: link.getTextContent() }
  }
  const text = selection.getTextContent()
  return { key: undefined, address: '', isNewTab: false, isCaret, text: text.includes('\n') ? undefined : text }
}

/** Makes a link of the selection, changes the one in which it stands, or puts in a new one. Runs in an update. */
export function $applyLink({ address, isNewTab, text }: LinkDraft): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const attributes = { target: isNewTab ? '_blank' : null, rel: isNewTab ? 'noopener' : null }
  const link = $linkAround(selection)
  if (link) {
    link.setURL(address).setTarget(attributes.target).setRel(attributes.rel)
    $setWords(link, text)
  } else if (selection.isCollapsed()) {
    const words = $createTextNode(text === undefined || text === '' ? shownAddress(address) : text)
    const made = $createLinkNode(address, attributes).append(
      words.setFormat(selection.format).setStyle(selection.style),
    )
    selection.insertNodes([made])
    made.selectEnd()
  } else {
    $toggleLink({ url: address, ...attributes })
    const made = $linksIn(selection)
    if (made.length === 1) $setWords(made[0], text)
  }
}

/** Its words stay. Runs in an update. */
export function $removeLink(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const link = $linkAround(selection)
  if (!link) {
    $toggleLink(null)
    return
  }
  const editor = $getEditor()
  unlinked.set(editor, (unlinked.get(editor) ?? new Set()).add(link.getTextContent()))
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

/** Addresses from which a person took the link in a text: they do not become one again while it is typed on. */
const unlinked = new WeakMap<LexicalEditor, Set<string>>()

/** Runs in a read or an update. */
export const $wasUnlinked = (text: string): boolean => unlinked.get($getEditor())?.has(text) ?? false

/** The link in which the whole selection stands. */
function $linkAround(selection: RangeSelection): LinkNode | undefined {
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  return link?.is($findMatchingParent(selection.focus.getNode(), $isLinkNode)) ? link : undefined
}

function $linksIn(selection: RangeSelection): LinkNode[] {
  const links = new Map<string, LinkNode>()
  for (const node of selection.getNodes()) {
    const link = $findMatchingParent(node, $isLinkNode)
    if (link) links.set(link.getKey(), link)
  }
  return [...links.values()]
}

/** Other words look like the first of those before. */
function $setWords(link: LinkNode | undefined, text: string | undefined): void {
  if (!link || text === undefined || text === '' || text === link.getTextContent()) return
  const [first, ...others] = link.getAllTextNodes()
  if (!first) return
  // The caret is taken along before what it stands in goes.
  first.setTextContent(text).selectEnd()
  for (const other of others) other.remove()
}

/** What is done with links, for the tools that are fetched later: imported there, it would be a file of its own at once. */
export const linkWays = { $read: $linkAtSelection, $apply: $applyLink, $remove: $removeLink }
export type LinkWays = typeof linkWays
