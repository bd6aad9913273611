const longest = 60
const mostWords = 10_000
/** Letters that Unicode does not take apart into a base and an accent. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** The distinct words of a text as the search index holds them: lower-case, without accents, at most 60 characters. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => folded[letter] ?? letter)
  const words = new Set<string>()
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.add([...word].slice(0, longest).join(''))
    if (words.size === mostWords) break
  }
  return [...words]
}

/** The range that holds every word beginning with this one, in the order of `collate "C"`. */
export function rangeOf(word: string): { from: string; below: string } {
  return { from: word, below: `${word}\u{10FFFF}` }
}
