import type { Page } from '@ashlar/sdk/platform'
import type { InJson } from '../json-rows.ts'
import { columnsOf, membersBut } from '../members.ts'
import { isoOf, isoOrNull, sql } from '../sql.ts'
import { PageEntity, type PageRecord } from './page.entity.ts'

/** A page with the state of its content. */
export type ListedPage = Omit<PageRecord, 'tenantId' | 'changedBy'> & {
  readonly contentRevision: number
  readonly hasUnpublishedChanges: boolean
}

/** In SQL, since this is what every list and every page of the site asks: see the benchmark `admin-list`. */
export const pageColumns = sql`${columnsOf('p', membersBut(PageEntity, 'tenantId', 'changedBy'))},
  c.revision as "contentRevision", c.live_revision is not null as "hasUnpublishedChanges"`

export const pageTables = sql`
  core.page p join core.page_content c on c.tenant_id = p.tenant_id and c.page_id = p.id`

export function pageOf(row: ListedPage | InJson<ListedPage>): Page {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    parentId: row.parentId,
    sort: row.sort,
    status: row.status,
    publish_date: isoOf(row.publishDate),
    unpublish_date: isoOrNull(row.unpublishDate),
    showPageTitle: row.showPageTitle,
    showHeader: row.showHeader,
    showFooter: row.showFooter,
    excerpt: row.excerpt,
    image: row.image,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    metaImage: row.metaImage,
    canonical: row.canonical,
    noindex: row.noindex,
    nofollow: row.nofollow,
    deleted: row.deletedAt !== null,
    isDummy: row.isDummy,
    isHome: row.slug === '',
    revision: row.revision,
    contentRevision: row.contentRevision,
    hasUnpublishedChanges: row.hasUnpublishedChanges,
    createdAt: isoOf(row.createdAt),
    changedAt: isoOf(row.changedAt),
    changedBy: row.changedByName,
  }
}
