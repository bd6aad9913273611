import Type from 'typebox'

export const mostSlides = 50

export const SlideTitle = Type.String({ title: 'Title', minLength: 1, maxLength: 200, default: 'Slide' })

/** The slide that is shown first, and in the editor the one that is worked on. */
export const activeIndex = Type.Integer({ title: 'Shown slide', minimum: 0, maximum: mostSlides - 1, default: 0 })

interface Slide {
  readonly id: string
}

/** Which slide is shown once the list has changed. */
export function activeAfter(before: readonly Slide[], after: readonly Slide[], active: number): number {
  if (after.length > before.length) return after.length - 1
  const shown = before[active]
  return Math.max(
    0,
    after.findIndex(({ id }) => id === shown?.id),
  )
}

/**
 * Pictures in the order of a list of slides that has changed: each stays with its slide, goes with it, and leaves a
 * blank where a slide has none. Those beyond the slides stay behind them.
 */
export function picturesAfter<Picture>(
  before: readonly Slide[],
  after: readonly Slide[],
  pictures: readonly Picture[],
  blank: () => Picture,
): readonly Picture[] {
  const places = after.map(({ id }) => before.findIndex((slide) => slide.id === id))
  const beyond = pictures.slice(before.length)
  const last = places.findLastIndex((place) => pictures[place] !== undefined)
  const length = beyond.length > 0 ? after.length : last + 1
  return [...places.slice(0, length).map((place) => pictures[place] ?? blank()), ...beyond]
}
