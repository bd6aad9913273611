import { type Sought, type Span, spansIn } from './sought.ts'

/** A span in HTML: the words it shows, over the runs of which it is made. */
interface Shown {
  readonly text: string
  /** Where each letter stands in the HTML, and behind the last. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const inline = /^<\/?(?:a|strong|b|em|i|u|s|sub|sup|code|span)(?:\s|>|\/)/i
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Where the words stand in the text that the HTML shows. No match goes over a line or a paragraph. */
export function spansInRich(html: string, sought: Sought): Span[] {
  return spansIn(shownOf(html).text, sought)
}

/**
 * The HTML with these words in place of the spans: what is put in looks as the first letter did that it stands for, and
 * everything else stays as it is written. A link or mark of which nothing is left goes.
 */
export function withRichSpans(html: string, spans: readonly Span[], words: string): string {
  const { from, to } = shownOf(html)
  const parts: string[] = []
  let done = 0
  for (const { start, end } of spans) {
    for (let letter = start; letter < end; letter++) {
      const [left, right] = [from[letter] ?? 0, to[letter] ?? 0]
      // Both halves of a letter outside the first plane stand at one place.
      if (letter > start && from[letter - 1] === left) continue
      parts.push(html.slice(done, left), letter === start ? escaped(words) : '')
      done = right
    }
  }
  return withoutEmpty(parts.join('') + html.slice(done))
}

function shownOf(html: string): Shown {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  const put = (letters: string, start: number, end: number) => {
    text += letters
    for (let unit = 0; unit < letters.length; unit++) {
      from.push(start)
      to.push(end)
    }
  }
  for (const { 0: part, index } of html.matchAll(/<[^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{1,8});|[\s\S]/giu)) {
    const end = index + part.length
    if (part.length > 1 && part.startsWith('<')) {
      // A break that nobody can look for.
      if (!inline.test(part)) put('\u0000', index, index)
    } else put(part.length > 1 && part.startsWith('&') ? decoded(part) : part, index, end)
  }
  return { text, from, to }
}

function decoded(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return entities[name] ?? entity
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function withoutEmpty(html: string): string {
  const less = html.replace(/<(a|strong|b|em|i|u|s|sub|sup|code|span)(?:\s[^<>]*)?><\/\1>/gi, '')
  return less === html ? html : withoutEmpty(less)
}
