export interface TourBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels between the card and what it speaks of, and the edge of the window. */
const gap = 12

/** Beside what is shown where there is room: right, left, below, above; over it where there is none. Always in the window. */
export function cardPlace(target: TourBox | undefined, card: Size, view: Size): { left: number; top: number } {
  const within = (left: number, top: number) => ({
    left: Math.max(gap, Math.min(left, view.width - card.width - gap)),
    top: Math.max(gap, Math.min(top, view.height - card.height - gap)),
  })
  const centred = { left: (view.width - card.width) / 2, top: (view.height - card.height) / 2 }
  if (!target) return within(centred.left, centred.top)
  const { left, top, width, height } = target
  const middle = left + width / 2 - card.width / 2
  if (left + width + gap + card.width + gap <= view.width) return within(left + width + gap, top + gap)
  if (left - gap - card.width >= gap) return within(left - gap - card.width, top + gap)
  if (top + height + gap + card.height + gap <= view.height) return within(middle, top + height + gap)
  if (top - gap - card.height >= gap) return within(middle, top - gap - card.height)
  return within(centred.left, centred.top)
}
