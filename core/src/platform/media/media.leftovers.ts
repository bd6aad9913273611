import type { Log } from '@ashlar/sdk/server'
import type { MediaStorage } from '../../media-storage/storage.ts'
import type { Incoming } from './incoming.ts'
import type { Unrecorded } from './unrecorded.ts'

/** What uploads leave on disk when their process is killed: parts of forms, half-written files, files without a record (F1). */
export class MediaLeftovers {
  readonly #parts: readonly { sweep(): Promise<void> }[]
  readonly #log: Log | undefined
  #first: Promise<void> | undefined

  constructor(incoming: Incoming, storage: MediaStorage, unrecorded: Unrecorded, log: Log | undefined) {
    this.#parts = [incoming, storage, unrecorded]
    this.#log = log
  }

  /** Before the first file that this process keeps. What can't be cleared now hinders nobody: it goes another time. */
  beforeFirst(): Promise<void> {
    this.#first ??= this.sweep().catch((error: unknown) => {
      this.#log?.warn(
        { err: error },
        'The files of an interrupted upload could not be deleted. The next attempt is tonight.',
      )
    })
    return this.#first
  }

  async sweep(): Promise<void> {
    for (const part of this.#parts) await part.sweep()
  }
}
