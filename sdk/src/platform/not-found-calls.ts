import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { CsvQuery, ListQuery, Rows } from '../definition/list-query.ts'
import { Ids } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { NotFoundAddress } from './redirect.ts'

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
  id: 'core.listNotFound',
  method: 'GET',
  path,
  summary: 'Find addresses at which visitors found nothing',
  query: NotFoundListQuery,
  reply: { results: Rows(NotFoundAddress) },
  access: corePermission('pages', 'can_view'),
})

export const changeNotFound = defineCall({
  id: 'core.changeNotFound',
  method: 'POST',
  path: `${path}bulk/`,
  summary: 'Ignore, watch or forget addresses at which there is nothing',
  body: NotFoundBulk,
  reply: {},
  access: corePermission('pages', 'can_edit'),
})
