import { defineCall, Id } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { leaveReasonPath, preferencesPath } from './addresses.ts'

/** `weekly` and `monthly`: at most one campaign in that time. Mails that follow something that happens are not counted. */
export const oftens = ['all', 'weekly', 'monthly'] as const
export type Often = (typeof oftens)[number]

export const leaveReasons = ['too-often', 'not-interesting', 'never-asked', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]

const Token = Type.String({ maxLength: 100 })

/** A form sends one value by itself, and several as a list. */
const ListId = Type.Union([Id, Type.String({ pattern: '^[1-9][0-9]{0,14}$' })])

export const savePreferences = defineCall({
  id: 'email_marketing.savePreferences',
  method: 'POST',
  path: preferencesPath,
  summary: 'Choose lists and how often, with the token from an email',
  body: Type.Object({
    token: Token,
    /** Lists to be on; those that are left out are left. */
    lists: Type.Optional(Type.Union([ListId, Type.Array(ListId, { maxItems: 200 })])),
    often: Type.Enum([...oftens]),
  }),
  reply: { message: Type.String() },
  access: 'public',
})

export const tellLeaveReason = defineCall({
  id: 'email_marketing.tellLeaveReason',
  method: 'POST',
  path: leaveReasonPath,
  summary: 'Say why you left, with the token from an email',
  body: Type.Object({
    token: Token,
    reason: Type.Enum([...leaveReasons]),
    words: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  reply: { message: Type.String() },
  access: 'public',
})

/** How many people left for a reason. */
export const ReasonCount = Type.Object({ reason: Type.Enum([...leaveReasons]), people: Type.Integer() })
export type ReasonCount = Static<typeof ReasonCount>
