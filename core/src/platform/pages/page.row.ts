import type { Page, PageStatus } from '@ashlar/sdk/platform'
import type { InJson } from '../json-rows.ts'
import { isoOf, isoOrNull, sql } from '../sql.ts'

/** A row of `core.page` with the revision of its content. */
export interface PageRow {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly parent_id: number | null
  readonly sort: number
  readonly status: PageStatus
  readonly publish_date: Date
  readonly unpublish_date: Date | null
  readonly show_page_title: boolean
  readonly show_header: boolean
  readonly show_footer: boolean
  readonly excerpt: string
  readonly image: string
  readonly meta_title: string
  readonly meta_description: string
  readonly meta_image: string
  readonly canonical: string
  readonly noindex: boolean
  readonly nofollow: boolean
  readonly is_dummy: boolean
  readonly deleted_at: Date | null
  readonly revision: number
  readonly content_revision: number
  readonly created_at: Date
  readonly changed_at: Date
  readonly changed_by_name: string
}

export const pageColumns = sql`
  p.id, p.title, p.slug, p.parent_id, p.sort, p.status, p.publish_date, p.unpublish_date, p.show_page_title,
  p.show_header, p.show_footer, p.excerpt, p.image, p.meta_title, p.meta_description, p.meta_image,
  p.canonical, p.noindex, p.nofollow, p.is_dummy, p.deleted_at, p.revision, c.revision as content_revision,
  p.created_at, p.changed_at, p.changed_by_name`

export const pageTables = sql`
  core.page p join core.page_content c on c.tenant_id = p.tenant_id and c.page_id = p.id`

export function pageOf(row: PageRow | InJson<PageRow>): Page {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    parentId: row.parent_id,
    sort: row.sort,
    status: row.status,
    publish_date: isoOf(row.publish_date),
    unpublish_date: isoOrNull(row.unpublish_date),
    showPageTitle: row.show_page_title,
    showHeader: row.show_header,
    showFooter: row.show_footer,
    excerpt: row.excerpt,
    image: row.image,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    metaImage: row.meta_image,
    canonical: row.canonical,
    noindex: row.noindex,
    nofollow: row.nofollow,
    deleted: row.deleted_at !== null,
    isDummy: row.is_dummy,
    isHome: row.slug === '',
    revision: row.revision,
    contentRevision: row.content_revision,
    createdAt: isoOf(row.created_at),
    changedAt: isoOf(row.changed_at),
    changedBy: row.changed_by_name,
  }
}
