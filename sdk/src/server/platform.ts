import type { Static, TObject } from 'typebox'
import type { Content } from '../content/node.ts'
import type { Module } from '../definition/module.ts'
import { token } from '../definition/token.ts'
import type { PageStatus } from '../platform/page.ts'
import type { PlatformSettings } from '../platform/settings.ts'
import type { Transaction } from './database.ts'
import type { Actor, Tenant } from './request.ts'

/** A page as the site renders it: content brought forward to the current data versions. */
export interface StoredPage {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly image: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaImage: string
  readonly canonical: string
  readonly noindex: boolean
  readonly nofollow: boolean
  readonly isHome: boolean
  readonly showPageTitle: boolean
  readonly showHeader: boolean
  readonly showFooter: boolean
  readonly status: PageStatus
  readonly changedAt: Date
  /** When the visible state changes by itself (`unpublish_date`), if ever. */
  readonly until: Date | null
  /** Pages that it stands below and that visitors may see, from the top. */
  readonly ancestors: readonly Pick<PageLink, 'id' | 'title' | 'slug'>[]
  readonly content: Content
}

export interface PageLink {
  readonly id: number
  readonly parentId: number | null
  readonly title: string
  readonly slug: string
  readonly isHome: boolean
  readonly noindex: boolean
  /** Where search engines shall look instead; empty for the page itself. */
  readonly canonical: string
  readonly changedAt: Date
}

/** Pages as visitors and staff see them, for the tenant of the running request. Each call is one unit of work. */
export interface SitePages {
  /**
   * The page at a slug, without its unpublished changes; with `anyStatus` (staff only) also one that visitors can't see.
   * Null when there is none to show.
   */
  find(slug: string, options: { readonly anyStatus: boolean }): Promise<StoredPage | null>
  /** The same by its id. */
  byId(id: number, options: { readonly anyStatus: boolean }): Promise<StoredPage | null>
  /** Published pages in tree order, for the plain header, links and the sitemap. */
  links(): Promise<readonly PageLink[]>
  /** Content of a template, for header, footer and linked copies; null when it is gone or can't be read. */
  template(id: number): Promise<Content | null>
  /** The earliest publish or unpublish date that still lies ahead. */
  nextChange(): Promise<Date | null>
  /** What a preview link shows; null for one that has ended or never was. */
  preview(secret: string): Promise<StoredPage | null>
  /**
   * A name of the preview link for what its page embeds, 64 hexadecimal digits: scripts there can read their own address,
   * and must not learn the link from it.
   */
  previewMark(secret: string): string
  /** The same page as `preview` gives, by that name. */
  markedPreview(mark: string): Promise<StoredPage | null>
  /** A page as an earlier revision of its content had it; null when there is no such revision or it can't be read. */
  revision(pageId: number, revisionId: number): Promise<StoredPage | null>
}
export const SitePages = token<SitePages>('core.site-pages')

/** Where a page stands. */
export interface PageAddress {
  readonly id: number
  readonly title: string
  /** Begins with a slash. */
  readonly path: string
  /** It lies in the trash. */
  readonly isDeleted: boolean
}

/** Addresses of pages, asked within a unit of work of their tenant. */
export interface PageAddresses {
  /** Those of these pages that there are, by their ids. */
  byIds(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, PageAddress>>
  /** Whether visitors see a page at this path just now. */
  isShown(tx: Transaction, path: string): Promise<boolean>
  /** Whether a path belongs to the product itself and never to a page. */
  isReserved(path: string): boolean
}
export const PageAddresses = token<PageAddresses>('core.page-addresses')

/** Where an address without a page leads: elsewhere, or nowhere for good. */
export type Forwarding = { readonly code: 301 | 302; readonly to: string } | { readonly code: 410 }

/**
 * Addresses at which there is no page. Asked only where neither a page nor a
 * module's page stands. Provided by one package; without it, such an address is answered with 404.
 */
export interface SiteAddresses {
  /** `path` begins with a slash. Null when nothing is known of it. */
  forwarding(tenant: Tenant, path: string): Promise<Forwarding | null>
  /** A visitor found nothing here. Counted in memory first, so that it costs the visitor nothing. */
  missed(tenant: Tenant, path: string, referrer: string): void
  /**
   * A module's page moved, such as a product whose slug changed: visitors who knew the old path are led to the new one.
   * Call it in the unit of work that moves the page, and only for pages that visitors saw. Paths begin with a slash and
   * are not encoded. What a person decided about an address stays.
   *
   * @example await addresses?.moved(tx, `/store/product/${before.slug}`, `/store/product/${after.slug}`)
   */
  moved(tx: Transaction, from: string, to: string): Promise<void>
}
export const SiteAddresses = token<SiteAddresses>('core.site-addresses')

/** A page of the website that somebody opened in a browser. */
export interface PageView {
  readonly tenant: Tenant
  /**
   * Where the page stands, without a query: `/about/team`. A page that is made for one person is named by its pattern,
   * `/orders/:secret`, since its address may be a secret.
   */
  readonly path: string
  /** Host name of the page that led here. Empty when the browser names none, null for a page of this website. */
  readonly referrer: string | null
  readonly moment: Date
  /**
   * A mark of the visitor's browser: the same for the same browser and salt. Once the salt is gone, nobody can tell whose
   * mark it was, so give it a random salt and forget that soon.
   */
  mark(salt: string): string
}

/**
 * Counts what visitors look at. Provided by one package; without it, nobody counts. Programs, pages that are only fetched
 * in advance, addresses without a page, and people who work on the website are left out beforehand.
 */
export interface SiteVisits {
  /** Called for every view, also of pages that are answered from memory: keep it in memory and return at once. */
  count(view: PageView): void
}
export const SiteVisits = token<SiteVisits>('core.site-visits')

/** Settings of the tenant of the running request, with defaults filled in. */
export interface Settings {
  platform(): Promise<PlatformSettings>
  /** Plain settings of a package (`defineModule({ plainSettings })`), by the very schema that it declares. Secrets are empty. */
  plain<S extends TObject>(schema: S): Promise<Static<S>>
  /** The same for a tenant named by its guid: for work in the background that no request or job of the tenant runs. */
  plainFor<S extends TObject>(tenant: string, schema: S): Promise<Static<S>>
  /** Settings of a module, checked against its schema and with its defaults. */
  of(moduleId: string): Promise<Readonly<Record<string, unknown>>>
  /**
   * A secret setting (`Type.String({ secret: true })`), which is kept encrypted and empty everywhere else; the empty
   * string when none is stored. `key` is the platform's, or `<module>.<key>`.
   */
  secret(key: string): Promise<string>
}
export const Settings = token<Settings>('core.settings')

/**
 * Writes settings of a module, for a module that has a call of its own for some of them. They are checked, audited and
 * announced like those that are saved under Settings.
 */
export interface ModuleSettings {
  /** Members that are left out stay as they are. @throws INVALID_FIELDS (422) */
  change(module: Module, values: Readonly<Record<string, unknown>>, actor: Actor | null): Promise<void>
}
export const ModuleSettings = token<ModuleSettings>('core.module-settings')

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
  /** Counts how often the file was replaced; `?v=<version>` makes its address one that never gets other bytes. */
  readonly version: number
  /** The point that stays in sight when the picture is cropped, per cent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number }
  /** Served at the widths of `pictureWidths` too (`&w=<width>`), in the best format that the browser takes. */
  readonly hasWidths: boolean
}

/** A picture or another file that the server itself brings into the media library. */
export type NewMediaFile = {
  /** As people call it, with its ending: `team.jpg`. */
  readonly name: string
  readonly altText?: string
} & (
  | { readonly bytes: Uint8Array }
  /** Where it lies outside: fetched by `OutsideFetch`, 10 MB at most. */
  | { readonly address: string }
)

/** Media of the tenant of the running request. */
export interface Media {
  /**
   * Add a file to the library, checked and counted as an upload. Call it outside of any unit of work.
   *
   * @throws the refusals of an upload: MEDIA_TYPE_NOT_ALLOWED (422), MEDIA_TOO_LARGE (413), PLAN_REQUIRED (403) …;
   * MEDIA_NOT_FETCHED (422) for an address that does not answer with a file
   */
  add(file: NewMediaFile): Promise<MediaRecord>
  /** Records behind addresses of the form `/media/<id>/…`; unknown ones are left out. */
  byAddress(addresses: readonly string[]): Promise<ReadonlyMap<string, MediaRecord>>
  /**
   * A picture of the library as a PNG of so many pixels at most, drawings too: for papers and whatever else reads no web
   * formats. Undefined for an address without a picture.
   *
   * @throws MEDIA_BUSY (503) while too many pictures wait
   */
  png(address: string, width: number): Promise<Uint8Array | undefined>
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

/** Whose work is running, for services that are asked by requests, jobs and subscriptions alike. */
export interface CurrentTenant {
  /** Null in work of the platform. */
  get(): Tenant | null
}
export const CurrentTenant = token<CurrentTenant>('core.current-tenant')
