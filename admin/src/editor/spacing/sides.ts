/** Sides of a box, as the page has them: they do not turn with the direction of writing. */
export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]
export type Layer = 'margin' | 'padding'

export const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Sides that an edit of one goes to. */
export type Linking = 'one' | 'opposite' | 'all'

export function linkedTo(side: Side, linking: Linking): readonly Side[] {
  if (linking === 'all') return [side, ...sides.filter((each) => each !== side)]
  return linking === 'opposite' ? [side, opposite[side]] : [side]
}

/** STYLE-023: only the top side of a margin refuses negative values. */
export function limitsOf(layer: Layer, side: Side) {
  return { minimum: layer === 'padding' || side === 'top' ? 0 : -2000, maximum: 2000 }
}

/** Whether the side lies above or below. */
export const isVertical = (side: Side): boolean => side === 'top' || side === 'bottom'
