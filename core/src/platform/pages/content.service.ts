import type { Content } from '@ashlar/sdk'
import type { PageWithContent } from '@ashlar/sdk/platform'
import { type Database, decodeContent, encodeContent, type Log, type RowOf, type Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { isoOf } from '../sql.ts'
import { storedForPage } from './content.sources.ts'
import type { ContentGate, ReadContent } from './content-gate.ts'
import { assertTemplatesExist } from './linked-templates.ts'
import { PageContentEntity, PageDraftEntity, PageEntity, PageRevisionEntity } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'
import { indexPage, tellPageChanged } from './page.index.ts'
import { presentPage } from './page.presentation.ts'
import { keepReplaced, keepRevision } from './page.revisions.ts'
import { pageById } from './page.store.ts'

export interface ContentWrite {
  readonly id: number
  /** As on the wire; null or empty for the blank layout. */
  readonly content: string | null
  /** Revision that the content was begun from; without it the last write wins and what it replaced stays. */
  readonly revision?: number | undefined
  /** Confirms that stored content which can't be read is replaced (OPEN-127). */
  readonly overwriteUnreadable?: boolean | undefined
}

type RevisionKind = 'save' | 'overwrite' | 'restore'

type Stored = Pick<RowOf<typeof PageContentEntity>, 'revision' | 'changedAt' | 'changedByName'> & {
  readonly content: string | null
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
      await this.#replace(tx, write.id, before, { content, kind, label: '' }, author)
      return pageById(tx, write.id)
    })
    return presentPage(row, this.#gate, this.#log)
  }

  /** A revision becomes the content again, as a new revision: what a save would refuse is refused here too. */
  async restore(
    id: number,
    revisionId: number,
    revision: number | undefined,
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
      await this.#replace(tx, id, before, { content, kind: 'restore', label: `Revision ${kept.revision}` }, author)
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
    const { content }: ReadContent = this.#gate.read(before.content)
    return documentErrors.STALE_REVISION(before.changedByName).with({
      current: {
        content: content && encodeContent(content),
        revision: before.revision,
        changedBy: before.changedByName,
        changedAt: isoOf(before.changedAt),
      },
    })
  }

  async #replace(
    tx: Transaction,
    id: number,
    before: Stored,
    next: { readonly content: Content | null; readonly kind: RevisionKind; readonly label: string },
    author: Author,
  ): Promise<void> {
    this.#gate.assertLayoutKept(this.#gate.read(before.content).content, next.content)
    await keepReplaced(tx, id, before)
    const tables = tx.db(PageContentEntity, PageEntity, PageDraftEntity)
    const { content } = next
    const changed = { changedBy: author.guid, changedByName: author.name }
    await tables
      .updateTable('page_content')
      .set(({ eb, fn }) => ({ content, ...changed, revision: eb('revision', '+', 1), changedAt: fn<Date>('now') }))
      .where('pageId', '=', id)
      .execute()
    await keepRevision(tx, id, next, author)
    await tables
      .updateTable('page')
      .set(({ fn }) => ({ ...changed, changedAt: fn<Date>('now') }))
      .where('id', '=', id)
      .execute()
    // The draft has become the content; drafts of others stay theirs.
    if (author.guid !== null)
      await tables.deleteFrom('page_draft').where('pageId', '=', id).where('account', '=', author.guid).execute()
    await indexPage(tx, this.#gate, id)
    await tellPageChanged(tx, id, false)
    const { page } = await pageById(tx, id)
    tx.audit({
      action: next.kind === 'restore' ? 'page.revision-restored' : 'page.content-saved',
      entity: 'page',
      entityId: id,
      title: page.title,
      details: { revision: page.contentRevision, ...(next.label !== '' && { label: next.label }) },
    })
  }
}

async function lockedContent(tx: Transaction, id: number): Promise<Stored> {
  // The page before its content, as whoever deletes it for good does: the other way round each would wait for the other.
  await tx.db(PageEntity).selectFrom('page').select('id').where('id', '=', id).forKeyShare().execute()
  const row = await tx
    .db(PageContentEntity, PageEntity)
    .selectFrom('page_content as c')
    .innerJoin('page as p', (join) => join.onRef('p.tenantId', '=', 'c.tenantId').onRef('p.id', '=', 'c.pageId'))
    .select(['c.revision', 'c.changedAt', 'c.changedByName'])
    .select((eb) => eb.cast<string | null>('c.content', 'text').as('content'))
    .where('c.pageId', '=', id)
    .where('p.deletedAt', 'is', null)
    .forUpdate('c')
    .executeTakeFirst()
  if (!row) throw pageErrors.PAGE_NOT_FOUND()
  return row
}
