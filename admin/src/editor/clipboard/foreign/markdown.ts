import { escapedHtml } from '@ashlar/sdk'
import { inlineMarkdown } from './markdown-inline.ts'

/**
 * Whether a text is written in Markdown. Careful: a lone star or number sign is none, and what is no Markdown stays as
 * it was typed.
 */
export function isMarkdown(text: string): boolean {
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/)
    .map((line) => line.slice(0, 400))
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length
  return (
    count(/^#{1,6} \S/) > 0 ||
    count(/^ {0,3}(```|~~~)/) > 1 ||
    count(delimiterRow) > 0 ||
    count(/^\s*([-*+]|\d{1,9}[.)]) \S/) > 1 ||
    count(/^> ?\S/) > 0 ||
    count(/!?\[[^\]\n]+\]\((https?:|\/|#|mailto:)[^)\s]*\)|\*\*[^*\s][^*\n]*\*\*/) > 0
  )
}

const delimiterRow = /^ {0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*$/
const fence = /^ {0,3}(`{3,}|~{3,})/
const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/
const rule = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/
const item = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/
const quoted = /^ {0,3}> ?(.*)$/

/** Markdown as HTML; HTML in it is only words. It is read like any other document, so it can hold nothing that could not. */
export function markdownHtml(text: string): string {
  return blocksHtml(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0)
}

/** Quotations in each other; what is deeper is words. */
const deepest = 12

function blocksHtml(lines: readonly string[], depth: number): string {
  let html = ''
  let at = 0
  const paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) html += `<p>${inlineLines(paragraph.splice(0))}</p>`
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const block = line.trim() === '' ? { html: '', next: at + 1 } : blockAt(lines, at, paragraph, depth)
    if (block) {
      end()
      html += block.html
      at = block.next
      continue
    }
    paragraph.push(line)
    at++
  }
  end()
  return html
}

interface Block {
  readonly html: string
  readonly next: number
}

function blockAt(lines: readonly string[], at: number, open: string[], depth: number): Block | undefined {
  const line = lines[at] ?? ''
  if (fence.test(line)) return fencedAt(lines, at)
  const [, signs, title = ''] = heading.exec(line) ?? []
  if (signs) return { html: `<h${signs.length}>${inlineMarkdown(title)}</h${signs.length}>`, next: at + 1 }
  const underline = /^ {0,3}(=+|-+)\s*$/.exec(line)?.[1]
  if (underline && open.length > 0) {
    const level = underline.startsWith('=') ? 1 : 2
    return { html: `<h${level}>${inlineLines(open.splice(0))}</h${level}>`, next: at + 1 }
  }
  if (rule.test(line)) return { html: '<hr>', next: at + 1 }
  if (quoted.test(line) && depth < deepest) return quoteAt(lines, at, depth)
  if (line.includes('|') && delimiterRow.test(lines[at + 1] ?? '')) return tableAt(lines, at)
  // A number within a paragraph is no list, unless it begins one.
  return item.test(line) && (open.length === 0 || /^\s*([-*+]|1[.)])\s/.test(line)) ? listAt(lines, at) : undefined
}

function fencedAt(lines: readonly string[], start: number): Block {
  const sign = fence.exec(lines[start] ?? '')?.[1] ?? '```'
  let at = start + 1
  while (at < lines.length && !(lines[at] ?? '').trim().startsWith(sign)) at++
  const code = lines.slice(start + 1, at).map((line) => escapedHtml(line))
  // The first line break of a `pre` is not part of it.
  return { html: `<pre>\n${code.join('\n')}</pre>`, next: at + 1 }
}

function quoteAt(lines: readonly string[], start: number, depth: number): Block {
  const inside: string[] = []
  let at = start
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const held = quoted.exec(line)
    if (!held && (line.trim() === '' || item.test(line) || heading.test(line) || rule.test(line))) break
    inside.push(held?.[1] ?? line)
  }
  return { html: `<blockquote>${blocksHtml(inside, depth + 1)}</blockquote>`, next: at }
}

function tableAt(lines: readonly string[], start: number): Block {
  const row = (line: string, tag: string) =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${inlineMarkdown(cell)}</${tag}>`)
      .join('')}</tr>`
  let at = start + 2
  let rows = ''
  for (; at < lines.length && (lines[at] ?? '').includes('|'); at++) rows += row(lines[at] ?? '', 'td')
  return { html: `<table><thead>${row(lines[start] ?? '', 'th')}</thead><tbody>${rows}</tbody></table>`, next: at }
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())

interface Item {
  readonly indent: number
  readonly isNumbered: boolean
  readonly lines: string[]
}

function listAt(lines: readonly string[], start: number): Block {
  const items: Item[] = []
  let at = start
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, indent = '', mark = '', words = ''] = item.exec(line) ?? []
    if (mark !== '' && !rule.test(line))
      items.push({ indent: indent.length, isNumbered: /\d/.test(mark), lines: [words] })
    // An empty line ends the list, unless it goes on after it.
    else if (line.trim() === '' && (item.test(lines[at + 1] ?? '') || /^ {2,}\S/.test(lines[at + 1] ?? ''))) continue
    else if (line.trim() === '' || heading.test(line) || rule.test(line) || fence.test(line) || quoted.test(line)) break
    else items.at(-1)?.lines.push(line.trim())
  }
  return { html: nested(items, 0, items.length, 0), next: at }
}

function nested(items: readonly Item[], from: number, to: number, depth: number): string {
  const indent = items[from]?.indent ?? 0
  const tagAt = (at: number) => (items[at]?.isNumbered ? 'ol' : 'ul')
  let tag = tagAt(from)
  let html = `<${tag}>`
  for (let at = from; at < to; ) {
    const now = items[at]
    if (tagAt(at) !== tag) {
      html += `</${tag}><${tagAt(at)}>`
      tag = tagAt(at)
    }
    let next = at + 1
    while (next < to && (items[next]?.indent ?? 0) > indent + 1) next++
    const inside =
      next === at + 1 ? '' : depth < deepest ? nested(items, at + 1, next, depth + 1) : flat(items, at + 1, next)
    html += `<li>${tasked(inlineLines(now?.lines ?? []))}${inside}</li>`
    at = next
  }
  return `${html}</${tag}>`
}

const flat = (items: readonly Item[], from: number, to: number) =>
  items
    .slice(from, to)
    .map(({ lines }) => `<br>${inlineLines(lines)}`)
    .join('')

const tasked = (html: string) =>
  html.replace(/^\[([ xX])\] /, (_, sign: string) => `<input type="checkbox"${sign === ' ' ? '' : ' checked'}>`)

/** Two spaces or a stroke at its end keep the end of a line. */
const inlineLines = (lines: readonly string[]): string =>
  lines
    .map((line, index) => {
      const isKept = index < lines.length - 1 && /( {2,}|\\)$/.test(line)
      const html = inlineMarkdown(line.trim().replace(/\\$/, ''))
      return isKept ? `${html}<br>` : html
    })
    .join('\n')
