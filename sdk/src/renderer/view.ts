import type { ReactElement } from 'react'
import type { StillFrame } from './still-frame.ts'

/** What a module's page is about: the block that shows a product finds there which one. */
export interface PageSubject {
  /** `<module>.<noun>`, such as `store.product`. */
  readonly kind: string
  readonly id: string | number
}

/** The page around a block, as far as blocks may know it. */
export interface PageView {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  /** Address of the page's picture, or empty. */
  readonly image: string
  /** The page served at `/`. */
  readonly isHome: boolean
  /** Only on a module's page that is about something. */
  readonly subject?: PageSubject
}

/** A picture ready for an `img` element. */
export interface Picture {
  readonly src: string
  readonly srcSet?: string
  /** Pixels of the original, where known: written as attributes so that nothing jumps. */
  readonly width?: number
  readonly height?: number
  /** Alternative text of the media record, for a block that sets none. */
  readonly altText?: string
  /** The first picture of the page: loaded at once instead of when it comes near. */
  readonly priority?: boolean
}

/** The point of a picture that stays in sight when it is cropped: per cent from the left and from the top. */
export interface Focus {
  readonly x: number
  readonly y: number
}

/** What a renderer may know besides its props. The same on the site and in the editor's canvas. */
export interface View {
  /** `canvas`: inside the editor. Links do nothing, visibility is ignored, hints for people who edit are shown. */
  readonly mode: 'site' | 'canvas'
  readonly page: PageView
  /** A safe `href` for a stored address, or undefined where there is none (T7). */
  link(address: string): string | undefined
  /** A safe picture for a stored address, or undefined where there is none. */
  picture(address: string): Picture | undefined
  /** Which point of a picture of the media library stays in sight, where one was chosen; for `object-position`. */
  focus(address: string): Focus | undefined
  /**
   * Address of the document that the block's `frame` makes for a node; undefined where nothing is served for it: in the
   * canvas and in previews, whose content is not the page's yet.
   */
  frame(nodeId: string): string | undefined
  /**
   * The frame in which the editor's canvas shows what is not saved yet, in the document that the block's `frame` has for
   * it (`still`). Undefined outside of the canvas, and in previews, which run nothing at all.
   */
  still(frame: StillFrame): ReactElement | undefined
  /** Stored rich text made safe for `RichHtml`, the one place that writes HTML (T4). */
  safeHtml(html: string): string
  /**
   * The HTML of an island of a node as React takes it over in the browser, with ids that begin with the node's;
   * undefined where it is rendered in place, in the canvas. Throws what the island throws.
   */
  island(element: ReactElement, nodeId: string): string | undefined
  readonly companyName: string
  /** BCP 47 tag of the page's language. */
  readonly language: string
}
