import type { PageRevision, PageRevisionWithContent, RevisionsAsked } from '@ashlar/sdk/platform'
import { type Database, encodeContent, type ListReply, type RowOf, windowOf } from '@ashlar/sdk/server'
import { membersBut } from '../members.ts'
import { isoOf } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { PageEntity, PageRevisionEntity } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'

type Revision = Omit<RowOf<typeof PageRevisionEntity>, 'tenantId' | 'pageId' | 'content' | 'author'>

const members = membersBut(PageRevisionEntity, 'tenantId', 'pageId', 'content', 'author')

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
    return this.#database.tenant(async (tx) => {
      const page = await tx.db(PageEntity).selectFrom('page').select('id').where('id', '=', pageId).executeTakeFirst()
      if (!page) throw pageErrors.PAGE_NOT_FOUND()
      let asked = tx.db(PageRevisionEntity).selectFrom('page_revision').where('pageId', '=', pageId)
      if (query.only === 'published') asked = asked.where('kind', '=', 'publish')
      if (query.only === 'named') asked = asked.where('name', '<>', '')
      const rows = await asked.select(members).orderBy('id', 'desc').limit(limit).offset(offset).execute()
      const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: rows.map(revisionOf), total }
    })
  }

  async byId(pageId: number, id: number): Promise<PageRevisionWithContent> {
    const row = await this.#database.tenant((tx) =>
      tx
        .db(PageRevisionEntity)
        .selectFrom('page_revision')
        .select(members)
        .select((eb) => eb.cast<string | null>('content', 'text').as('content'))
        .select(({ selectFrom }) =>
          selectFrom('page_revision as r')
            .select(({ fn }) => fn.max('r.id').as('before'))
            .where('r.pageId', '=', pageId)
            .where('r.id', '<', id)
            .as('before'),
        )
        .where('id', '=', id)
        .where('pageId', '=', pageId)
        .executeTakeFirst(),
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
      const page = await tx
        .db(PageEntity)
        .selectFrom('page')
        .select('title')
        .where('id', '=', pageId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      if (!page) throw pageErrors.PAGE_NOT_FOUND()
      const row = await tx
        .db(PageRevisionEntity)
        .updateTable('page_revision')
        .set({ name })
        .where('id', '=', id)
        .where('pageId', '=', pageId)
        .returning(members)
        .executeTakeFirst()
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

function revisionOf(row: Revision): PageRevision {
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind,
    label: row.label,
    name: row.name,
    createdAt: isoOf(row.createdAt),
    createdBy: row.authorName,
  }
}
