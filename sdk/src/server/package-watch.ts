import { token } from '../definition/token.ts'

/** A piece of a package that runs while a page is made. */
export interface WatchedPart {
  /** npm name. */
  readonly package: string
  /** What is trusted or not: a block type, its load, the path of a module's page. */
  readonly part: string
  /** Where it runs, for a person: `acme/quote on page 7`. */
  readonly place: string
  /** Id of the node, for what belongs to one. */
  readonly node?: string
}

/** Work of a package did not end in its time. It was cut off, and is not begun again at this place by its version. */
export class EndlessWork extends Error {
  override readonly name = 'EndlessWork'
  readonly at: WatchedPart

  constructor(at: WatchedPart) {
    super(`It did not finish and was stopped: ${at.place}.`)
    this.at = at
  }
}

/**
 * Lets surfaces run what packages of the store bring so that an endless loop costs its own package. A part is watched
 * until it has shown that it ends; from then on it is only marked while it runs.
 */
export interface PackageWatch {
  isWatched(name: string, part: string): boolean
  /** What a part that did not end at this place before gives, instead of being run. */
  refusal(part: WatchedPart): EndlessWork | undefined
  /** Say which part runs from now on. */
  mark(part: WatchedPart): void
  /** No part of a package runs any more. */
  unmark(): void
  /**
   * Run work that gives its result at once, for so many milliseconds.
   *
   * @throws EndlessWork for the part that was marked last
   */
  within<T>(milliseconds: number, work: () => T): T
  /**
   * Run the work of one part that gives a promise: what it does at once has so many milliseconds, and the part is
   * named when the process hangs before the promise has settled.
   */
  run<T>(part: WatchedPart, milliseconds: number, work: () => Promise<T>): Promise<T>
}
export const PackageWatch = token<PackageWatch>('core.package-watch')
