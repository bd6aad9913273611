/** Parts of a line that columns share. */
export const parts = 12

/** What columns have that share a line evenly; where it does not come out even, the first ones are wider. */
export function evenShares(count: number): readonly number[] {
  const [base, rest] = [Math.floor(parts / count), parts % count]
  return Array.from({ length: count }, (_, at) => Math.max(base + (at < rest ? 1 : 0), 1))
}

/** Shares as they stand, with an even share spelled out. */
export function spelledOut(spans: readonly number[]): readonly number[] {
  const even = evenShares(spans.length)
  return spans.map((span, at) => (span > 0 ? span : (even[at] ?? 1)))
}

/**
 * The border behind the column `at` moves by so many parts: what one gains its neighbour loses, so that the line stays
 * full. No column goes below one part.
 */
export function movedBorder(shares: readonly number[], at: number, by: number): readonly number[] {
  const [one, other] = [shares[at], shares[at + 1]]
  if (one === undefined || other === undefined) return shares
  const wide = Math.min(Math.max(one + by, 1), one + other - 1)
  return shares.map((share, each) => (each === at ? wide : each === at + 1 ? one + other - wide : share))
}

/** The column becomes so wide; the one beside it makes room, or takes what is left. */
export function withShare(shares: readonly number[], at: number, share: number): readonly number[] {
  const now = shares[at]
  if (now === undefined) return shares
  const isLast = at === shares.length - 1
  return isLast ? movedBorder(shares, at - 1, now - share) : movedBorder(shares, at, share - now)
}

/** Ways to share a line, the even one first. */
export function ratiosFor(count: number): readonly (readonly number[])[] {
  return [evenShares(count), ...(uneven[count] ?? [])]
}

const uneven: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [8, 4],
    [4, 8],
    [9, 3],
    [3, 9],
  ],
  3: [
    [6, 3, 3],
    [3, 6, 3],
    [3, 3, 6],
    [8, 2, 2],
  ],
  4: [
    [6, 2, 2, 2],
    [2, 4, 4, 2],
    [2, 2, 2, 6],
  ],
}

/** `8:4` as people say it: "2:1". */
export function ratioName(shares: readonly number[]): string {
  const largest = shares.reduce(common, 0)
  return shares.map((share) => share / largest).join(':')
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
