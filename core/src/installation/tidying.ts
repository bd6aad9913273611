import { neededVersions } from './needed-versions.ts'
import type { InstallationParts } from './parts.ts'

/** Milliseconds. */
const tidyEvery = 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/**
 * Forgets versions that nothing needs any more: their tarballs in the database, then their folders on this machine.
 * The tarball of a version that is needed stays after it was unpacked: servers to come unpack it on their machines.
 */
export class Tidying {
  readonly #parts: InstallationParts
  #timer: NodeJS.Timeout | undefined
  #last: Promise<void> = Promise.resolve()

  constructor(parts: InstallationParts) {
    this.#parts = parts
  }

  /** Tidy up now, and every hour from now on. */
  async begin(): Promise<void> {
    await this.tidy()
    const again = () => {
      this.#last = this.tidy().catch((error: unknown) => {
        this.#parts.log.warn({ err: error }, 'Old package versions could not be deleted. The next attempt follows.')
      })
    }
    this.#timer = setInterval(again, tidyEvery).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#last
  }

  async tidy(): Promise<void> {
    const { sets, changes, processes, releases, store, versions } = this.#parts
    const needed = neededVersions({
      sets: await sets.history(),
      distribution: versions,
      withdrawn: await changes.allWithdrawn(),
      since: new Date(Date.now() - day),
      generation: Math.min(...(await processes.list()).map(({ generation }) => generation)),
    })
    await releases.tidy(needed)
    await store.sweep(() => releases.contents())
  }
}
