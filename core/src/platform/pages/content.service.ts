import type { Content } from '@ashlar/sdk'
import type { PageWithContent } from '@ashlar/sdk/platform'
import { type Database, decodeContent, encodeContent, type Log, type Transaction } from '@ashlar/sdk/server'
import type { Author } from '../author.ts'
import { documentErrors } from '../document.errors.ts'
import { isoOf } from '../sql.ts'
import { storedForPage } from './content.sources.ts'
import type { ContentGate, ReadContent } from './content-gate.ts'
import { assertTemplatesExist } from './linked-templates.ts'
import { pageErrors } from './page.errors.ts'
import { indexPage, tellPageChanged } from './page.index.ts'
import { presentPage } from './page.presentation.ts'
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

interface ContentRow {
  readonly revision: number
  readonly content: string | null
  readonly changed_at: Date
  readonly changed_by_name: string
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
      const [kept] = await tx.sql<{ content: string | null; revision: number }>`
        select content::text as content, revision from core.page_revision where id = ${revisionId} and page_id = ${id}`
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

  #kindOf(write: ContentWrite, before: ContentRow): RevisionKind {
    if (write.revision !== undefined && write.revision !== before.revision) throw this.#stale(before)
    const unreadable = this.#gate.read(before.content).unreadable
    if (unreadable && write.overwriteUnreadable !== true) throw pageErrors.CONTENT_UNREADABLE()
    return unreadable || (write.revision === undefined && before.content !== null) ? 'overwrite' : 'save'
  }

  #stale(before: ContentRow) {
    const { content }: ReadContent = this.#gate.read(before.content)
    return documentErrors.STALE_REVISION(before.changed_by_name).with({
      current: {
        content: content && encodeContent(content),
        revision: before.revision,
        changedBy: before.changed_by_name,
        changedAt: isoOf(before.changed_at),
      },
    })
  }

  async #replace(
    tx: Transaction,
    id: number,
    before: ContentRow,
    next: { readonly content: Content | null; readonly kind: RevisionKind; readonly label: string },
    author: Author,
  ): Promise<void> {
    this.#gate.assertLayoutKept(this.#gate.read(before.content).content, next.content)
    const json = next.content && JSON.stringify(next.content)
    await keepReplaced(tx, id, before)
    await tx.sql`
      update core.page_content set revision = revision + 1, content = ${json}::jsonb, changed_at = now(),
        changed_by = ${author.guid}, changed_by_name = ${author.name}
      where page_id = ${id}`
    await tx.sql`
      insert into core.page_revision (page_id, revision, content, kind, label, author, author_name)
      select page_id, revision, content, ${next.kind}, ${next.label}, ${author.guid}::uuid, ${author.name}
      from core.page_content where page_id = ${id}`
    await tx.sql`
      update core.page set changed_at = now(), changed_by = ${author.guid}, changed_by_name = ${author.name}
      where id = ${id}`
    // The draft has become the content; drafts of others stay theirs.
    await tx.sql`delete from core.page_draft where page_id = ${id} and account = ${author.guid}::uuid`
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

async function lockedContent(tx: Transaction, id: number): Promise<ContentRow> {
  const [row] = await tx.sql<ContentRow>`
    select c.revision, c.content::text as content, c.changed_at, c.changed_by_name
    from core.page_content c join core.page p on p.tenant_id = c.tenant_id and p.id = c.page_id
    where c.page_id = ${id} and p.deleted_at is null for update of c`
  if (!row) throw pageErrors.PAGE_NOT_FOUND()
  return row
}

/** Content that came by another way than saving (copied, seeded, unreadable) has no revision yet: it gets one now. */
async function keepReplaced(tx: Transaction, id: number, before: ContentRow): Promise<void> {
  if (before.content === null) return
  await tx.sql`
    insert into core.page_revision (page_id, revision, content, kind, author, author_name, created_at)
    select page_id, revision, content, 'save', changed_by, changed_by_name, changed_at from core.page_content
    where page_id = ${id} and not exists (
      select 1 from core.page_revision r where r.page_id = ${id} and r.revision = ${before.revision} and r.kind <> 'publish')`
}
