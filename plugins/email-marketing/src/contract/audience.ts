import { defineCall, FilterCondition, permission } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/** People of one source: those who meet all of its conditions, or any of them. Everybody without a condition. */
export const AudienceGroup = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: 80 }),
    match: Type.Enum(['all', 'any']),
    conditions: Type.Array(FilterCondition, { maxItems: 20 }),
  },
  { additionalProperties: false },
)
export type AudienceGroup = Static<typeof AudienceGroup>

/** Whom a campaign is for: who is in any of the included groups and in none of the excluded ones, each address once. */
export const Audience = Type.Object(
  {
    include: Type.Array(AudienceGroup, { maxItems: 10 }),
    exclude: Type.Array(AudienceGroup, { maxItems: 10 }),
  },
  { additionalProperties: false },
)
export type Audience = Static<typeof Audience>

export const nobody: Audience = { include: [], exclude: [] }

/** What is known of an included group before anything is sent. */
export const GroupCount = Type.Object({
  source: Type.String(),
  /** People of the source who meet the conditions, whether or not they agreed to receive email. */
  people: Type.Integer(),
  peopleIsEstimate: Type.Optional(Type.Boolean()),
  /** Of these, who gets the mail; whoever is in a group before this one is counted there. */
  recipients: Type.Integer(),
  recipientsIsEstimate: Type.Optional(Type.Boolean()),
})
export type GroupCount = Static<typeof GroupCount>

/** One of the first people of an audience. */
export const PreviewPerson = Type.Object({
  email: Type.String(),
  name: Type.String(),
  language: Type.Union([Type.String(), Type.Null()]),
  customerId: Type.Union([Type.Integer(), Type.Null()]),
})
export type PreviewPerson = Static<typeof PreviewPerson>

export const previewAudience = defineCall({
  id: 'email_marketing.previewAudience',
  method: 'POST',
  path: '/api/v1/admin/email-marketing/campaigns/preview-list/',
  summary: 'Count the recipients of a campaign and show the first of them',
  body: Type.Object({ filters: Audience }, { additionalProperties: false }),
  bodyLimit: 256 * 1024,
  reply: {
    results: Type.Object({
      rows: Type.Array(PreviewPerson),
      total: Type.Integer(),
      /** There are more recipients than `total` says. */
      totalIsEstimate: Type.Optional(Type.Boolean()),
      groups: Type.Array(GroupCount),
    }),
  },
  access: permission(emailMarketing, 'campaigns', 'can_view'),
})
