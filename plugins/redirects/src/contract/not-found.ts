import { CsvQuery, defineCall, Ids, ListQuery, Rows } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { NotFoundAddress } from '../redirect.ts'

const path = '/api/v1/admin/not-found/'

export const notFoundOrders = ['path', 'hits', 'firstSeen', 'lastSeen'] as const

export const NotFoundListQuery = Type.Object({
  ...ListQuery(notFoundOrders),
  ...CsvQuery,
  /** Addresses that somebody chose to ignore: left out without it. */
  ignored: Type.Optional(Type.Enum(['0', '1'])),
})
export type NotFoundListQuery = Static<typeof NotFoundListQuery>

/** `forget` takes the lines out of the log: they come back when somebody asks again. */
export const NotFoundBulk = Type.Object(
  { ...Ids.properties, action: Type.Enum(['ignore', 'watch', 'forget']) },
  { additionalProperties: false },
)
export type NotFoundBulk = Static<typeof NotFoundBulk>

export const listNotFound = defineCall({
  id: 'redirects.listNotFound',
  method: 'GET',
  path,
  summary: 'Find addresses that visitors requested but that do not exist',
  query: NotFoundListQuery,
  reply: { results: Rows(NotFoundAddress) },
  access: 'pages.can_view',
})

export const changeNotFound = defineCall({
  id: 'redirects.changeNotFound',
  method: 'POST',
  path: `${path}bulk/`,
  summary: 'Ignore, stop ignoring or delete addresses that do not exist',
  body: NotFoundBulk,
  reply: {},
  access: 'pages.can_edit',
})
