import { keyBetween } from '@ashlar/sdk/board'

interface Sorted {
  readonly sort: string
}

/**
 * Key of a card between its new neighbours. Two that were moved to one place at once have the same key: what goes between
 * them goes behind both.
 */
export function sortBetween(above: Sorted | undefined, below: Sorted | undefined): string {
  if (above && below && above.sort >= below.sort) return keyBetween(above.sort, undefined)
  return keyBetween(above?.sort, below?.sort)
}
