import { blankContent } from '@ashlar/sdk'
import { type Actor, type Database, decodeContent, encodeContent, type Transaction } from '@ashlar/sdk/server'
import { isoOf } from '../sql.ts'
import type { Draft } from './content.schemas.ts'
import type { ContentService } from './content.service.ts'
import type { ContentGate } from './content-gate.ts'
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
  async find(pageId: number, actor: Actor): Promise<Draft | null> {
    const [row] = await this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      return tx.sql<{ content: string; base_revision: number; changed_at: Date }>`
        select content::text as content, base_revision, changed_at from core.page_draft
        where page_id = ${pageId} and account = ${actor.guid}`
    })
    const content = row && this.#gate.read(row.content).content
    if (!row || !content) return null
    return { content: encodeContent(content), contentRevision: row.base_revision, changedAt: isoOf(row.changed_at) }
  }

  async put(pageId: number, encoded: string | null, contentRevision: number, actor: Actor): Promise<Draft> {
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
    return { content: encodeContent(content), contentRevision, changedAt }
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
