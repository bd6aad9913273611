import type { CoreDatabase } from '../core-database.ts'
import { attemptLimits, keyOf, refuseTooMany } from './attempt-limits.ts'

/** Mailed links can't be guessed; whoever tries many from one place is stopped all the same. */
export class LinkLimit {
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  /** @throws 429 TRY_LATER */
  async count(address: string): Promise<void> {
    const keys = [{ key: keyOf('link', address), most: attemptLimits.linksFromAddress }]
    await this.#database.system((tx) => refuseTooMany(tx, keys))
  }
}
