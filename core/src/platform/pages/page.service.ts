import {
  type CreatePage,
  newPageFields,
  type Page,
  type PageListQuery,
  type PageWithContent,
  pageCap,
  type UpdatePage,
} from '@ashlar/sdk/platform'
import type { CsvRows, CsvStep, Database, Log, Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { PageContentEntity, type PageRecord } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'
import { indexPage, tellPageChanged, tellPlaced } from './page.index.ts'
import { exportedPages, listPages, type PageList } from './page.list.ts'
import { findLivePage } from './page.live.ts'
import { presentPage } from './page.presentation.ts'
import { askForSchedule } from './page.schedule.ts'
import { findPage, insertPage, isVisible, lockedPage, pageById, takenSlugs } from './page.store.ts'
import { assertParent, lockTree, place } from './page.tree.ts'
import { assertFields, assertFree, stored, writePage } from './page.write.ts'
import { candidates, slugFromTitle, withoutSlashes } from './slug.ts'

/** Pages and the form that edits them. Their content has a service of its own. */
export class PageService {
  readonly #database: Database
  readonly #gate: ContentGate
  readonly #log: Log | undefined

  constructor(database: Database, gate: ContentGate, log: Log | undefined) {
    this.#database = database
    this.#gate = gate
    this.#log = log
  }

  list(query: PageListQuery): Promise<PageList> {
    return listPages(this.#database, query)
  }

  /** The next rows of the list, for a file. */
  exported(query: PageListQuery, step: CsvStep): Promise<CsvRows<Page>> {
    return exportedPages(this.#database, query, step)
  }

  async byId(id: number): Promise<PageWithContent> {
    return this.#present(await this.#database.tenant((tx) => pageById(tx, id)))
  }

  /** API-105: with `anyStatus` (staff) whatever is not deleted, as people edit it, else what a visitor may see now (OPEN-125). */
  async bySlug(slug: string, anyStatus: boolean): Promise<PageWithContent> {
    const visible: SqlText = anyStatus ? sql`p.deleted_at is null` : isVisible
    const found = await this.#database.tenant((tx) =>
      (anyStatus ? findPage : findLivePage)(tx, sql`p.slug = ${withoutSlashes(slug)} and ${visible}`),
    )
    if (!found) throw pageErrors.PAGE_NOT_FOUND()
    return this.#present(found)
  }

  /** API-303: what a visitor may see below a page, in order. */
  submenu(pageId: number): Promise<{ title: string; slug: string }[]> {
    return this.#database.tenant(async (tx) => {
      if (!(await findPage(tx, sql`p.id = ${pageId} and p.deleted_at is null`))) throw pageErrors.PAGE_NOT_FOUND()
      return run<Pick<PageRecord, 'title' | 'slug'>>(
        tx,
        sql`select p.title, p.slug from core.page p where p.parent_id = ${pageId} and ${isVisible}
          order by p.sort, p.id limit ${pageCap}`,
      )
    })
  }

  /** API-306. */
  create(input: CreatePage, author: Author): Promise<PageWithContent> {
    const { copyFrom, sort, ...sent } = input
    return this.#write(async (tx) => {
      await lockTree(tx)
      const fields = stored({ ...newPageFields(new Date()), ...sent })
      assertFields(fields)
      if (sent.slug === undefined) fields.slug = await freeSlug(tx, fields.title)
      else await assertFree(tx, fields.slug, null)
      await assertParent(tx, fields.parentId, null)
      await assertRoom(tx, 'pages')
      const json = await copied(tx, copyFrom ?? null)
      const id = await insertPage(tx, fields, author)
      await tx
        .db(PageContentEntity)
        .insertInto('page_content')
        .values(({ cast, val }) => ({
          content: cast<unknown>(val(json), 'jsonb'),
          ...{ pageId: id, changedBy: author.guid, changedByName: author.name },
        }))
        .execute()
      await place(tx, id, fields.parentId, sort)
      await tellPlaced(tx, id, fields.slug)
      await askForSchedule(tx, id, fields)
      await indexPage(tx, this.#gate, id)
      await tellPageChanged(tx, id, true)
      tx.audit({
        action: 'page.created',
        entity: 'page',
        entityId: id,
        title: fields.title,
        details: { status: fields.status, ...(copyFrom && { copyFrom }) },
      })
      return id
    })
  }

  /** API-307. @throws STALE_REVISION (409) with both versions when the form was begun from an older revision. */
  update(input: UpdatePage, author: Author): Promise<PageWithContent> {
    const { id, revision, deleted, sort, revisionName, ...fields } = input
    return this.#write(async (tx) => {
      await lockTree(tx)
      const before = await lockedPage(tx, id)
      if (revision !== undefined && revision !== before.revision) throw stale(before, input)
      const change = { fields, sort, revisionName, ...(deleted === false && { deleted }) }
      await writePage(tx, this.#gate, before, change, author)
      return id
    })
  }

  /** OPEN-336: sets the deleted flag; content, revisions and drafts stay. */
  remove(id: number, author: Author): Promise<PageWithContent> {
    return this.#write(async (tx) => {
      await lockTree(tx)
      const before = await lockedPage(tx, id)
      if (before.deleted) throw pageErrors.PAGE_NOT_FOUND()
      await writePage(tx, this.#gate, before, { deleted: true }, author)
      return id
    })
  }

  /** Run a write and show the page as it is then. */
  async #write(work: (tx: Transaction) => Promise<number>): Promise<PageWithContent> {
    return this.#present(await this.#database.tenant(async (tx) => pageById(tx, await work(tx))))
  }

  #present(found: Parameters<typeof presentPage>[0]): PageWithContent {
    return presentPage(found, this.#gate, this.#log)
  }
}

async function freeSlug(tx: Transaction, title: string): Promise<string> {
  const slug = slugFromTitle(title)
  for (let count = 20; ; count *= 10) {
    const tried = candidates(slug, count)
    const taken = new Set(await takenSlugs(tx, tried, null))
    const free = tried.find((each) => !taken.has(each))
    if (free !== undefined) return free
  }
}

async function copied(tx: Transaction, from: number | null): Promise<string | null> {
  if (from === null) return null
  const source = await findPage(tx, sql`p.id = ${from} and p.deleted_at is null`)
  if (!source) throw errors.INVALID_FIELDS().at({ path: 'copyFrom', message: 'The page to copy does not exist' })
  return source.json
}

function stale(current: Page, sent: UpdatePage) {
  return documentErrors.STALE_REVISION(current.changedBy).with({ current, sent })
}
