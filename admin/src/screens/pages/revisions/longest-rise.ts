/** Positions of a longest run of rising numbers, in n log n: a page may have thousands of blocks in one place. */
export function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const prior: (number | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    prior[at] = ends[low - 1]
    ends[low] = at
  }
  const rise = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = prior[at]) rise.add(at)
  return rise
}
