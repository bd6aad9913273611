import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from './errors.ts'
import { clear } from './sealed-folder.ts'

/** Milliseconds after which what lies here is a crash's: no unpacking takes that long, also of another process. */
const longestStay = 10 * 60 * 1000

/** Where packages lie before they count and after they did: nothing in here is ever read as a package. */
export class Incoming {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Do something in a new folder, which is gone afterwards unless the work has moved it away. */
  async within<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await this.#made()
    try {
      return await work(folder)
    } catch (error) {
      throw isFull(error) ? errors.STORE_FULL().causedBy(error) : error
    } finally {
      await clear(folder)
    }
  }

  /** Delete a folder of the store at one blow: a crash in the middle leaves a part in here only. */
  async discard(folder: string): Promise<void> {
    const away = join(await this.#made(), 'old')
    // A folder that may not be written to can't be moved.
    await chmod(folder, 0o755)
    await rename(folder, away)
    await clear(join(away, '..'))
  }

  /** Clear what a crash has left. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const began = Number(name.split('-', 1)[0])
      if (!(Date.now() - began < longestStay)) await clear(join(this.#folder, name))
    }
  }

  async #made(): Promise<string> {
    const folder = join(this.#folder, `${Date.now()}-${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    return folder
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
