import { $generateNodesFromDOM } from '@lexical/html'
import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode } from '@lexical/list'
import { $isHeadingNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from 'lexical'
import { type TextAlignment, textAlignments } from '../../style/rich-text-looks.ts'
import { colourOfWords } from './coloured-words.ts'

/** Puts stored HTML into the editor. Runs in an update. The document it is parsed in is inert: nothing is loaded or run. */
export function $readHtml(editor: LexicalEditor, html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  // Lexical takes the alignment from the style.
  for (const aligned of parsed.querySelectorAll<HTMLElement>('[data-align]')) {
    aligned.style.textAlign = aligned.dataset['align'] ?? ''
  }
  const root = $getRoot().clear()
  let loose: ElementNode | undefined
  for (const node of $generateNodesFromDOM(editor, parsed)) {
    if ($isElementNode(node) && !node.isInline()) {
      root.append(node)
      loose = undefined
      continue
    }
    // Text outside a paragraph, as older or foreign content may hold it.
    if ($isTextNode(node) && !loose && node.getTextContent().trim() === '') continue
    if (!loose) {
      loose = $createParagraphNode()
      root.append(loose)
    }
    loose.append(node)
  }
  if (root.isEmpty()) root.append($createParagraphNode())
}

/**
 * The editor's text as HTML: paragraphs, h2 to h4, lists, links, emphasis, alignment and theme colours, and nothing else, spelt as the
 * server's sanitiser spells it, so that a save changes nothing. Written by hand rather
 * than by Lexical's exporter, which adds `style` attributes and spans; the same text always gives the same HTML.
 */
export function $writeHtml(): string {
  const blocks = $getRoot().getChildren()
  // One empty paragraph is how an empty text looks in an editor.
  if (blocks.length === 1 && blocks[0]?.getTextContent() === '' && !$isListNode(blocks[0])) return ''
  return blocks.map(block).join('')
}

function block(node: LexicalNode): string {
  if ($isListNode(node)) return list(node)
  if (!$isElementNode(node)) return inline(node)
  const tag = $isHeadingNode(node) ? headingTag(node.getTag()) : 'p'
  return `<${tag}${aligned(node)}>${node.getChildren().map(inline).join('')}</${tag}>`
}

/** How an element stands, unless it is at the start. */
export function alignmentOf(node: ElementNode): TextAlignment | undefined {
  const format = node.getFormatType()
  // Pasted text says right.
  return format === 'right' ? 'end' : textAlignments.find((known) => known === format)
}

function aligned(node: ElementNode): string {
  const alignment = alignmentOf(node)
  return alignment === undefined ? '' : ` data-align="${alignment}"`
}

/** h1 belongs to the page; below h4 a text has too many levels. */
function headingTag(tag: string) {
  if (tag === 'h1') return 'h2'
  return tag === 'h2' || tag === 'h3' ? tag : 'h4'
}

function list(node: ElementNode): string {
  const tag = $isListNode(node) && node.getListType() === 'number' ? 'ol' : 'ul'
  const items: { attributes: string; html: string }[] = []
  for (const child of node.getChildren()) {
    if (!$isListItemNode(child)) continue
    const nested = child.getChildren().filter((inner) => $isListNode(inner))
    const text = child.getChildren().filter((inner) => !$isListNode(inner))
    const inside = nested.map((inner) => list(inner)).join('')
    // Lexical holds a nested list in an item of its own; in HTML it belongs to the item before it.
    const last = items.at(-1)
    if (text.length === 0 && inside !== '' && last !== undefined) last.html += inside
    else items.push({ attributes: aligned(child), html: `${text.map(inline).join('')}${inside}` })
  }
  return `<${tag}>${items.map(({ attributes, html }) => `<li${attributes}>${html}</li>`).join('')}</${tag}>`
}

function inline(node: LexicalNode): string {
  if ($isTextNode(node)) return emphasised(node)
  if ($isLineBreakNode(node)) return '<br />'
  if ($isLinkNode(node)) {
    const target = node.getTarget() === '_blank' ? ' target="_blank" rel="noopener"' : ''
    return `<a href="${attribute(node.getURL())}"${target}>${node.getChildren().map(inline).join('')}</a>`
  }
  return $isElementNode(node) ? node.getChildren().map(inline).join('') : ''
}

const emphasis = [
  ['code', 'code'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
] as const

function emphasised(node: TextNode): string {
  let html = text(node.getTextContent())
  for (const [format, tag] of emphasis) if (node.hasFormat(format)) html = `<${tag}>${html}</${tag}>`
  const colour = colourOfWords(node)
  return colour === undefined ? html : `<span data-colour="${colour}">${html}</span>`
}

function text(value: string) {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(value: string) {
  return text(value).replaceAll('"', '&quot;')
}
