/** Steps between the lines of a grid, times a power of ten: what people count in. */
const steps = [1, 2, 2.5, 5, 10]
/** Lines at most, without the one at the foot. */
const most = 4

/** Values at which a grid has its lines, ascending, from below the least value to above the greatest; 0 among them. */
export function ticksFor(values: readonly number[]): readonly number[] {
  const finite = values.filter(Number.isFinite)
  const [least, greatest] = [Math.min(0, ...finite), Math.max(0, ...finite)]
  if (least === greatest) return [0, 1]
  const rough = (greatest - least) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (steps.find((each) => each * power >= rough * 0.999) ?? 10)
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(greatest / step - 1e-9)]
  // Multiplied, since sums of 0.1 drift.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** Each how many labels one is written so that they keep apart: 1 for all. */
export function labelStep(labels: readonly string[], width: number): number {
  // About seven pixels a letter at this size, and room between two.
  const widest = Math.max(1, ...labels.map(({ length }) => length)) * 7 + 16
  return Math.max(1, Math.ceil((labels.length * widest) / Math.max(width, 1)))
}
