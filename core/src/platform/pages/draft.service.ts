import { blankContent } from '@ashlar/sdk'
import type { PageDraft } from '@ashlar/sdk/platform'
import { type Actor, type Database, decodeContent, encodeContent, type Transaction } from '@ashlar/sdk/server'
import { isoOf } from '../sql.ts'
import type { ContentService } from './content.service.ts'
import type { ContentGate } from './content-gate.ts'
import { pageErrors } from './page.errors.ts'

interface DraftRow {
  readonly content: string
  readonly base_revision: number
  readonly base: string | null
  readonly changed_at: Date
}

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
    const [row] = await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      return tx.sql<DraftRow>`
        select d.content::text as content, d.base_revision, d.changed_at, (
          select r.content::text from core.page_revision r
          where r.page_id = d.page_id and r.revision = d.base_revision and r.kind <> 'publish'
            and r.revision <> c.revision
          order by r.id desc limit 1
        ) as base
        from core.page_draft d join core.page_content c on c.tenant_id = d.tenant_id and c.page_id = d.page_id
        where d.page_id = ${pageId} and d.account = ${actor.guid}`
    })
    const content = row && this.#gate.read(row.content).content
    if (!row || !content) return null
    const base = this.#gate.read(row.base).content
    return {
      content: encodeContent(content),
      contentRevision: row.base_revision,
      base: base && encodeContent(base),
      changedAt: isoOf(row.changed_at),
    }
  }

  async put(pageId: number, encoded: string | null, contentRevision: number, actor: Actor): Promise<PageDraft> {
    const sent = decodeContent(encoded) ?? blankContent()
    const { content, changedAt } = await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      const accepted = await this.#contents.accept(tx, pageId, sent)
      const [row] = await tx.sql<{ changed_at: Date }>`
        insert into core.page_draft (page_id, account, content, base_revision)
        values (${pageId}, ${actor.guid}, ${JSON.stringify(accepted)}::jsonb, ${contentRevision})
        on conflict (tenant_id, page_id, account)
        do update set content = excluded.content, base_revision = excluded.base_revision, changed_at = now()
        returning changed_at`
      return { content: accepted, changedAt: isoOf(row?.changed_at ?? new Date()) }
    })
    return { content: encodeContent(content), contentRevision, base: null, changedAt }
  }

  async remove(pageId: number, actor: Actor): Promise<void> {
    await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      await tx.sql`delete from core.page_draft where page_id = ${pageId} and account = ${actor.guid}`
    })
  }
}

async function assertPage(tx: Transaction, id: number): Promise<void> {
  const found = await tx.sql`select 1 from core.page where id = ${id} and deleted_at is null`
  if (found.length === 0) throw pageErrors.PAGE_NOT_FOUND()
}
