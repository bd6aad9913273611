import type { Content } from '@ashlar/sdk'
import type { Page, PageWithContent } from '@ashlar/sdk/platform'
import {
  type AuditEntry,
  type Database,
  decodeContent,
  encodeContent,
  type Log,
  type RowOf,
  type Transaction,
} from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { isoOf } from '../sql.ts'
import { storedForPage } from './content.sources.ts'
import type { ContentGate, ReadContent } from './content-gate.ts'
import { assertTemplatesExist } from './linked-templates.ts'
import { PageContentEntity, PageDraftEntity, PageEntity, PageRevisionEntity } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'
import { indexPage, tellPageChanged, tellUnpublishedChange } from './page.index.ts'
import { nothingWithheld } from './page.live.ts'
import { presentPage } from './page.presentation.ts'
import { keepReplaced, keepRevision } from './page.revisions.ts'
import { pageById, visibleNow } from './page.store.ts'

export interface ContentWrite {
  readonly id: number
  /** As on the wire; null or empty for the blank layout. */
  readonly content: string | null
  /** Revision that the content was begun from; without it the last write wins and what it replaced stays. */
  readonly revision?: number | undefined
  /** Confirms that stored content which can't be read is replaced (OPEN-127). */
  readonly overwriteUnreadable?: boolean | undefined
  /** Visitors go on seeing what they see now. */
  readonly asDraft?: boolean | undefined
}

interface Publishing {
  /** Of the content that is published. */
  readonly revision: number
  readonly revisionName?: string | undefined
}

interface Restore {
  readonly revision?: number | undefined
  readonly asDraft?: boolean | undefined
}

type RevisionKind = 'save' | 'overwrite' | 'restore'

type Stored = Pick<RowOf<typeof PageContentEntity>, 'revision' | 'changedAt' | 'changedByName' | 'liveRevision'> & {
  readonly content: string | null
  readonly liveContent: string | null
  /** Visitors can see the page now. */
  readonly isVisible: boolean
  readonly pageChangedAt: Date
}

interface Next {
  readonly kind: RevisionKind
  readonly label: string
  /** Undefined: what visitors see becomes the content again. */
  readonly content: Content | null | undefined
  readonly asDraft: boolean
}

/** The content of pages: saved whole or not at all, each state of it kept as a revision. */
export class ContentService {
  readonly #database: Database
  readonly #gate: ContentGate
  readonly #log: Log | undefined

  constructor(database: Database, gate: ContentGate, log: Log | undefined) {
    this.#database = database
    this.#gate = gate
    this.#log = log
  }

  /** API-103. @throws STALE_REVISION (409) with the current version, CONTENT_UNREADABLE (409), those of the content. */
  async save(write: ContentWrite, author: Author): Promise<PageWithContent> {
    const sent = decodeContent(write.content)
    const row = await this.#database.tenant(async (tx) => {
      const before = await lockedContent(tx, write.id)
      const kind = this.#kindOf(write, before)
      const content = sent && (await this.accept(tx, write.id, sent))
      await this.#replace(tx, write.id, before, { content, kind, label: '', asDraft: write.asDraft === true }, author)
      return pageById(tx, write.id)
    })
    return presentPage(row, this.#gate, this.#log)
  }

  /** A revision becomes the content again, as a new revision: what a save would refuse is refused here too. */
  async restore(
    id: number,
    revisionId: number,
    { revision, asDraft = false }: Restore,
    author: Author,
  ): Promise<PageWithContent> {
    const row = await this.#database.tenant(async (tx) => {
      const before = await lockedContent(tx, id)
      if (revision !== undefined && revision !== before.revision) throw this.#stale(before)
      const kept = await tx
        .db(PageRevisionEntity)
        .selectFrom('page_revision')
        .select('revision')
        .select((eb) => eb.cast<string | null>('content', 'text').as('content'))
        .where('id', '=', revisionId)
        .where('pageId', '=', id)
        .executeTakeFirst()
      if (!kept) throw pageErrors.REVISION_NOT_FOUND()
      const { content: was, unreadable } = this.#gate.read(kept.content)
      if (unreadable) throw pageErrors.REVISION_UNREADABLE()
      const content = was && (await this.accept(tx, id, was, [was]))
      const label = `Revision ${kept.revision}`
      await this.#replace(tx, id, before, { content, kind: 'restore', label, asDraft }, author)
      return pageById(tx, id)
    })
    return presentPage(row, this.#gate, this.#log)
  }

  /**
   * Visitors see the content from now on. Does nothing where they do already: whoever asked second has what they wanted.
   *
   * @throws CHANGES_STALE (409) with the current version when the content is of another revision.
   */
  async publishChanges(
    id: number,
    { revision, revisionName: name }: Publishing,
    author: Author,
  ): Promise<PageWithContent> {
    const row = await this.#database.tenant(async (tx) => {
      const before = await lockedContent(tx, id)
      if (revision !== before.revision) throw this.#staleFor('published', before)
      if (before.liveRevision === null) return pageById(tx, id)
      const tables = tx.db(PageContentEntity, PageEntity)
      await tables.updateTable('page_content').set(nothingWithheld).where('pageId', '=', id).execute()
      await keepRevision(tx, id, { kind: 'publish', name }, author)
      await tables
        .updateTable('page')
        .set(({ fn }) => ({ ...changedBy(author), changedAt: fn<Date>('now') }))
        .where('id', '=', id)
        .execute()
      await this.#tell(tx, id, true)
      const found = await pageById(tx, id)
      tx.audit(auditOf(found.page, 'page.changes-published', { revision }))
      return found
    })
    return presentPage(row, this.#gate, this.#log)
  }

  /**
   * What visitors see becomes the content again, as a new revision; what is discarded stays one.
   *
   * @throws CHANGES_STALE (409) with the current version, NO_UNPUBLISHED_CHANGES (409).
   */
  async discardChanges(id: number, revision: number, author: Author): Promise<PageWithContent> {
    const row = await this.#database.tenant(async (tx) => {
      const before = await lockedContent(tx, id)
      if (revision !== before.revision) throw this.#staleFor('discarded', before)
      if (before.liveRevision === null) throw pageErrors.NO_UNPUBLISHED_CHANGES()
      const label = `Revision ${before.liveRevision}`
      await this.#replace(tx, id, before, { content: undefined, kind: 'restore', label, asDraft: false }, author)
      return pageById(tx, id)
    })
    return presentPage(row, this.#gate, this.#log)
  }

  /**
   * What may be stored for content that was sent: for saving it, for keeping it as a draft, for restoring it. Nodes of
   * the documents that are known to be stored are accepted as they are, however old.
   */
  async accept(tx: Transaction, pageId: number, sent: Content, known: readonly Content[] = []): Promise<Content> {
    const stored = async function* () {
      yield* known
      yield* storedForPage(tx, pageId)
    }
    const content = await this.#gate.accept(sent, { stored })
    await assertTemplatesExist(tx, content)
    return content
  }

  #kindOf(write: ContentWrite, before: Stored): RevisionKind {
    if (write.revision !== undefined && write.revision !== before.revision) throw this.#stale(before)
    const unreadable = this.#gate.read(before.content).unreadable
    if (unreadable && write.overwriteUnreadable !== true) throw pageErrors.CONTENT_UNREADABLE()
    return unreadable || (write.revision === undefined && before.content !== null) ? 'overwrite' : 'save'
  }

  #stale(before: Stored) {
    return documentErrors.STALE_REVISION(before.changedByName).with({ current: this.#current(before) })
  }

  #staleFor(act: 'published' | 'discarded', before: Stored) {
    return pageErrors.CHANGES_STALE(before.changedByName, act).with({ current: this.#current(before) })
  }

  #current(before: Stored) {
    const { content }: ReadContent = this.#gate.read(before.content)
    return {
      content: content && encodeContent(content),
      revision: before.revision,
      changedBy: before.changedByName,
      changedAt: isoOf(before.changedAt),
    }
  }

  async #replace(tx: Transaction, id: number, before: Stored, next: Next, author: Author): Promise<void> {
    const { content } = next
    const shown = content === undefined ? this.#gate.read(before.liveContent).content : content
    this.#gate.assertLayoutKept(this.#gate.read(before.content).content, shown)
    await keepReplaced(tx, id, before)
    const tables = tx.db(PageContentEntity, PageEntity, PageDraftEntity)
    const { asDraft } = next
    const isFirst = asDraft && before.liveRevision === null && before.isVisible
    await tables
      .updateTable('page_content')
      .set(({ eb, fn, ref }) => ({
        content: content === undefined ? ref('liveContent') : content,
        ...changedBy(author),
        revision: eb('revision', '+', 1),
        changedAt: fn<Date>('now'),
        ...(!(asDraft && before.isVisible) && nothingWithheld),
        ...(isFirst && {
          liveRevision: before.revision,
          liveContent: ref('content'),
          liveChangedAt: before.pageChangedAt,
        }),
      }))
      .where('pageId', '=', id)
      .execute()
    await keepRevision(tx, id, next, author)
    await tables
      .updateTable('page')
      .set(({ fn }) => ({ ...changedBy(author), changedAt: fn<Date>('now') }))
      .where('id', '=', id)
      .execute()
    // The draft has become the content; drafts of others stay theirs.
    if (author.guid !== null)
      await tables.deleteFrom('page_draft').where('pageId', '=', id).where('account', '=', author.guid).execute()
    const { page } = await pageById(tx, id)
    await this.#tell(tx, id, !page.hasUnpublishedChanges)
    const { label } = next
    tx.audit(auditOf(page, acts(next), { revision: page.contentRevision, ...(label !== '' && { label }) }))
  }

  /** Kept pages hold what visitors see: they stay while that does. */
  async #tell(tx: Transaction, id: number, isLive: boolean): Promise<void> {
    await indexPage(tx, this.#gate, id)
    if (isLive) await tellPageChanged(tx, id, false)
    else await tellUnpublishedChange(tx, id)
  }
}

const changedBy = ({ guid, name }: Author) => ({ changedBy: guid, changedByName: name })

function acts({ kind, content }: Next): string {
  if (content === undefined) return 'page.changes-discarded'
  return kind === 'restore' ? 'page.revision-restored' : 'page.content-saved'
}

const auditOf = ({ id, title }: Page, action: string, details: NonNullable<AuditEntry['details']>): AuditEntry => ({
  ...{ action, entity: 'page', entityId: id, title },
  details,
})

async function lockedContent(tx: Transaction, id: number): Promise<Stored> {
  // The page before its content, as whoever deletes it for good does: the other way round each would wait for the other.
  await tx.db(PageEntity).selectFrom('page').select('id').where('id', '=', id).forKeyShare().execute()
  const row = await tx
    .db(PageContentEntity, PageEntity)
    .selectFrom('page_content as c')
    .innerJoin('page as p', (join) => join.onRef('p.tenantId', '=', 'c.tenantId').onRef('p.id', '=', 'c.pageId'))
    .select(['c.revision', 'c.changedAt', 'c.changedByName', 'c.liveRevision', 'p.changedAt as pageChangedAt'])
    .select((eb) => eb.cast<string | null>('c.content', 'text').as('content'))
    .select((eb) => eb.cast<string | null>('c.liveContent', 'text').as('liveContent'))
    .select(visibleNow.as('isVisible'))
    .where('c.pageId', '=', id)
    .where('p.deletedAt', 'is', null)
    .forUpdate('c')
    .executeTakeFirst()
  if (!row) throw pageErrors.PAGE_NOT_FOUND()
  return row
}
