// A5: whether two samples of times differ.

/**
 * Probability of two samples as different as these, or more, when they come from one distribution (Mann–Whitney, normal
 * approximation, ties ignored: milliseconds of a clock with nanoseconds have none that matter).
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  ranked.sort((a, b) => a.value - b.value)
  const ranks = ranked.reduce((sum, { isOne }, at) => (isOne ? sum + at + 1 : sum), 0)
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = Math.abs((u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12))
  return 2 * (1 - normal(z))
}

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17; error under 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - density * tail
}
