import type { CreatePreview, PreviewLink } from '@ashlar/sdk/platform'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/index.ts'
import type { Author } from '../author.ts'
import { newSecret, secretHash } from '../identity/secret-token.ts'
import { pageErrors } from '../pages/page.errors.ts'
import { isoOf, isoOrNull } from '../sql.ts'
import { mostPreviews, previewErrors } from './preview.errors.ts'

interface PreviewRow {
  readonly id: number
  readonly label: string
  readonly with_draft: boolean
  readonly author_name: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly last_used_at: Date | null
}

/** Links that show a page to somebody without an account, until a day. */
export class PreviewService {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Those that still work, newest first. */
  list(pageId: number): Promise<PreviewLink[]> {
    return this.#database.tenant(async (tx) => {
      await assertPage(tx, pageId)
      const rows = await tx.sql<PreviewRow>`
        select id, label, with_draft, author_name, created_at, expires_at, last_used_at from core.page_preview
        where page_id = ${pageId} and expires_at > now() order by id desc`
      return rows.map(previewOf)
    })
  }

  create(
    { pageId, label = '', days, withDraft = false }: CreatePreview,
    author: Author,
  ): Promise<{ preview: PreviewLink; url: string }> {
    const secret = newSecret()
    return this.#database.tenant(async (tx) => {
      const title = await assertPage(tx, pageId)
      await tx.sql`delete from core.page_preview where page_id = ${pageId} and expires_at <= now()`
      const [open] = await tx.sql<{ count: number }>`
        select count(*)::integer as count from core.page_preview where page_id = ${pageId}`
      if ((open?.count ?? 0) >= mostPreviews) throw previewErrors.TOO_MANY_PREVIEWS()
      const [row] = await tx.sql<PreviewRow>`
        insert into core.page_preview (page_id, secret_hash, label, with_draft, account, author_name, expires_at)
        values (${pageId}, ${secretHash(secret)}, ${label.trim()}, ${withDraft}, ${author.guid}::uuid, ${author.name},
          now() + make_interval(days => ${days}::integer))
        returning id, label, with_draft, author_name, created_at, expires_at, last_used_at`
      if (!row) throw pageErrors.PAGE_NOT_FOUND()
      tx.audit({
        action: 'page.preview-shared',
        entity: 'page',
        entityId: pageId,
        title,
        details: { preview: row.id, until: isoOf(row.expires_at), draft: withDraft },
      })
      const url = `${currentTenant()?.origin ?? ''}/_ashlar/preview/${secret}`
      return { preview: previewOf(row), url }
    })
  }

  revoke(pageId: number, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const title = await assertPage(tx, pageId)
      const gone = await tx.sql`delete from core.page_preview where id = ${id} and page_id = ${pageId} returning id`
      if (gone.length === 0) throw previewErrors.PREVIEW_NOT_FOUND()
      tx.audit({ action: 'page.preview-revoked', entity: 'page', entityId: pageId, title, details: { preview: id } })
    })
  }
}

async function assertPage(tx: Transaction, id: number): Promise<string> {
  const [page] = await tx.sql<{ title: string }>`select title from core.page where id = ${id} and deleted_at is null`
  if (!page) throw pageErrors.PAGE_NOT_FOUND()
  return page.title
}

const previewOf = (row: PreviewRow): PreviewLink => ({
  id: row.id,
  label: row.label,
  withDraft: row.with_draft,
  createdAt: isoOf(row.created_at),
  createdBy: row.author_name,
  expiresAt: isoOf(row.expires_at),
  lastUsedAt: isoOrNull(row.last_used_at),
})
