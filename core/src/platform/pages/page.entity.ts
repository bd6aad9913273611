import { core, type PageRevision, type PageStatus } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf, tenantId } from '@ashlar/sdk/server'

export const PageEntity = defineEntity({
  name: 'Page',
  ...tableOf(core, 'page'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    title: p.text(),
    /** Empty for the home page. */
    slug: p.text(),
    parentId: p.bigint('number').strictNullable(),
    sort: p.integer().default(0),
    status: p.text().$type<PageStatus>().default('draft'),
    publishDate: p.datetime().defaultRaw('now()'),
    unpublishDate: p.datetime().strictNullable(),
    showPageTitle: p.boolean().default(true),
    showHeader: p.boolean().default(true),
    showFooter: p.boolean().default(true),
    excerpt: p.text().default(''),
    image: p.text().default(''),
    metaTitle: p.text().default(''),
    metaDescription: p.text().default(''),
    metaImage: p.text().default(''),
    canonical: p.text().default(''),
    noindex: p.boolean().default(false),
    nofollow: p.boolean().default(false),
    isDummy: p.boolean().default(false),
    deletedAt: p.datetime().strictNullable(),
    revision: p.integer().default(1),
    createdAt: p.datetime().defaultRaw('now()'),
    changedAt: p.datetime().defaultRaw('now()'),
    changedBy: p.uuid().strictNullable(),
    changedByName: p.text().default(''),
  },
})
export type PageRecord = RowOf<typeof PageEntity>

export const PageContentEntity = defineEntity({
  name: 'PageContent',
  ...tableOf(core, 'page_content'),
  properties: {
    tenantId: tenantId(),
    pageId: p.bigint('number').primary().autoincrement(false),
    revision: p.integer().default(1),
    /** Null for the blank layout. Read as text: it may have been stored by an older version, or another way. */
    content: p.json<unknown>().strictNullable(),
    changedAt: p.datetime().defaultRaw('now()'),
    changedBy: p.uuid().strictNullable(),
    changedByName: p.text().default(''),
    /**
     * Revision that visitors see while the content has unpublished changes; null when they see the content itself. In
     * the row of the content, so that one write settles both.
     */
    liveRevision: p.integer().strictNullable(),
    /** Content of that revision; null for the blank layout. */
    liveContent: p.json<unknown>().strictNullable(),
    /** When what visitors see of the page changed last. */
    liveChangedAt: p.datetime().strictNullable(),
  },
})

/** Append only: what a save replaced can be had back. */
export const PageRevisionEntity = defineEntity({
  name: 'PageRevision',
  ...tableOf(core, 'page_revision'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    pageId: p.bigint('number'),
    revision: p.integer(),
    content: p.json<unknown>().strictNullable(),
    kind: p.text().$type<PageRevision['kind']>(),
    label: p.text().default(''),
    /** By which people find it again; empty for most. */
    name: p.text().default(''),
    author: p.uuid().strictNullable(),
    authorName: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

/** What autosave keeps: one of a page and an account. */
export const PageDraftEntity = defineEntity({
  name: 'PageDraft',
  ...tableOf(core, 'page_draft'),
  properties: {
    tenantId: tenantId(),
    pageId: p.bigint('number').primary().autoincrement(false),
    account: p.uuid().primary(),
    content: p.json<unknown>(),
    /** Revision of the content that it was begun from. */
    baseRevision: p.integer(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
})

/** Which pages show which templates by a link. */
export const TemplateUsageEntity = defineEntity({
  name: 'TemplateUsage',
  ...tableOf(core, 'template_usage'),
  properties: {
    tenantId: tenantId(),
    templateId: p.bigint('number').primary().autoincrement(false),
    pageId: p.bigint('number').primary().autoincrement(false),
  },
})
