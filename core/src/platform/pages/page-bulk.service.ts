import type { BulkPages, Page } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import type { ContentGate } from './content-gate.ts'
import { pageErrors } from './page.errors.ts'
import { purgePage } from './page.purge.ts'
import { lockedPage } from './page.store.ts'
import { lockTree } from './page.tree.ts'
import { type PageChange, writePage } from './page.write.ts'

/** The same with many pages: all of them, or none when one is not there or refuses (T2). */
export class PageBulkService {
  readonly #database: Database
  readonly #gate: ContentGate

  constructor(database: Database, gate: ContentGate) {
    this.#database = database
    this.#gate = gate
  }

  /** @throws 404 when one of the pages is not there; 422 for a parent page beside any action but `move` */
  change({ ids, action, parentId }: BulkPages, author: Author): Promise<number> {
    if (parentId !== undefined && action !== 'move')
      throw errors.INVALID_FIELDS().at({ path: 'parentId', message: 'Only "move" accepts a parent page' })
    const changes: Readonly<Record<BulkPages['action'], PageChange>> = {
      publish: { fields: { status: 'published' } },
      draft: { fields: { status: 'draft' } },
      archive: { fields: { status: 'archived' } },
      restore: { deleted: false },
      move: { fields: { parentId: parentId ?? null } },
    }
    return this.#each(ids, async (tx, page) => {
      if (page.deleted && action !== 'restore') throw pageErrors.PAGE_NOT_FOUND()
      await writePage(tx, this.#gate, page, changes[action], author)
    })
  }

  remove(ids: readonly number[], author: Author): Promise<number> {
    return this.#each(ids, async (tx, page) => {
      if (page.deleted) throw pageErrors.PAGE_NOT_FOUND()
      await writePage(tx, this.#gate, page, { deleted: true }, author)
    })
  }

  /** Out of the trash, for good. */
  purge(ids: readonly number[]): Promise<number> {
    return this.#each(ids, purgePage)
  }

  #each(ids: readonly number[], work: (tx: Transaction, page: Page) => Promise<void>): Promise<number> {
    return this.#database.tenant(async (tx) => {
      await lockTree(tx)
      for (const id of ids) await work(tx, await lockedPage(tx, id))
      return ids.length
    })
  }
}
