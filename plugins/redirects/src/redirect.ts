import Type, { type Static } from 'typebox'

/** Characters of an address that can be redirected or logged, and bytes of a file of redirects, at most. */
export const redirectLimits = { source: 500, file: 512 * 1024 } as const

/** An address that leads elsewhere, or nowhere any more (410). */
export const Redirect = Type.Object({
  id: Type.Integer(),
  /** Path below the site, beginning with a slash. */
  source: Type.String(),
  code: Type.Enum([301, 302, 410]),
  /** Path or https address; null for 410, and for a page that has been deleted. */
  target: Type.Union([Type.String(), Type.Null()]),
  /** The page it leads to, wherever that moves. */
  pageId: Type.Union([Type.Integer(), Type.Null()]),
  pageTitle: Type.Union([Type.String(), Type.Null()]),
  /** Made by a change of the page's address. */
  isAutomatic: Type.Boolean(),
  hits: Type.Integer(),
  lastHitAt: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  createdBy: Type.String(),
})
export type Redirect = Static<typeof Redirect>

/** An address that visitors asked for and at which there was nothing. */
export const NotFoundAddress = Type.Object({
  id: Type.Integer(),
  path: Type.String(),
  hits: Type.Integer(),
  firstSeen: Type.String(),
  lastSeen: Type.String(),
  /** Where the last of them came from, without its query; may be empty. */
  referrer: Type.String(),
  ignored: Type.Boolean(),
})
export type NotFoundAddress = Static<typeof NotFoundAddress>

/** A line of a file of redirects, and what becomes of it. */
export const ImportedRedirect = Type.Object({
  /** In the file, from 1. */
  line: Type.Integer(),
  source: Type.String(),
  target: Type.String(),
  code: Type.String(),
  /** Nothing led away from this address before. */
  isNew: Type.Boolean(),
  /** Why it can't be taken; null for a good one. */
  problem: Type.Union([Type.String(), Type.Null()]),
})
export type ImportedRedirect = Static<typeof ImportedRedirect>
