import { pageChanged, settingsChanged } from '@ashlar/sdk'
import type { Composition, EventNames } from '@ashlar/sdk/server'

/** Events of core, and those that packages hear of. */
export class HeardEvents implements EventNames {
  readonly #composition: Pick<Composition, 'packages'>

  constructor(composition: Pick<Composition, 'packages'>) {
    this.#composition = composition
  }

  all(): readonly string[] {
    const heard = this.#composition.packages.flatMap(
      ({ server }) => server?.subscriptions.map(({ event }) => event.id) ?? [],
    )
    return [...new Set([pageChanged.id, settingsChanged.id, ...heard])].sort()
  }
}
