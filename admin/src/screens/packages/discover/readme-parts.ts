/** A part of a readme. What it is written in beyond these is shown as it stands. */
export type ReadmePart =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const heading = /^#{1,6} (.*)$/
const item = /^ {0,3}(?:[-*+]|\d{1,3}[.)]) (.*)$/

/** The headings, paragraphs, lists and code of a text in Markdown. HTML in it stays text. */
export function readmeParts(markdown: string): readonly ReadmePart[] {
  const parts: ReadmePart[] = []
  const lines = markdown.split(/\r?\n/)
  let open: string[] = []
  const endText = () => {
    if (open.length > 0) parts.push({ kind: 'text', text: open.join(' ') })
    open = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const title = heading.exec(line)?.[1]
    if (line.startsWith('```')) {
      endText()
      const end = lines.findIndex((each, index) => index > at && each.startsWith('```'))
      const last = end < 0 ? lines.length : end
      parts.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') })
      at = last
    } else if (title !== undefined) {
      endText()
      parts.push({ kind: 'heading', text: plainText(title.replace(/(?<!#)#+$/, '')) })
    } else if (item.test(line)) {
      endText()
      const items: string[] = []
      for (; item.test(lines[at] ?? ''); at++) items.push(plainText(item.exec(lines[at] ?? '')?.[1] ?? ''))
      at -= 1
      parts.push({ kind: 'list', items })
    } else if (line.trim() === '') {
      endText()
    } else {
      open.push(plainText(line.trim()))
    }
  }
  endText()
  return parts
}

/** Without marks for bold, code, links and pictures; a link keeps its words. */
const plainText = (text: string): string =>
  text
    .replaceAll(/!?\[([^\][]{0,300})\]\([^()]{0,2000}\)/g, '$1')
    .replaceAll(/(\*\*|__|`)/g, '')
    .trim()
