import { blankContent } from '@ashlar/sdk'
import type { PageDraft } from '@ashlar/sdk/platform'
import { type Actor, type Database, decodeContent, encodeContent, type Transaction } from '@ashlar/sdk/server'
import { isoOf } from '../sql.ts'
import type { ContentService } from './content.service.ts'
import type { ContentGate } from './content-gate.ts'
import { PageContentEntity, PageDraftEntity, PageEntity, PageRevisionEntity } from './page.entity.ts'
import { pageErrors } from './page.errors.ts'

/** What autosave keeps: one private draft per page and account. Nobody else sees it, and nothing public changes. */
export class DraftService {
  readonly #database: Database
  readonly #contents: ContentService
  readonly #gate: ContentGate

  constructor(database: Database, contents: ContentService, gate: ContentGate) {
    this.#database = database
    this.#contents = contents
    this.#gate = gate
  }

  /** Null when there is none. */
  async find(pageId: number, actor: Actor): Promise<PageDraft | null> {
    const row = await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      return tx
        .db(PageDraftEntity, PageContentEntity, PageRevisionEntity)
        .selectFrom('page_draft as d')
        .innerJoin('page_content as c', (join) =>
          join.onRef('c.tenantId', '=', 'd.tenantId').onRef('c.pageId', '=', 'd.pageId'),
        )
        .select(['d.baseRevision', 'd.changedAt'])
        .select((eb) => eb.cast<string>('d.content', 'text').as('content'))
        .select(({ selectFrom }) =>
          selectFrom('page_revision as r')
            .select((eb) => eb.cast<string | null>('r.content', 'text').as('content'))
            .whereRef('r.pageId', '=', 'd.pageId')
            .whereRef('r.revision', '=', 'd.baseRevision')
            .where('r.kind', '<>', 'publish')
            .whereRef('r.revision', '<>', 'c.revision')
            .orderBy('r.id', 'desc')
            .limit(1)
            .as('base'),
        )
        .where('d.pageId', '=', pageId)
        .where('d.account', '=', actor.guid)
        .executeTakeFirst()
    })
    const content = row && this.#gate.read(row.content).content
    if (!row || !content) return null
    const base = this.#gate.read(row.base).content
    return {
      content: encodeContent(content),
      contentRevision: row.baseRevision,
      base: base && encodeContent(base),
      changedAt: isoOf(row.changedAt),
    }
  }

  async put(pageId: number, encoded: string | null, contentRevision: number, actor: Actor): Promise<PageDraft> {
    const sent = decodeContent(encoded) ?? blankContent()
    const { content, changedAt } = await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      const accepted = await this.#contents.accept(tx, pageId, sent)
      const { changedAt } = await tx
        .db(PageDraftEntity)
        .insertInto('page_draft')
        .values({ pageId, account: actor.guid, content: accepted, baseRevision: contentRevision })
        .onConflict((conflict) =>
          conflict.columns(['tenantId', 'pageId', 'account']).doUpdateSet(({ ref, fn }) => ({
            content: ref('excluded.content'),
            baseRevision: ref('excluded.baseRevision'),
            changedAt: fn<Date>('now'),
          })),
        )
        .returning('changedAt')
        .executeTakeFirstOrThrow()
      return { content: accepted, changedAt: isoOf(changedAt) }
    })
    return { content: encodeContent(content), contentRevision, base: null, changedAt }
  }

  async remove(pageId: number, actor: Actor): Promise<void> {
    await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      const drafts = tx.db(PageDraftEntity).deleteFrom('page_draft')
      await drafts.where('pageId', '=', pageId).where('account', '=', actor.guid).execute()
    })
  }
}

async function assertPage(tx: Transaction, id: number): Promise<void> {
  const living = tx.db(PageEntity).selectFrom('page').select('id').where('deletedAt', 'is', null)
  if (!(await living.where('id', '=', id).executeTakeFirst())) throw pageErrors.PAGE_NOT_FOUND()
}
