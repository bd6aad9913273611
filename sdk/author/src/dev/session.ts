import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { AuthorError } from '../author-error.ts'
import { readBuiltPackage } from '../check/built-package.ts'
import { requiredFolders } from '../required-folders.ts'
import { paint } from '../terminal/paint.ts'
import { buildBeside } from './build.ts'
import type { Playground } from './playground.ts'
import { watchSources } from './watch.ts'

/** Show a package and keep what is shown up to date with its sources. */
export class DevSession {
  readonly #folder: string
  readonly #playground: Playground
  readonly #watcher: { close(): void }
  #running: Promise<void> | undefined
  #isStale = false

  constructor(folder: string, playground: Playground) {
    this.#folder = folder
    this.#playground = playground
    this.#watcher = watchSources(folder, () => void this.update())
  }

  /** Build and show; what changes meanwhile is built right after. Never rejects: what is wrong is told. */
  update(): Promise<void> {
    this.#isStale = true
    this.#running ??= this.#catchUp().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async close(): Promise<void> {
    this.#watcher.close()
    await this.#running
    await this.#playground.close()
  }

  async #catchUp(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      await this.#showOnce().catch((error: unknown) => this.#tell(sentence(error)))
    }
  }

  async #showOnce(): Promise<void> {
    const start = performance.now()
    const built = await buildBeside(this.#folder, join(this.#folder, '.ashlar/builds'))
    const required = await requiredFolders(await readBuiltPackage(this.#folder))
    if (typeof required === 'string') throw new AuthorError(required)
    const shown = await this.#playground.show({ built, sources: this.#folder, required })
    if (!shown.ok) return this.#tell(shown.reason)
    console.log(`${paint('green', '✓')} Updated after ${Math.round(performance.now() - start)} ms.`)
  }

  #tell(text: string): void {
    console.error(`${paint('red', '✗')} ${text}\n  The previous version stays until this is fixed.`)
    this.#playground.tellProblem(stripVTControlCharacters(text))
  }
}

const sentence = (error: unknown): string => {
  if (error instanceof AuthorError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
