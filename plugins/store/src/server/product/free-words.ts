/** The word itself, or with the first number that makes it one that nobody has: `ash-stool-2`. */
export async function freeWord(
  wanted: string,
  taken: (words: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  for (let from = 2; ; from += 20) {
    const numbered = Array.from({ length: 20 }, (_, place) => `${wanted}-${from + place}`)
    const words = from === 2 ? [wanted, ...numbered] : numbered
    const known = await taken(words)
    const free = words.find((word) => !known.has(word))
    if (free !== undefined) return free
  }
}
