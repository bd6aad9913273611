/** Degrees of an angle as it is stored: `-2.5deg`. */
export function degreesIn(angle: unknown): number {
  const degrees = typeof angle === 'string' ? Number.parseFloat(angle) : 0
  return Number.isFinite(degrees) ? degrees : 0
}

/** An angle keeps two decimals. */
export const angleOf = (degrees: number): string => `${Number(degrees.toFixed(2))}deg`

/** A whole turn to either side. */
export const angleLimits = { minimum: -360, maximum: 360 } as const
