import Type, { type Static } from 'typebox'

/** Characters of an address that can be redirected or logged, and of where a redirect leads, at most. */
export const redirectLimits = { source: 500, target: 2000 } as const

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
