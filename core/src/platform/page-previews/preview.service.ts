import type { CreatePreview, PreviewLink } from '@ashlar/sdk/platform'
import type { Database, RowOf, Transaction } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/index.ts'
import type { Author } from '../author.ts'
import { newSecret, secretHash } from '../identity/secret-token.ts'
import { PageEntity } from '../pages/page.entity.ts'
import { pageErrors } from '../pages/page.errors.ts'
import { isoOf, isoOrNull } from '../sql.ts'
import { PreviewEntity } from './preview.entity.ts'
import { mostPreviews, previewErrors } from './preview.errors.ts'

const day = 24 * 60 * 60_000

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
      const rows = await tx
        .db(PreviewEntity)
        .selectFrom('page_preview')
        .selectAll()
        .where('pageId', '=', pageId)
        .where('expiresAt', '>', new Date())
        .orderBy('id', 'desc')
        .execute()
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
      const previews = tx.db(PreviewEntity)
      const now = new Date()
      await previews.deleteFrom('page_preview').where('pageId', '=', pageId).where('expiresAt', '<=', now).execute()
      const { open } = await previews
        .selectFrom('page_preview')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('pageId', '=', pageId)
        .executeTakeFirstOrThrow()
      if (open >= mostPreviews) throw previewErrors.TOO_MANY_PREVIEWS()
      const row = await previews
        .insertInto('page_preview')
        .values({
          ...{ pageId, secretHash: secretHash(secret), label: label.trim(), withDraft },
          ...{ account: author.guid, authorName: author.name },
          expiresAt: new Date(now.getTime() + days * day),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      tx.audit({
        action: 'page.preview-shared',
        entity: 'page',
        entityId: pageId,
        title,
        details: { preview: row.id, until: isoOf(row.expiresAt), draft: withDraft },
      })
      const url = `${currentTenant()?.origin ?? ''}/_ashlar/preview/${secret}`
      return { preview: previewOf(row), url }
    })
  }

  revoke(pageId: number, id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      const title = await assertPage(tx, pageId)
      const gone = await tx
        .db(PreviewEntity)
        .deleteFrom('page_preview')
        .where('id', '=', id)
        .where('pageId', '=', pageId)
        .executeTakeFirst()
      if (gone.numDeletedRows === 0n) throw previewErrors.PREVIEW_NOT_FOUND()
      tx.audit({ action: 'page.preview-revoked', entity: 'page', entityId: pageId, title, details: { preview: id } })
    })
  }
}

async function assertPage(tx: Transaction, id: number): Promise<string> {
  const page = await tx
    .db(PageEntity)
    .selectFrom('page')
    .select('title')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!page) throw pageErrors.PAGE_NOT_FOUND()
  return page.title
}

const previewOf = (row: RowOf<typeof PreviewEntity>): PreviewLink => ({
  id: row.id,
  label: row.label,
  withDraft: row.withDraft,
  createdAt: isoOf(row.createdAt),
  createdBy: row.authorName,
  expiresAt: isoOf(row.expiresAt),
  lastUsedAt: isoOrNull(row.lastUsedAt),
})
