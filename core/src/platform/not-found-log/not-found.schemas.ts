import { NotFoundAddress } from '@ashlar/sdk/platform'
import { CsvQuery, defineErrors, ListQuery, ListReply } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Ids } from '../request-schemas.ts'

export const notFoundOrders = ['path', 'hits', 'firstSeen', 'lastSeen'] as const

export const NotFoundListQuery = Type.Object({
  ...ListQuery(notFoundOrders),
  ...CsvQuery,
  /** Addresses that somebody chose to ignore: left out without it. */
  ignored: Type.Optional(Type.Enum(['0', '1'])),
})
export type NotFoundListQuery = Static<typeof NotFoundListQuery>
export const NotFoundListReply = ListReply(NotFoundAddress)

/** `forget` takes the lines out of the log: they come back when somebody asks again. */
export const NotFoundBulk = Type.Object(
  { ...Ids.properties, action: Type.Enum(['ignore', 'watch', 'forget']) },
  { additionalProperties: false },
)
export type NotFoundBulk = Static<typeof NotFoundBulk>

export const notFoundErrors = defineErrors('', {
  ADDRESS_NOT_FOUND: [404, () => 'This address is not in the log.'],
})
