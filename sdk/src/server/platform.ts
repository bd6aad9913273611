import type { Content } from '../content/node.ts'
import { token } from '../definition/token.ts'
import type { PageStatus } from '../platform/page.ts'
import type { PlatformSettings } from '../platform/settings.ts'
import type { Tenant } from './request.ts'

/** A page as the site renders it: content brought forward to the current data versions. */
export interface StoredPage {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly image: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly noindex: boolean
  readonly isHome: boolean
  readonly showPageTitle: boolean
  readonly showHeader: boolean
  readonly showFooter: boolean
  readonly status: PageStatus
  readonly changedAt: Date
  /** When the visible state changes by itself (`unpublish_date`), if ever. */
  readonly until: Date | null
  readonly content: Content
}

export interface PageLink {
  readonly id: number
  readonly parentId: number | null
  readonly title: string
  readonly slug: string
  readonly isHome: boolean
  readonly noindex: boolean
  readonly changedAt: Date
}

/** Pages as visitors and staff see them, for the tenant of the running request. Each call is one unit of work. */
export interface SitePages {
  /** The page at a slug; with `anyStatus` (staff only) also drafts. Null when there is none to show. */
  find(slug: string, options: { readonly anyStatus: boolean }): Promise<StoredPage | null>
  /** Published pages in tree order, for the plain header, links and the sitemap. */
  links(): Promise<readonly PageLink[]>
  /** Content of a template, for header, footer and linked copies; null when it is gone or can't be read. */
  template(id: number): Promise<Content | null>
  /** The earliest publish or unpublish date that still lies ahead. */
  nextChange(): Promise<Date | null>
}
export const SitePages = token<SitePages>('core.site-pages')

/** Settings of the tenant of the running request, with defaults filled in. */
export interface Settings {
  platform(): Promise<PlatformSettings>
  /** Settings of a module, checked against its schema and with its defaults. */
  of(moduleId: string): Promise<Readonly<Record<string, unknown>>>
}
export const Settings = token<Settings>('core.settings')

export interface MediaRecord {
  readonly id: number
  /** Address on the site: `/media/<id>/<file name>`. */
  readonly address: string
  readonly fileName: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
  /** Pixels; null for what is no picture. */
  readonly width: number | null
  readonly height: number | null
  readonly altText: string
}

/** Media of the tenant of the running request. */
export interface Media {
  /** Records behind addresses of the form `/media/<id>/…`; unknown ones are left out. */
  byAddress(addresses: readonly string[]): Promise<ReadonlyMap<string, MediaRecord>>
}
export const Media = token<Media>('core.media')

/** Which kept pages are out of date. */
export interface DroppedTags {
  /** Told after a commit, in every process: the tenant's guid (null: all tenants) and the tags. */
  listen(listener: (tenant: string | null, tags: readonly string[]) => void): () => void
}
export const DroppedTags = token<DroppedTags>('core.dropped-tags')

/** Realtime messages to the browsers of a tenant's staff: `GET /api/v1/admin/events/`. */
export interface LiveEvents {
  /** Sent to one account, or to all staff of the tenant of the running request or job. */
  send(
    event: { readonly event: string; readonly [member: string]: unknown },
    to?: { readonly account: string },
  ): Promise<void>
}
export const LiveEvents = token<LiveEvents>('core.live-events')

/** The server's structured log; fields first, then a sentence. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
export const Log = token<Log>('core.log')

/** The request that is running, for services that need to know whose it is. Undefined in jobs. */
export interface CurrentRequest {
  readonly tenant: Tenant | null
}
