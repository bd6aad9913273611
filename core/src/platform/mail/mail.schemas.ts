import { mailStates } from '@ashlar/sdk/platform'
import { ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Id } from '../request-schemas.ts'

export const mailColumns = ['id'] as const

export const MailListQuery = Type.Object({
  ...ListQuery(mailColumns),
  state: Type.Optional(Type.Enum([...mailStates])),
})
export type MailListQuery = Static<typeof MailListQuery>

export const SendAgain = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) })
export const SentAgain = Type.Object({ success: Type.Literal(true), results: Type.Object({ queued: Type.Integer() }) })

export const MailTest = Type.Object({ to: Type.String({ minLength: 3, maxLength: 254 }) })
export const MailTestReply = Type.Object({
  success: Type.Literal(true),
  /** The server that took the mail. */
  results: Type.Object({ server: Type.String() }),
})
