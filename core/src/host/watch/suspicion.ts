import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Remembers, from process to process, which versions were running when one hung and it could not be told which of them
 * it was: whoever was there the second time is held to have done it.
 */
export class Suspicion {
  readonly #file: string
  readonly #before: ReadonlySet<string>

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#file = join(folder, 'suspects')
    this.#before = new Set(linesOf(this.#file))
  }

  /** It was one of those that ran; gives whether it had been before this process. */
  again(version: string): boolean {
    if (this.#before.has(version)) return true
    appendFileSync(this.#file, `${version}\n`)
    return false
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
