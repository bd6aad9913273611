/**
 * The element that an event is about, in this window or in a frame. A frame's classes are another window's, so
 * `instanceof` knows none of its elements: what one is shows by what it can do.
 */
export function elementOf(target: EventTarget | null | undefined): Element | undefined {
  return target != null && 'closest' in target ? (target as Element) : undefined
}
