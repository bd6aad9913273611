/** Shares of the page's own size. */
export const zoomLimits = { least: 0.25, most: 2 } as const

/** Ten hundredths at a time. */
export function zoomedBy(scale: number, step: 1 | -1): number {
  return within(Math.round(scale * 100 + step * 10) / 100)
}

/** Pixels of a mouse wheel's one notch. */
const notch = 100

/**
 * By a wheel with Ctrl, or two fingers on a touch pad, which browsers tell of as the same: a notch is a tenth more or less,
 * however far a wheel says it went.
 */
export function zoomedByWheel(scale: number, { deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * (deltaMode === 1 ? notch / 3 : notch)
  const notches = Math.min(Math.max(pixels / notch, -1), 1)
  return within(scale * 1.1 ** -notches)
}

export function within(scale: number): number {
  return Math.min(Math.max(scale, zoomLimits.least), zoomLimits.most)
}
