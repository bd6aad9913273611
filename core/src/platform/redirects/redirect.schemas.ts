import { ImportedRedirect, Redirect } from '@ashlar/sdk/platform'
import { CsvQuery, ListQuery, ListReply } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Id, Line, Lines } from '../request-schemas.ts'
import { addressLimit } from './redirect.address.ts'

export const redirectOrders = ['source', 'createdAt', 'hits'] as const

export const RedirectListQuery = Type.Object({
  ...ListQuery(redirectOrders),
  ...CsvQuery,
  /** Made by a change of a page's address, or by a person. */
  origin: Type.Optional(Type.Enum(['automatic', 'manual'])),
})
export type RedirectListQuery = Static<typeof RedirectListQuery>
export const RedirectListReply = ListReply(Redirect)

/** `target` or `pageId` for 301 and 302, neither for 410. */
export const SaveRedirect = Type.Object(
  {
    source: Line(addressLimit, { minLength: 1 }),
    code: Type.Enum([301, 302, 410]),
    target: Type.Optional(Type.Union([Line(2000), Type.Null()])),
    pageId: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
)
export type SaveRedirect = Static<typeof SaveRedirect>

export const RedirectReply = Type.Object({ success: Type.Literal(true), redirect: Redirect })

/** Bytes of a file of redirects at most. */
export const importLimit = 512 * 1024

/** `apply`: write them, too; without it only what would become of them is told. */
export const ImportRedirects = Type.Object(
  { text: Lines(importLimit), apply: Type.Boolean() },
  { additionalProperties: false },
)
export type ImportRedirects = Static<typeof ImportRedirects>

export const ImportRedirectsReply = Type.Object({ success: Type.Literal(true), lines: Type.Array(ImportedRedirect) })
