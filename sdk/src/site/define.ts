import type { ReactNode } from 'react'
import type { Block, BlockProps } from '../definition/block.ts'
import type { Slot } from '../definition/slot.ts'
import type { PageView } from '../renderer/view.ts'
import type { Injectable, Resolved } from '../server/service.ts'
import type { PageVisitor } from './page-visitor.ts'
import type { SitePage } from './site-page.ts'
import type { SitemapSource } from './sitemap.ts'

/** What a load knows of the request. It must not depend on anything else: the page is kept under it. */
export interface LoadRequest {
  readonly page: PageView
  /** Only the query parameters that the site definition declares for the block. */
  readonly query: Readonly<Record<string, string>>
  /** Whether a module of the tenant answers at a path, for links that visitors may follow (`reachable`). */
  readonly isModulePage: (path: string) => boolean
  /** Somebody who may see what is not published looks; what is loaded for them is kept by nobody. */
  readonly seesDrafts: boolean
  /** Who looks, on a `personal` page of a module; null on every other page, which is one for all. */
  readonly visitor: PageVisitor | null
  /** Aborted after 500 ms, on a page of the block's own package after 5 s: the block is then left out. */
  readonly signal: AbortSignal
}

export interface Loaded<Data> {
  /** Plain data, as JSON has it: in the editor's canvas it comes to the renderer from the server. */
  readonly data: Data
  /** What the data was made from; a write that drops one of these drops the page: `products`, `page:12`. */
  readonly tags?: readonly string[]
  /** When the data will be out of date by itself. */
  readonly until?: Date
}

/** Data that a block needs before it can be rendered. */
export interface BlockLoad {
  readonly block: Block
  readonly query: readonly string[]
  readonly deps: readonly Injectable[]
  readonly run: (props: never, request: LoadRequest, ...deps: never[]) => Promise<Loaded<unknown>>
}

/**
 * Say where a block's data comes from. Runs on the server, in parallel with the page's other loads, 500 ms at most; on
 * a page of the block's own package, which is nothing without it, 5 s.
 */
export function load<B extends Block, const Deps extends readonly Injectable[], Data>(
  block: B,
  deps: Deps,
  run: (props: BlockProps<B>, request: LoadRequest, ...deps: Resolved<Deps>) => Promise<Loaded<Data>>,
  options: { readonly query?: readonly string[] } = {},
): BlockLoad {
  return Object.freeze({ block, deps, query: options.query ?? [], run: run as BlockLoad['run'] })
}

/** What the document of a block's frame may know. */
export interface FrameView {
  readonly page: PageView
  /** Id of the node, as in `BlockComponentProps`. */
  readonly id: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /**
   * Whether the visitor has allowed what other companies serve: the page asks for the document with `?external=1` then.
   * Until then the document should load nothing of theirs in frames.
   */
  readonly external: boolean
  /** Aborted after 500 ms: the frame then says that it can't be shown. */
  readonly signal: AbortSignal
}

/** What a frame may load and run, by directive; nothing where it says nothing. Its sandbox is the site's to set. */
export type FrameCsp = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src' | 'img-src' | 'font-src' | 'media-src' | 'connect-src' | 'frame-src',
      readonly string[]
    >
  >
>

export interface FrameDocument {
  /** A whole HTML document. */
  readonly html: string
  readonly csp?: FrameCsp
}

/** A block that is shown in a document of its own. */
export interface BlockFrame {
  readonly block: Block
  readonly deps: readonly Injectable[]
  readonly run: (props: never, view: FrameView, ...deps: never[]) => FrameDocument | Promise<FrameDocument>
  readonly still: (() => FrameDocument) | undefined
}

export interface FrameOptions {
  /**
   * The document in which the editor's canvas shows the block while it is written: the same for every node, since what it
   * shows comes in messages (`View.still`). Any script but its own must stay out of it, as must other addresses: its `csp`
   * names its script by hash, and nothing of others.
   */
  readonly still?: () => FrameDocument
}

/**
 * Give a block a document of its own, for what must not run on the page. The site serves it
 * under `view.frame(id)` as `/_ashlar/html/<page>/<node>` with `sandbox allow-scripts`: it has no origin, so it
 * reaches neither cookies nor storage nor the page around it. The renderer shows it in `<iframe sandbox="allow-scripts">`.
 */
export function frame<B extends Block, const Deps extends readonly Injectable[]>(
  block: B,
  deps: Deps,
  run: (props: BlockProps<B>, view: FrameView, ...deps: Resolved<Deps>) => FrameDocument | Promise<FrameDocument>,
  { still }: FrameOptions = {},
): BlockFrame {
  return Object.freeze({ block, deps, run: run as BlockFrame['run'], still })
}

/** A block that a package puts into a slot which other packages' blocks open (`Region.opens`). */
export interface SiteFill {
  /** Id of the slot. */
  readonly slot: string
  readonly block: Block
  /** Ascending; what a person put into the region comes first. */
  readonly sort: number
}

/**
 * Put a block, with its defaults, into a slot of pages: a cart into the navigation bar. Its load, style sheet and client
 * module come along as for any block; on the canvas it isn't shown.
 */
export function fill(slot: Slot<object>, block: Block, options: { readonly sort: number }): SiteFill {
  return Object.freeze({ slot: slot.id, block, ...options })
}

/**
 * Hosts of a configured outside service, added to the tenant's content security policy. Never anything inline.
 * `form-action`: where a form of a page may be sent or lead on to, such as a payment provider's checkout.
 */
export type SiteCsp = Readonly<
  Partial<
    Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'media-src' | 'form-action', readonly string[]>
  >
>

/** Hosts that follow from what a tenant has set. */
export interface SiteCspSource {
  readonly deps: readonly Injectable[]
  readonly hosts: (...deps: never[]) => Promise<SiteCsp>
}

/**
 * Say which hosts a tenant's pages may reach, where that is for the tenant to set. Asked whenever a page is made.
 *
 * @example csp: siteCsp([Settings], async (settings) => ({ 'frame-src': hostsIn(await settings.of('map')) }))
 */
export function siteCsp<const Deps extends readonly Injectable[]>(
  deps: Deps,
  hosts: (...deps: Resolved<Deps>) => Promise<SiteCsp>,
): SiteCspSource {
  return Object.freeze({ deps, hosts: hosts as SiteCspSource['hosts'] })
}

/** What a package puts behind the footer of a page. */
export interface PageEndContent {
  /** Rendered once, for every visitor alike; null for nothing. */
  readonly content: ReactNode
  /** Style sheet of it, on the pages that have it. */
  readonly css?: string
}

/** What a package adds to the end of every page, by what the website has set. */
export interface PageEnd {
  readonly deps: readonly Injectable[]
  readonly make: (...deps: never[]) => Promise<PageEndContent>
}

/**
 * Put something behind the footer of every page of a website: the way to a chat. It must follow from the settings alone:
 * pages are kept until these change. What fails is left out.
 *
 * @example pageEnd([Settings], async (settings) => ({ content: <Chat {...await settings.plain(ChatSettings)} /> }))
 */
export function pageEnd<const Deps extends readonly Injectable[]>(
  deps: Deps,
  make: (...deps: Resolved<Deps>) => Promise<PageEndContent>,
): PageEnd {
  return Object.freeze({ deps, make: make as PageEnd['make'] })
}

export interface SiteContribution {
  readonly loads?: readonly BlockLoad[]
  readonly frames?: readonly BlockFrame[]
  readonly pages?: readonly SitePage[]
  readonly sitemap?: SitemapSource
  readonly csp?: SiteCsp | SiteCspSource
  readonly fills?: readonly SiteFill[]
  readonly pageEnds?: readonly PageEnd[]
}

export interface SiteDefinition extends SiteContribution {
  readonly kind: 'site'
  readonly loads: readonly BlockLoad[]
  readonly frames: readonly BlockFrame[]
  readonly pages: readonly SitePage[]
  readonly fills: readonly SiteFill[]
  readonly pageEnds: readonly PageEnd[]
}

/**
 * List what a package brings to the site besides renderers. The `./site` entry exports it as default.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineSite(contribution: SiteContribution): SiteDefinition {
  return Object.freeze({
    ...contribution,
    kind: 'site',
    loads: contribution.loads ?? [],
    frames: contribution.frames ?? [],
    pages: contribution.pages ?? [],
    fills: contribution.fills ?? [],
    pageEnds: contribution.pageEnds ?? [],
  })
}
