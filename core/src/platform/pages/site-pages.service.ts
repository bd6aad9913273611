import { blankContent, type Content } from '@ashlar/sdk'
import type { Database, Log, PageLink, SitePages, StoredPage } from '@ashlar/sdk/server'
import { run, sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { readPage } from './page.presentation.ts'
import { pageCap } from './page.schemas.ts'
import { findPage, isVisible } from './page.store.ts'
import { inTreeOrder } from './tree-order.ts'

interface LinkRow {
  readonly id: number
  readonly parent_id: number | null
  readonly title: string
  readonly slug: string
  readonly noindex: boolean
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

  async find(slug: string, { anyStatus }: { readonly anyStatus: boolean }): Promise<StoredPage | null> {
    const visible = anyStatus ? sql`p.deleted_at is null` : isVisible
    const found = await this.#database.tenant((tx) => findPage(tx, sql`p.slug = ${slug} and ${visible}`))
    if (!found) return null
    const { page } = found
    return {
      id: page.id,
      title: page.title,
      slug: page.slug,
      excerpt: page.excerpt,
      image: page.image,
      metaTitle: page.metaTitle,
      metaDescription: page.metaDescription,
      noindex: page.noindex,
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

  async links(): Promise<readonly PageLink[]> {
    const rows = await this.#database.tenant((tx) =>
      run<LinkRow>(
        tx,
        sql`select p.id, p.parent_id, p.title, p.slug, p.noindex, p.changed_at from core.page p
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
}
