import { blankContent, type Content } from '@ashlar/sdk'
import { pageCap } from '@ashlar/sdk/platform'
import type { Database, Log, PageLink, SitePages, StoredPage } from '@ashlar/sdk/server'
import { secretHash } from '../identity/secret-token.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { readPage } from './page.presentation.ts'
import { findPage, isVisible, type StoredRow } from './page.store.ts'
import { inTreeOrder } from './tree-order.ts'

interface LinkRow {
  readonly id: number
  readonly parent_id: number | null
  readonly title: string
  readonly slug: string
  readonly noindex: boolean
  readonly canonical: string
  readonly changed_at: Date
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
      run<LinkRow>(
        tx,
        sql`select p.id, p.parent_id, p.title, p.slug, p.noindex, p.canonical, p.changed_at from core.page p
          where ${isVisible} order by p.sort, p.id limit ${pageCap}`,
      ),
    )
    return inTreeOrder(
      rows.map((row) => ({
        id: row.id,
        parentId: row.parent_id,
        title: row.title,
        slug: row.slug,
        isHome: row.slug === '',
        noindex: row.noindex,
        canonical: row.canonical,
        changedAt: row.changed_at,
      })),
    )
  }

  async template(id: number): Promise<Content | null> {
    const [row] = await this.#database.tenant(
      (tx) => tx.sql<{ content: string }>`
        select content::text as content from core.component_template where id = ${id}`,
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

  async preview(secret: string): Promise<StoredPage | null> {
    const found = await this.#database.tenant(async (tx) => {
      const [link] = await tx.sql<{ id: number; page_id: number; draft: string | null }>`
        select v.id, v.page_id, d.content::text as draft from core.page_preview v
        left join core.page_content c on v.with_draft and c.tenant_id = v.tenant_id and c.page_id = v.page_id
        left join core.page_draft d on d.tenant_id = v.tenant_id and d.page_id = v.page_id and d.account = v.account
          and d.base_revision = c.revision
        where v.secret_hash = ${secretHash(secret)} and v.expires_at > now()`
      if (!link) return undefined
      await tx.sql`
        update core.page_preview set last_used_at = now()
        where id = ${link.id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`
      const page = await findPage(tx, sql`p.id = ${link.page_id} and p.deleted_at is null`)
      return page && (link.draft === null ? page : { ...page, json: link.draft })
    })
    return found ? this.#shown(found) : null
  }

  async revision(pageId: number, revisionId: number): Promise<StoredPage | null> {
    const found = await this.#database.tenant(async (tx) => {
      const [kept] = await tx.sql<{ content: string | null }>`
        select content::text as content from core.page_revision where id = ${revisionId} and page_id = ${pageId}`
      const page = kept && (await findPage(tx, sql`p.id = ${pageId}`))
      return page && { ...page, json: kept.content }
    })
    return found && !this.#gate.read(found.json).unreadable ? this.#shown(found) : null
  }

  async #first(condition: SqlText, anyStatus: boolean): Promise<StoredPage | null> {
    const visible = anyStatus ? sql`p.deleted_at is null` : isVisible
    const found = await this.#database.tenant((tx) => findPage(tx, sql`${condition} and ${visible}`))
    return found ? this.#shown(found) : null
  }

  #shown(found: StoredRow): StoredPage {
    const { page } = found
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
      content: readPage(found, this.#gate, this.#log).content ?? blankContent(),
    }
  }
}
