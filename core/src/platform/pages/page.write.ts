import type { Page, PageFields } from '@ashlar/sdk/platform'
import type { AuditEntry, FieldError, Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { errors } from '../errors.ts'
import { assertRoom } from '../plans/plan-room.ts'
import type { ContentGate } from './content-gate.ts'
import { pageErrors } from './page.errors.ts'
import { fieldProblems } from './page.fields.ts'
import { indexPage, type MovedPage, tellMoved, tellPageChanged, tellPlaced } from './page.index.ts'
import { settleLive } from './page.live.ts'
import { keepRevision } from './page.revisions.ts'
import { askForSchedule } from './page.schedule.ts'
import { takenSlugs, updatePage } from './page.store.ts'
import { assertParent, moveAddressesBelow, place } from './page.tree.ts'
import { withoutSlashes } from './slug.ts'

export interface PageChange {
  readonly fields?: { readonly [K in keyof PageFields]?: PageFields[K] | undefined }
  readonly deleted?: boolean
  /** Place among the pages with the same parent, from 0. */
  readonly sort?: number | undefined
  /** Of the revision that publishing keeps. */
  readonly revisionName?: string | undefined
}

/** Change one page, in a unit of work that holds the lock of the tree: all that follows from it is done here. */
export async function writePage(
  tx: Transaction,
  gate: ContentGate,
  before: Page,
  { fields: sent = {}, deleted = before.deleted, sort, revisionName }: PageChange,
  author: Author,
): Promise<void> {
  const { id } = before
  const fields = stored({ ...fieldsOf(before), ...defined(sent) })
  assertFields(fields)
  if (!deleted) await assertFree(tx, fields.slug, id)
  if (before.deleted && !deleted) await assertRoom(tx, 'pages')
  if (fields.parentId !== before.parentId) await assertParent(tx, fields.parentId, id)
  await settleLive(tx, id)
  await updatePage(tx, id, { ...fields, deleted }, author)
  await settleLive(tx, id)
  if (moves(before, fields, sort) || before.deleted !== deleted) await place(tx, id, fields.parentId, sort)
  if (isPublished(before, fields, revisionName)) {
    // What was published is kept beside what was saved, so that the history tells both.
    await keepRevision(tx, id, { kind: 'publish', name: revisionName }, author)
  }
  if (fields.slug !== before.slug) {
    await tellMoved(tx, await movedPages(tx, gate, before, { slug: fields.slug, deleted }), author)
  }
  if (before.deleted && !deleted) await tellPlaced(tx, id, fields.slug)
  await askForSchedule(tx, id, fields)
  await indexPage(tx, gate, id)
  await tellPageChanged(tx, id, changesList(before, fields, sort) || before.deleted !== deleted)
  tx.audit(auditOf(before, fields, deleted, sort))
}

/** Whether this publishes the page. One that waited for its date was kept when that was set, so again only under a name. */
function isPublished(before: Page, fields: PageFields, name = ''): boolean {
  if (fields.status !== 'published') return false
  const isMoved = new Date(fields.publish_date).getTime() !== new Date(before.publish_date).getTime()
  return before.status !== 'published' || (name !== '' && isMoved)
}

/** The page at another address, unless it lies in the trash, and those below it whose addresses begin with its own. */
async function movedPages(
  tx: Transaction,
  gate: ContentGate,
  { id, slug: from, status, deleted: wasDeleted }: Page,
  { slug, deleted }: Pick<Page, 'slug' | 'deleted'>,
): Promise<readonly MovedPage[]> {
  const isOnSite = !wasDeleted && !deleted
  const pages: MovedPage[] = isOnSite
    ? [{ pageId: id, from: `/${from}`, to: `/${slug}`, wasPublished: status === 'published' }]
    : []
  for (const moved of await moveAddressesBelow(tx, id, from, slug)) {
    pages.push({ pageId: moved.id, from: `/${moved.from}`, to: `/${moved.to}`, wasPublished: moved.wasPublished })
    await indexPage(tx, gate, moved.id)
    await tellPageChanged(tx, moved.id, true)
  }
  return pages
}

export function assertFields(fields: PageFields): void {
  const problems: FieldError[] = fieldProblems(fields)
  if (problems.length > 0) throw errors.INVALID_FIELDS().at(...problems)
}

/** A slug that a person typed is theirs or refused; it never gets a number (OPEN-334). */
export async function assertFree(tx: Transaction, slug: string, except: number | null): Promise<void> {
  if ((await takenSlugs(tx, [slug], except)).length === 0) return
  const taken = pageErrors.SLUG_TAKEN(slug)
  throw taken.at({ path: 'slug', message: taken.message })
}

/** As the database takes it: dates in UTC, texts without the space around them. */
export function stored(fields: PageFields): PageFields {
  return {
    ...fields,
    title: fields.title.trim(),
    slug: withoutSlashes(fields.slug),
    publish_date: utc(fields.publish_date),
    unpublish_date: fields.unpublish_date === null ? null : utc(fields.unpublish_date),
  }
}

function utc(date: string): string {
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? date : time.toISOString()
}

function fieldsOf(page: Page): PageFields {
  const { id, sort, deleted, isHome, revision, contentRevision, hasUnpublishedChanges, ...rest } = page
  const { createdAt, changedAt, changedBy, ...fields } = rest
  return fields
}

/** Without the members that were not sent. */
function defined<Values extends object>(values: Values): { [K in keyof Values]?: Exclude<Values[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof Values]?: Exclude<Values[K], undefined>
  }
}

function moves(before: Page, after: PageFields, sort: number | undefined): boolean {
  return before.parentId !== after.parentId || (sort !== undefined && sort !== before.sort)
}

/** Whether a list of pages (navigation, sitemap, sub menu) would read differently. */
function changesList(before: Page, after: PageFields, sort: number | undefined): boolean {
  const names = [
    'title',
    'slug',
    'status',
    'publish_date',
    'unpublish_date',
    'noindex',
    'canonical',
    'isDummy',
  ] as const
  return moves(before, after, sort) || names.some((name) => before[name] !== after[name])
}

const statusActs = { draft: 'page.unpublished', published: 'page.published', archived: 'page.archived' } as const

/** One line for one act, called by what matters most in it. */
function auditOf(before: Page, after: PageFields, deleted: boolean, sort: number | undefined): AuditEntry {
  const old = fieldsOf(before)
  const names = Object.keys(after) as (keyof PageFields)[]
  const changed = names.filter((name) => after[name] !== old[name])
  const act = () => {
    if (deleted !== before.deleted) return deleted ? 'page.deleted' : 'page.restored'
    if (after.status !== before.status) return statusActs[after.status]
    if (moves(before, after, sort) && changed.every((name) => name === 'parentId')) return 'page.moved'
    return 'page.changed'
  }
  return {
    action: act(),
    entity: 'page',
    entityId: before.id,
    title: after.title,
    details: {
      ...(changed.length > 0 && { fields: changed.join(', ') }),
      ...(after.slug !== before.slug && { from: `/${before.slug}`, to: `/${after.slug}` }),
    },
  }
}
