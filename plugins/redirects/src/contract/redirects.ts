import { ById, CsvQuery, defineCall, Id, Ids, importCalls, ListQuery, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { redirects } from '../module.ts'
import { Redirect, redirectLimits } from '../redirect.ts'

const path = '/api/v1/admin/redirects/'
/** One line, without NUL. */
const line = '^[^\\u0000\\r\\n]*$'
const edits = 'pages.can_edit'

export const redirectOrders = ['source', 'createdAt', 'hits'] as const

export const RedirectListQuery = Type.Object({
  ...ListQuery(redirectOrders),
  ...CsvQuery,
  /** Made by a change of a page's address, or by a person. */
  origin: Type.Optional(Type.Enum(['automatic', 'manual'])),
})
export type RedirectListQuery = Static<typeof RedirectListQuery>

/** `target` or `pageId` for 301 and 302, neither for 410. */
export const SaveRedirect = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: redirectLimits.source, pattern: line }),
    code: Type.Enum([301, 302, 410]),
    target: Type.Optional(Type.Union([Type.String({ maxLength: redirectLimits.target, pattern: line }), Type.Null()])),
    pageId: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
)
export type SaveRedirect = Static<typeof SaveRedirect>

export const listRedirects = defineCall({
  id: 'redirects.listRedirects',
  method: 'GET',
  path,
  summary: 'Find redirects',
  query: RedirectListQuery,
  reply: { results: Rows(Redirect) },
  access: 'pages.can_view',
})

export const createRedirect = defineCall({
  id: 'redirects.createRedirect',
  method: 'POST',
  path,
  summary: 'Add a redirect',
  body: SaveRedirect,
  reply: { redirect: Redirect },
  status: 201,
  access: edits,
})

export const updateRedirect = defineCall({
  id: 'redirects.updateRedirect',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change a redirect',
  params: ById,
  body: SaveRedirect,
  reply: { redirect: Redirect },
  access: edits,
})

export const deleteRedirect = defineCall({
  id: 'redirects.deleteRedirect',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a redirect',
  params: ById,
  reply: {},
  access: edits,
})

export const deleteRedirects = defineCall({
  id: 'redirects.deleteRedirects',
  method: 'POST',
  path: `${path}bulk-delete/`,
  summary: 'Delete redirects',
  body: Ids,
  reply: {},
  access: edits,
})

/** What is imported, and who may. */
export const importedRedirects = { module: redirects, entity: 'redirects', access: edits } as const

/** Redirects from a CSV file; those of the same address are replaced. */
export const redirectImportCalls = importCalls(importedRedirects)
