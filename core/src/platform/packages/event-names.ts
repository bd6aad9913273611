import type { EventNames } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'

/** Events that packages tell, and those that they listen to. */
export class HeardEvents implements EventNames {
  readonly #composition: Pick<Composition, 'packages'>

  constructor(composition: Pick<Composition, 'packages'>) {
    this.#composition = composition
  }

  all(): readonly string[] {
    const names = this.#composition.packages.flatMap(({ server }) => [
      ...(server?.events.filter(({ withinOnly }) => withinOnly !== true).map(({ id }) => id) ?? []),
      ...(server?.subscriptions.map(({ event }) => event.id) ?? []),
    ])
    return [...new Set(names)].sort()
  }
}
