import { type Mark, type Marks, marks } from './marks.ts'

interface Run {
  text: string
  readonly marks: Marks
  readonly href: string
}

/** The words of one paragraph with their marks and links, which come in one after the other. */
export class InlineWords {
  #runs: Run[] = []

  /** White space is as HTML shows it: one space, and none at the beginning. */
  add(words: string, given: Marks, href: string) {
    const last = this.#runs.at(-1)
    let text = readable(words).replace(/[ \t\n\f\r]+/g, ' ')
    if (last === undefined || /[ \n]$/.test(last.text)) text = text.replace(/^ /, '')
    this.#put(text, given, href)
  }

  /** White space as it is written: code. */
  addExactly(words: string, given: Marks, href: string) {
    this.#put(readable(words), given, href)
  }

  break() {
    const last = this.#runs.at(-1)
    if (last === undefined) return
    last.text = `${withoutSpaces(last.text)}\n`
  }

  get isEmpty(): boolean {
    return this.#runs.every(({ text }) => text.trim() === '')
  }

  /** Whether a line has just ended. */
  get endsLine(): boolean {
    return this.#runs.at(-1)?.text.endsWith('\n') ?? false
  }

  /** The words alone. */
  text(): string {
    return this.#runs
      .map(({ text }) => text)
      .join('')
      .trim()
  }

  /** As the editor of rich text writes it. */
  html(): string {
    const runs = trimmed(this.#runs)
    let html = ''
    for (let at = 0; at < runs.length; ) {
      const href = runs[at]?.href ?? ''
      let inside = ''
      while (at < runs.length && runs[at]?.href === href) {
        const run = runs[at++]
        if (run) inside += marked(run)
      }
      html += href === '' ? inside : `<a href="${speltAttribute(href)}">${inside}</a>`
    }
    return html
  }

  #put(text: string, given: Marks, href: string) {
    if (text === '') return
    const last = this.#runs.at(-1)
    if (last && last.href === href && sameMarks(last.marks, given)) last.text += text
    else this.#runs.push({ text, marks: given, href })
  }
}

function trimmed(runs: readonly Run[]): Run[] {
  const kept = runs.map((run) => ({ ...run }))
  for (let run = kept[0]; run; run = kept[0]) {
    run.text = run.text.trimStart()
    if (run.text !== '') break
    kept.shift()
  }
  for (let run = kept.at(-1); run; run = kept.at(-1)) {
    run.text = run.text.trimEnd()
    if (run.text !== '') break
    kept.pop()
  }
  return kept
}

function marked({ text, marks: given }: Run): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : wrapped(spelt(line), given)))
    .join('<br />')
}

function wrapped(html: string, given: Marks): string {
  let inside = html
  for (const [mark, tag] of marks) if (given.has(mark)) inside = `<${tag}>${inside}</${tag}>`
  return inside
}

const sameMarks = (a: ReadonlySet<Mark>, b: ReadonlySet<Mark>) =>
  a.size === b.size && [...a].every((mark) => b.has(mark))

/** Without what no text is made of: control characters, and halves of letters. */
export function readable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufeff\u200b]/g, '').toWellFormed()
}

/** Without the spaces at its end; by an expression, each space in the middle would be tried as the first of them. */
function withoutSpaces(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end -= 1
  return text.slice(0, end)
}

/** Spelt as the server's sanitiser does, so that a save changes nothing. */
export const spelt = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const speltAttribute = (text: string) => spelt(text).replaceAll('"', '&quot;')
