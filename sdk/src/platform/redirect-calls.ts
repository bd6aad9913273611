import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { CsvQuery, ListQuery, Rows } from '../definition/list-query.ts'
import { ById, Id, Ids } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { ImportedRedirect, Redirect, redirectLimits } from './redirect.ts'
import { Line, Lines } from './text-schemas.ts'

const path = '/api/v1/admin/redirects/'
const edits = corePermission('pages', 'can_edit')

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
    source: Line(redirectLimits.source, { minLength: 1 }),
    code: Type.Enum([301, 302, 410]),
    target: Type.Optional(Type.Union([Line(2000), Type.Null()])),
    pageId: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  { additionalProperties: false },
)
export type SaveRedirect = Static<typeof SaveRedirect>

/** `apply`: write them, too; without it only what would become of them is told. */
export const ImportRedirects = Type.Object(
  { text: Lines(redirectLimits.file), apply: Type.Boolean() },
  { additionalProperties: false },
)
export type ImportRedirects = Static<typeof ImportRedirects>

export const listRedirects = defineCall({
  id: 'core.listRedirects',
  method: 'GET',
  path,
  summary: 'Find redirects',
  query: RedirectListQuery,
  reply: { results: Rows(Redirect) },
  access: corePermission('pages', 'can_view'),
})

export const createRedirect = defineCall({
  id: 'core.createRedirect',
  method: 'POST',
  path,
  summary: 'Add a redirect',
  body: SaveRedirect,
  reply: { redirect: Redirect },
  status: 201,
  access: edits,
})

export const updateRedirect = defineCall({
  id: 'core.updateRedirect',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change a redirect',
  params: ById,
  body: SaveRedirect,
  reply: { redirect: Redirect },
  access: edits,
})

export const deleteRedirect = defineCall({
  id: 'core.deleteRedirect',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete a redirect',
  params: ById,
  reply: {},
  access: edits,
})

export const deleteRedirects = defineCall({
  id: 'core.deleteRedirects',
  method: 'POST',
  path: `${path}bulk-delete/`,
  summary: 'Delete redirects',
  body: Ids,
  reply: {},
  access: edits,
})

/** All lines of the file are written, or none. */
export const importRedirects = defineCall({
  id: 'core.importRedirects',
  method: 'POST',
  path: `${path}import/`,
  summary: 'Take in a file of redirects, or tell what would become of it',
  body: ImportRedirects,
  reply: { lines: Type.Array(ImportedRedirect) },
  // Each sign may be written as six in JSON.
  bodyLimit: 6 * redirectLimits.file,
  access: edits,
})
