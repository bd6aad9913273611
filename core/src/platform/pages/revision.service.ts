import type { PageRevision, PageRevisionWithContent, RevisionsAsked } from '@ashlar/sdk/platform'
import { type Database, encodeContent, type ListReply, windowOf } from '@ashlar/sdk/server'
import { isoOf, run, sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { pageErrors } from './page.errors.ts'

interface RevisionRow {
  readonly id: number
  readonly revision: number
  readonly kind: PageRevision['kind']
  readonly label: string
  readonly name: string
  readonly created_at: Date
  readonly author_name: string
}

const columns = sql`id, revision, kind, label, name, created_at, author_name`

/** What a page's content was before: to be named, compared and restored. */
export class RevisionService {
  readonly #database: Database
  readonly #gate: ContentGate

  constructor(database: Database, gate: ContentGate) {
    this.#database = database
    this.#gate = gate
  }

  /** Newest first. */
  list(
    pageId: number,
    query: Parameters<typeof windowOf>[0] & RevisionsAsked,
  ): Promise<ListReply<PageRevision>['results']> {
    const { limit, offset } = windowOf(query)
    const asked = sql`page_id = ${pageId} and ${conditionOf(query.only)}`
    return this.#database.tenant(async (tx) => {
      const pages = await tx.sql`select 1 from core.page where id = ${pageId}`
      if (pages.length === 0) throw pageErrors.PAGE_NOT_FOUND()
      const rows = await run<RevisionRow>(
        tx,
        sql`select ${columns} from core.page_revision where ${asked} order by id desc limit ${limit} offset ${offset}`,
      )
      const [count] = await run<{ total: number }>(
        tx,
        sql`select count(*)::integer as total from core.page_revision where ${asked}`,
      )
      return { rows: rows.map(revisionOf), total: count?.total ?? 0 }
    })
  }

  async byId(pageId: number, id: number): Promise<PageRevisionWithContent> {
    const [row] = await this.#database.tenant((tx) =>
      run<RevisionRow & { content: string | null; before: number | null }>(
        tx,
        sql`select ${columns}, content::text as content,
            (select max(id) from core.page_revision where page_id = ${pageId} and id < ${id}) as before
          from core.page_revision where id = ${id} and page_id = ${pageId}`,
      ),
    )
    if (!row) throw pageErrors.REVISION_NOT_FOUND()
    const { content, unreadable } = this.#gate.read(row.content)
    return {
      ...revisionOf(row),
      content: content && encodeContent(content),
      contentUnreadable: unreadable,
      before: row.before,
    }
  }

  /** Gives it a name to be found by; an empty one takes it away. What was saved stays as it is. */
  name(pageId: number, id: number, name: string): Promise<PageRevision> {
    return this.#database.tenant(async (tx) => {
      const [page] = await tx.sql<{ title: string }>`
        select title from core.page where id = ${pageId} and deleted_at is null`
      if (!page) throw pageErrors.PAGE_NOT_FOUND()
      const [row] = await run<RevisionRow>(
        tx,
        sql`update core.page_revision set name = ${name} where id = ${id} and page_id = ${pageId} returning ${columns}`,
      )
      if (!row) throw pageErrors.REVISION_NOT_FOUND()
      tx.audit({
        action: 'page.revision-named',
        entity: 'page',
        entityId: pageId,
        title: page.title,
        details: { revision: row.revision, name },
      })
      return revisionOf(row)
    })
  }
}

function conditionOf(only: RevisionsAsked['only']) {
  if (only === 'published') return sql`kind = 'publish'`
  return only === 'named' ? sql`name <> ''` : sql`true`
}

function revisionOf(row: RevisionRow): PageRevision {
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind,
    label: row.label,
    name: row.name,
    createdAt: isoOf(row.created_at),
    createdBy: row.author_name,
  }
}
