import { Webhook } from '@ashlar/sdk/platform'
import { ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Id, Line } from '../request-schemas.ts'

export const WebhookForm = Type.Object({
  name: Line(120, { minLength: 1 }),
  url: Type.String({ maxLength: 2000, pattern: '^https?://[^\\s\\u0000]+$' }),
  events: Type.Array(Type.String({ maxLength: 120, pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9-]*$' }), {
    minItems: 1,
    maxItems: 60,
    uniqueItems: true,
  }),
  isActive: Type.Optional(Type.Boolean()),
})
export type WebhookForm = Static<typeof WebhookForm>

export const WebhookListQuery = Type.Object(ListQuery(['id'] as const))
export type WebhookListQuery = Static<typeof WebhookListQuery>

export const DeliveryListQuery = Type.Object({
  ...ListQuery(['id'] as const),
  webhook: Type.Optional(Id),
  state: Type.Optional(Type.Enum(['queued', 'delivered', 'failed'])),
})
export type DeliveryListQuery = Static<typeof DeliveryListQuery>

export const OneWebhook = Type.Object({
  success: Type.Literal(true),
  results: Webhook,
  /** Shown once, when it is made. */
  secret: Type.Optional(Type.String()),
})
