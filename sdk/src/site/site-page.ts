import type { ComponentType, ReactNode } from 'react'
import type { Content } from '../content/node.ts'
import type { Plan } from '../definition/plan.ts'
import type { ClientMoment, RootProps } from '../renderer/define.ts'
import type { RenderIsland } from '../renderer/react-island.ts'
import type { PageSubject, View } from '../renderer/view.ts'
import type { Injectable, Resolved } from '../server/service.ts'
import type { Loaded } from './define.ts'
import type { PageVisitor } from './page-visitor.ts'

/** What a module's page may depend on. It must not depend on anything else: the page is kept under it. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>
  /** Only the query parameters that the page declares. */
  readonly query: Readonly<Record<string, string>>
  /** Somebody who may see what is not published looks; a page that is found for them is kept by nobody. */
  readonly seesDrafts: boolean
  /** Who looks, on a `personal` page; null on every other, which is one for all. */
  readonly visitor: PageVisitor | null
  /** BCP 47 tag of the website's language, for texts. */
  readonly language: string
  /** `https://host` of the website, for addresses that must be whole, as in JSON-LD. */
  readonly origin: string
  /** Aborted after 5 s: the page is then not shown. */
  readonly signal: AbortSignal
}

/** The same page in another language. */
export interface PageAlternate {
  /** BCP 47 tag, or `x-default`. */
  readonly language: string
  /** Path of this website, or a whole address. */
  readonly path: string
}

export interface FoundPage<Data> extends Loaded<Data> {
  readonly title: string
  readonly description?: string
  readonly image?: string
  /** Kept out of search engines. */
  readonly noindex?: boolean
  /**
   * A tree of blocks, as stored content is once it was read. It is rendered as any page, with the blocks' loads, style
   * sheets and scripts: in the place of a component, or where the component puts it (`PageComponentProps.content`).
   */
  readonly content?: Content
  /**
   * Id of a section template of the website that takes the place of `content`, so that people can redesign the page;
   * 0, and one that is not there, leave `content` as it is.
   */
  readonly template?: number
  /** What the page is about: the blocks of `content` and their loads find it as `page.subject`. */
  readonly subject?: PageSubject
  /** Schema.org data, one object for each script. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
  /** Path of this website, or a whole address; the page's own without it. */
  readonly canonical?: string
  readonly alternates?: readonly PageAlternate[]
}

/** What is asked for is at another path. */
export interface MovedPage {
  readonly kind: 'moved'
  readonly path: string
}

/**
 * Lead on to another path of the website: what `find` gives for the old address of something. It is for good, but on a
 * `personal` page for this once: a page for people with an account sends others to sign in.
 */
export function movedTo(path: `/${string}`): MovedPage {
  return Object.freeze({ kind: 'moved', path })
}

export interface PageComponentProps<Data> {
  readonly data: Data
  readonly view: View
  /** The blocks of `content`; null without. */
  readonly content: ReactNode
  /** Attributes of the element that the page's `client` brings to life; none without. */
  readonly root: Pick<RootProps, 'data-island' | 'data-island-at' | 'data-island-props'>
  /** Puts a part that React brings to life where it stands; one to a page. */
  readonly island: RenderIsland
}

interface PageParts<Data, Deps extends readonly unknown[]> {
  /** Path with `:name` parameters; it begins with a word, since the front and whole websites belong to people. */
  readonly path: string
  readonly query?: readonly string[]
  /** Made to stand in until people build a page of their own at the path: a plan doesn't warn of such a page. */
  readonly behindPages?: boolean
  /** Lowest plan that holds the page: on websites below it the page is not there. */
  readonly plan?: Plan
  /** Made for whoever looks: never kept by anybody, and kept out of search engines. */
  readonly personal?: boolean
  /** The page moves: the package's `./client` module is loaded, and its `mount` called for the element with `root`. */
  readonly client?: ClientMoment
  /** What `mount` is given as its props; an empty object without it. They stand in the page, where anybody can read them. */
  readonly clientProps?: (data: Data) => Readonly<Record<string, unknown>>
  readonly find: (request: PageRequest, ...deps: Deps) => Promise<FoundPage<Data> | MovedPage | null>
  /** How the page looks. A page without one shows its `content`. */
  readonly component?: ComponentType<PageComponentProps<Data>>
}

/** A public page made by a module rather than by an editor, such as `/blog/:slug`. */
export interface SitePage extends Readonly<Omit<PageParts<never, never[]>, 'query' | 'behindPages' | 'personal'>> {
  readonly query: readonly string[]
  readonly behindPages: boolean
  readonly personal: boolean
  readonly deps: readonly Injectable[]
}

/**
 * Say how a public page finds its data and how it looks; null is a 404. A page that people published at the same path
 * goes before it, always.
 *
 * @example
 * sitePage({
 *   path: '/bookings/:day',
 *   deps: [Calendar],
 *   find: async ({ params: { day = '' }, language }, calendar) => {
 *     const found = await calendar.day(day)
 *     return found && { data: found, title: dayName(found, language), tags: [`bookings:${day}`] }
 *   },
 *   component: DayPage,
 * })
 */
export function sitePage<const Deps extends readonly Injectable[], Data>(
  page: PageParts<Data, Resolved<Deps>> & { readonly deps: Deps },
): SitePage {
  return Object.freeze({ query: [], behindPages: false, personal: false, ...page }) as unknown as SitePage
}
