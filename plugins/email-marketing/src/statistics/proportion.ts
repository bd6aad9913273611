/** So many of so many. */
export interface Share {
  readonly hits: number
  readonly of: number
}

/** Standard deviations that 95 % of chance stay within. */
const z = 1.96

/** Between which shares, from 0 to 1, the true one lies with 95 % certainty (Wilson's interval); 0 to 1 for nobody. */
export function intervalOf({ hits, of }: Share): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const share = hits / of
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const width = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return { low: Math.max(middle - width, 0), high: Math.min(middle + width, 1) }
}

/** Whether the first share is larger than the second by more than chance would make it, in 19 of 20 cases. */
export function isSurelyMore(first: Share, second: Share): boolean {
  if (first.of === 0 || second.of === 0) return false
  const pooled = (first.hits + second.hits) / (first.of + second.of)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / first.of + 1 / second.of))
  return deviation > 0 && (first.hits / first.of - second.hits / second.of) / deviation >= z
}
