/** A gradient as it is stored (OPEN-130). */
export interface Gradient {
  readonly type: 'linear' | 'radial'
  readonly angle: number
  readonly stops: readonly GradientStop[]
}
export interface GradientStop {
  readonly color: string
  readonly position: number
}

/** Stops of a gradient at least and at most. */
export const stopLimits = { least: 2, most: 8 } as const

export const firstGradient: Gradient = {
  type: 'linear',
  angle: 180,
  stops: [
    { color: 'primary', position: 0 },
    { color: 'secondary', position: 100 },
  ],
}

/** A stored value as a gradient; null for anything else. */
export function gradientOf(value: unknown): Gradient | null {
  if (typeof value !== 'object' || value === null || !('stops' in value) || !Array.isArray(value.stops)) return null
  const stops: unknown[] = value.stops
  const angle = 'angle' in value && typeof value.angle === 'number' ? value.angle : firstGradient.angle
  return {
    type: 'type' in value && value.type === 'radial' ? 'radial' : 'linear',
    angle,
    stops: stops.flatMap((stop) =>
      typeof stop === 'object' && stop !== null
        ? [
            {
              color: 'color' in stop && typeof stop.color === 'string' ? stop.color : 'primary',
              position: 'position' in stop && typeof stop.position === 'number' ? stop.position : 0,
            },
          ]
        : [],
    ),
  }
}

/** With one more stop in the widest gap, in the colour of the one before it. */
export function withStop(gradient: Gradient): Gradient {
  const stops = [...gradient.stops].sort((a, b) => a.position - b.position)
  const gaps = stops.slice(1).map((stop, at) => ({ at: at + 1, room: stop.position - (stops[at]?.position ?? 0) }))
  const widest = gaps.reduce((best, gap) => (gap.room > best.room ? gap : best), gaps[0] ?? { at: 1, room: 0 })
  const before = stops[widest.at - 1] ?? { color: 'primary', position: 0 }
  const position = Math.round(before.position + widest.room / 2)
  return { ...gradient, stops: stops.toSpliced(widest.at, 0, { color: before.color, position }) }
}

/** As CSS, colours by what `paint` makes of their names. */
export function gradientCss({ type, angle, stops }: Gradient, paint: (colour: string) => string): string {
  const list = stops.map(({ color, position }) => `${paint(color) || 'transparent'} ${position}%`).join(', ')
  return type === 'linear' ? `linear-gradient(${angle}deg, ${list})` : `radial-gradient(${list})`
}
