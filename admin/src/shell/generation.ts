/** Generations of the set of packages, as this page has heard of them. */
export interface Seen {
  /** The one that the page began with: what it has loaded belongs to it. */
  readonly began?: number
  readonly latest?: number
  /** The one whose notice was closed. */
  readonly closed?: number
}

export const heard = (seen: Seen, generation: number): Seen => ({
  ...seen,
  began: seen.began ?? generation,
  latest: generation,
})

/** The notice was closed: it comes back with the next change. */
export const waved = (seen: Seen): Seen => (seen.latest === undefined ? seen : { ...seen, closed: seen.latest })

/** A server process that lags behind may answer for a moment, so going back counts as no change. */
export const isOutdated = ({ began, latest, closed }: Seen): boolean => latest !== began && latest !== closed
