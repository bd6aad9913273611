import { blankContent, type Content } from '@ashlar/sdk'
import { pageCap } from '@ashlar/sdk/platform'
import type { Database, Log, PageLink, SitePages, StoredPage, Transaction } from '@ashlar/sdk/server'
import { secretHash } from '../identity/secret-token.ts'
import { columnsOf } from '../members.ts'
import { PreviewEntity } from '../page-previews/preview.entity.ts'
import { run, type SqlText, sql } from '../sql.ts'
import { TemplateEntity } from '../templates/template.entity.ts'
import type { ContentGate } from './content-gate.ts'
import { PageContentEntity, PageDraftEntity, type PageRecord, PageRevisionEntity } from './page.entity.ts'
import { findLivePage } from './page.live.ts'
import { readPage } from './page.presentation.ts'
import { type FoundPage, findPage, isVisible } from './page.store.ts'
import { inTreeOrder } from './tree-order.ts'

const linkMembers = ['id', 'parentId', 'title', 'slug', 'noindex', 'canonical'] as const

/** A preview's use is noted once in it. */
const minute = 60_000

type PlacedPage = FoundPage & Pick<StoredPage, 'ancestors'>

/** The first page that meets a condition, with those that it stands below. */
async function placedPage(
  tx: Transaction,
  condition: SqlText,
  find: typeof findPage = findPage,
): Promise<PlacedPage | undefined> {
  const found = await find(tx, condition)
  if (!found) return undefined
  const { parentId } = found.page
  return { ...found, ancestors: parentId === null ? [] : await visibleAbove(tx, parentId) }
}

/** A page and those that it stands below, from the top, as far as visitors see them. */
function visibleAbove(tx: Transaction, id: number): Promise<StoredPage['ancestors']> {
  return run<StoredPage['ancestors'][number]>(
    tx,
    sql`with recursive above as (
        select id, parent_id, 1 as height from core.page where id = ${id}
        union all
        select p.id, p.parent_id, a.height + 1 from core.page p join above a on p.id = a.parent_id
      )
      select ${columnsOf('p', ['id', 'title', 'slug'])} from above a join core.page p on p.id = a.id
      where ${isVisible} order by a.height desc`,
  )
}

/** Pages as the site reads them. */
export class SitePagesService implements SitePages {
  readonly #database: Database
  readonly #gate: ContentGate
  readonly #log: Log | undefined

  constructor(database: Database, gate: ContentGate, log: Log | undefined) {
    this.#database = database
    this.#gate = gate
    this.#log = log
  }

  find(slug: string, { anyStatus }: { readonly anyStatus: boolean }): Promise<StoredPage | null> {
    return this.#first(sql`p.slug = ${slug}`, anyStatus)
  }

  byId(id: number, { anyStatus }: { readonly anyStatus: boolean }): Promise<StoredPage | null> {
    return this.#first(sql`p.id = ${id}`, anyStatus)
  }

  async links(): Promise<readonly PageLink[]> {
    const rows = await this.#database.tenant((tx) =>
      run<Pick<PageRecord, (typeof linkMembers)[number] | 'changedAt'>>(
        tx,
        sql`select ${columnsOf('p', linkMembers)}, coalesce(c.live_changed_at, p.changed_at) as "changedAt"
          from core.page p left join core.page_content c
            on c.tenant_id = p.tenant_id and c.page_id = p.id and c.live_revision is not null
          where ${isVisible} order by p.sort, p.id limit ${pageCap}`,
      ),
    )
    return inTreeOrder(rows.map((row) => ({ ...row, isHome: row.slug === '' })))
  }

  async template(id: number): Promise<Content | null> {
    const row = await this.#database.tenant((tx) =>
      tx
        .db(TemplateEntity)
        .selectFrom('component_template')
        .select((eb) => eb.cast<string>('content', 'text').as('content'))
        .where('id', '=', id)
        .executeTakeFirst(),
    )
    if (!row) return null
    const { content, unreadable } = this.#gate.read(row.content)
    if (unreadable) this.#log?.error({ template: id }, 'Failed to parse content')
    return content
  }

  async nextChange(): Promise<Date | null> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<{ next: Date | null }>`
        select least(
          (select min(publish_date) from core.page
            where status = 'published' and deleted_at is null and publish_date > now()),
          (select min(unpublish_date) from core.page
            where status = 'published' and deleted_at is null and unpublish_date > now())
        ) as next`,
    )
    return row?.next ?? null
  }

  preview(secret: string): Promise<StoredPage | null> {
    return this.markedPreview(secretHash(secret))
  }

  previewMark(secret: string): string {
    return secretHash(secret)
  }

  async markedPreview(mark: string): Promise<StoredPage | null> {
    const found = await this.#database.tenant(async (tx) => {
      const link = await tx
        .db(PreviewEntity, PageContentEntity, PageDraftEntity)
        .selectFrom('page_preview as v')
        .leftJoin('page_content as c', (join) =>
          join.on('v.withDraft', '=', true).onRef('c.tenantId', '=', 'v.tenantId').onRef('c.pageId', '=', 'v.pageId'),
        )
        .leftJoin('page_draft as d', (join) =>
          join
            .onRef('d.tenantId', '=', 'v.tenantId')
            .onRef('d.pageId', '=', 'v.pageId')
            .onRef('d.account', '=', 'v.account')
            .onRef('d.baseRevision', '=', 'c.revision'),
        )
        .select(['v.id', 'v.pageId', 'v.lastUsedAt'])
        .select((eb) => eb.cast<string | null>('d.content', 'text').as('draft'))
        .where('v.secretHash', '=', mark)
        .where('v.expiresAt', '>', ({ fn }) => fn<Date>('now'))
        .executeTakeFirst()
      if (!link) return undefined
      if (link.lastUsedAt === null || link.lastUsedAt < new Date(Date.now() - minute)) {
        const used = tx.db(PreviewEntity).updateTable('page_preview')
        await used
          .set(({ fn }) => ({ lastUsedAt: fn<Date>('now') }))
          .where('id', '=', link.id)
          .execute()
      }
      const page = await placedPage(tx, sql`p.id = ${link.pageId} and p.deleted_at is null`)
      return page && (link.draft === null ? page : { ...page, json: link.draft })
    })
    return found ? this.#shown(found) : null
  }

  async revision(pageId: number, revisionId: number): Promise<StoredPage | null> {
    const found = await this.#database.tenant(async (tx) => {
      const kept = await tx
        .db(PageRevisionEntity)
        .selectFrom('page_revision')
        .select((eb) => eb.cast<string | null>('content', 'text').as('content'))
        .where('id', '=', revisionId)
        .where('pageId', '=', pageId)
        .executeTakeFirst()
      const page = kept && (await placedPage(tx, sql`p.id = ${pageId}`))
      return page && { ...page, json: kept.content }
    })
    return found && !this.#gate.read(found.json).unreadable ? this.#shown(found) : null
  }

  async #first(condition: SqlText, anyStatus: boolean): Promise<StoredPage | null> {
    const visible = anyStatus ? sql`p.deleted_at is null` : isVisible
    const found = await this.#database.tenant((tx) => placedPage(tx, sql`${condition} and ${visible}`, findLivePage))
    return found ? this.#shown(found) : null
  }

  #shown(found: PlacedPage): StoredPage {
    const { page, ancestors } = found
    return {
      id: page.id,
      title: page.title,
      slug: page.slug,
      excerpt: page.excerpt,
      image: page.image,
      metaTitle: page.metaTitle,
      metaDescription: page.metaDescription,
      metaImage: page.metaImage,
      canonical: page.canonical,
      noindex: page.noindex,
      nofollow: page.nofollow,
      isHome: page.isHome,
      showPageTitle: page.showPageTitle,
      showHeader: page.showHeader,
      showFooter: page.showFooter,
      status: page.status,
      changedAt: new Date(page.changedAt),
      until: page.unpublish_date === null ? null : new Date(page.unpublish_date),
      ancestors,
      content: readPage(found, this.#gate, this.#log).content ?? blankContent(),
    }
  }
}
