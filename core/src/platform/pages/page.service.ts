import type { Page } from '@ashlar/sdk'
import type { Database, FieldError, Log, Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { errors } from '../errors.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { pageErrors } from './page.errors.ts'
import { fieldProblems, newPageFields, type PageFields } from './page.fields.ts'
import { indexPage, tellPageChanged } from './page.index.ts'
import { listPages, type PageList } from './page.list.ts'
import { presentPage } from './page.presentation.ts'
import { type CreatePage, type PageListQuery, type PageWithContent, pageCap, type UpdatePage } from './page.schemas.ts'
import { findPage, insertPage, isVisible, lockedPage, pageById, takenSlugs, updatePage } from './page.store.ts'
import { assertParent, lockTree, place } from './page.tree.ts'
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
    return this.#database.tenant((tx) => listPages(tx, query))
  }

  async byId(id: number): Promise<PageWithContent> {
    return this.#present(await this.#database.tenant((tx) => pageById(tx, id)))
  }

  /** API-105: with `anyStatus` (staff) whatever is not deleted, else what a visitor may see now (OPEN-125). */
  async bySlug(slug: string, anyStatus: boolean): Promise<PageWithContent> {
    const visible: SqlText = anyStatus ? sql`p.deleted_at is null` : isVisible
    const found = await this.#database.tenant((tx) =>
      findPage(tx, sql`p.slug = ${withoutSlashes(slug)} and ${visible}`),
    )
    if (!found) throw pageErrors.PAGE_NOT_FOUND()
    return this.#present(found)
  }

  /** API-303: what a visitor may see below a page, in order. */
  submenu(pageId: number): Promise<{ title: string; slug: string }[]> {
    return this.#database.tenant(async (tx) => {
      if (!(await findPage(tx, sql`p.id = ${pageId} and p.deleted_at is null`))) throw pageErrors.PAGE_NOT_FOUND()
      return run(
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
      const fields = stored({ ...newPageFields(new Date()), ...sent, slug: withoutSlashes(sent.slug ?? '') })
      assertFields(fields)
      if (sent.slug === undefined) fields.slug = await freeSlug(tx, fields.title)
      else await assertFree(tx, fields.slug, null)
      await assertParent(tx, fields.parentId, null)
      const json = await copied(tx, copyFrom ?? null)
      const id = await insertPage(tx, fields, author)
      await tx.sql`
        insert into core.page_content (page_id, content, changed_by, changed_by_name)
        values (${id}, ${json}::jsonb, ${author.guid}, ${author.name})`
      await place(tx, id, fields.parentId, sort)
      await indexPage(tx, this.#gate, id)
      await tellPageChanged(tx, id, true)
      return id
    })
  }

  /** API-307. @throws STALE_REVISION (409) with both versions when the form was begun from an older revision. */
  update(input: UpdatePage, author: Author): Promise<PageWithContent> {
    const { id, revision, deleted, sort, ...sent } = input
    return this.#write(async (tx) => {
      await lockTree(tx)
      const before = await lockedPage(tx, id)
      if (revision !== undefined && revision !== before.revision) throw stale(before, input)
      const slug = sent.slug === undefined ? before.slug : withoutSlashes(sent.slug)
      const fields = stored({ ...fieldsOf(before), ...sent, slug })
      const isDeleted = before.deleted && deleted !== false
      assertFields(fields)
      if (!isDeleted) await assertFree(tx, slug, id)
      if (fields.parentId !== before.parentId) await assertParent(tx, fields.parentId, id)
      await updatePage(tx, id, { ...fields, deleted: isDeleted }, author)
      if (moves(before, fields, sort) || before.deleted !== isDeleted) await place(tx, id, fields.parentId, sort)
      if (fields.status === 'published' && before.status !== 'published') await markPublished(tx, id, author)
      await indexPage(tx, this.#gate, id)
      await tellPageChanged(tx, id, changesList(before, fields, sort) || before.deleted !== isDeleted)
      return id
    })
  }

  /** OPEN-336: sets the deleted flag; content, revisions and drafts stay. */
  remove(id: number, author: Author): Promise<PageWithContent> {
    return this.#write(async (tx) => {
      await lockTree(tx)
      const before = await lockedPage(tx, id)
      if (before.deleted) throw pageErrors.PAGE_NOT_FOUND()
      await updatePage(tx, id, { ...fieldsOf(before), deleted: true }, author)
      await tellPageChanged(tx, id, true)
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

function assertFields(fields: PageFields): void {
  const problems: FieldError[] = fieldProblems(fields)
  if (problems.length > 0) throw errors.INVALID_FIELDS().at(...problems)
}

/** A slug that a person typed is theirs or refused; it never gets a number (OPEN-334). */
async function assertFree(tx: Transaction, slug: string, except: number | null): Promise<void> {
  if ((await takenSlugs(tx, [slug], except)).length === 0) return
  const taken = pageErrors.SLUG_TAKEN(slug)
  throw taken.at({ path: 'slug', message: taken.message })
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
  if (!source) throw errors.INVALID_FIELDS().at({ path: 'copyFrom', message: 'The page to copy from is not there' })
  return source.json
}

/** What was published is kept beside what was saved, so that the history tells both. */
async function markPublished(tx: Transaction, id: number, author: Author): Promise<void> {
  await tx.sql`
    insert into core.page_revision (page_id, revision, content, kind, author, author_name)
    select page_id, revision, content, 'publish', ${author.guid}::uuid, ${author.name} from core.page_content
    where page_id = ${id}`
}

function stale(current: Page, sent: UpdatePage) {
  return documentErrors.STALE_REVISION(current.changedBy).with({ current, sent })
}

/** As the database takes it: dates in UTC, texts without the space around them. */
function stored(fields: PageFields): PageFields {
  return {
    ...fields,
    title: fields.title.trim(),
    publish_date: utc(fields.publish_date),
    unpublish_date: fields.unpublish_date === null ? null : utc(fields.unpublish_date),
  }
}

function utc(date: string): string {
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? date : time.toISOString()
}

function fieldsOf(page: Page): PageFields {
  const { id, sort, deleted, isHome, revision, contentRevision, changedAt, changedBy, ...fields } = page
  return fields
}

function moves(before: Page, after: PageFields, sort: number | undefined): boolean {
  return before.parentId !== after.parentId || (sort !== undefined && sort !== before.sort)
}

/** Whether a list of pages (navigation, sitemap, sub menu) would read differently. */
function changesList(before: Page, after: PageFields, sort: number | undefined): boolean {
  const names = ['title', 'slug', 'status', 'publish_date', 'unpublish_date', 'noindex', 'isDummy'] as const
  return moves(before, after, sort) || names.some((name) => before[name] !== after[name])
}
