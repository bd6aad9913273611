import { type Database, encodeContent, type ListReply, windowOf } from '@ashlar/sdk/server'
import { isoOf } from '../sql.ts'
import type { Revision, RevisionWithContent } from './content.schemas.ts'
import type { ContentGate } from './content-gate.ts'
import { pageErrors } from './page.errors.ts'

interface RevisionRow {
  readonly id: number
  readonly revision: number
  readonly kind: Revision['kind']
  readonly label: string
  readonly created_at: Date
  readonly author_name: string
}

/** What a page's content was before: to be compared and restored. */
export class RevisionService {
  readonly #database: Database
  readonly #gate: ContentGate

  constructor(database: Database, gate: ContentGate) {
    this.#database = database
    this.#gate = gate
  }

  /** Newest first. */
  list(pageId: number, query: Parameters<typeof windowOf>[0]): Promise<ListReply<Revision>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const pages = await tx.sql`select 1 from core.page where id = ${pageId}`
      if (pages.length === 0) throw pageErrors.PAGE_NOT_FOUND()
      const rows = await tx.sql<RevisionRow>`
        select id, revision, kind, label, created_at, author_name from core.page_revision
        where page_id = ${pageId} order by id desc limit ${limit} offset ${offset}`
      const [count] = await tx.sql<{ total: number }>`
        select count(*)::integer as total from core.page_revision where page_id = ${pageId}`
      return { rows: rows.map(revisionOf), total: count?.total ?? 0 }
    })
  }

  async byId(pageId: number, id: number): Promise<RevisionWithContent> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<RevisionRow & { content: string | null }>`
        select id, revision, kind, label, created_at, author_name, content::text as content from core.page_revision
        where id = ${id} and page_id = ${pageId}`,
    )
    if (!row) throw pageErrors.REVISION_NOT_FOUND()
    const { content, unreadable } = this.#gate.read(row.content)
    return { ...revisionOf(row), content: content && encodeContent(content), contentUnreadable: unreadable }
  }
}

function revisionOf(row: RevisionRow): Revision {
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind,
    label: row.label,
    createdAt: isoOf(row.created_at),
    createdBy: row.author_name,
  }
}
