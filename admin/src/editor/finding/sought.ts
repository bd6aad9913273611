/** What is looked for, and how alike it has to be. */
export interface Sought {
  readonly words: string
  /** Large and small letters and accents count. */
  readonly isExact: boolean
  /** Only where it is no part of a longer word. */
  readonly isWhole: boolean
}

/** From and behind: offsets in a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Where the words stand in a text, one behind the other. */
export function spansIn(text: string, { words, isExact, isWhole }: Sought): Span[] {
  // Spaces around are mostly left over; alone they are what is looked for.
  const { letters: wanted } = folded(words.trim() === '' ? words : words.trim(), isExact)
  if (wanted === '') return []
  const { letters, from } = folded(text, isExact)
  const spans: Span[] = []
  for (let at = letters.indexOf(wanted); at >= 0; ) {
    const [start, end] = [from[at] ?? 0, from[at + wanted.length] ?? text.length]
    // One letter may be folded to two: half of it is no match.
    const isLetterwise = start !== from[at - 1] && (end === text.length || end !== from[at + wanted.length - 1])
    const isFound = isLetterwise && (!isWhole || (!isWordEnd(text, start) && !isWordEnd(text, end)))
    if (isFound) spans.push({ start, end })
    at = letters.indexOf(wanted, at + (isFound ? wanted.length : 1))
  }
  return spans
}

/** Whether a word goes on over this place. */
function isWordEnd(text: string, at: number): boolean {
  return /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(0, at)) && /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(at))
}

/** The letters that are compared, and where each of them stands in the text. */
function folded(text: string, isExact: boolean): { readonly letters: string; readonly from: readonly number[] } {
  if (isExact) return { letters: text, from: Array.from({ length: text.length + 1 }, (_, index) => index) }
  let letters = ''
  const from: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let unit = 0; unit < plain.length; unit++) from.push(at)
    letters += plain
    at += letter.length
  }
  from.push(text.length)
  return { letters, from }
}
