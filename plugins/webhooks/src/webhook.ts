import Type, { type Static } from 'typebox'

/** An address that is told of events. */
export const Webhook = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  /** Ids of events: `core.page-changed`. */
  events: Type.Array(Type.String()),
  isActive: Type.Boolean(),
  createdAt: Type.String(),
  /** How the last delivery went; null before the first. */
  lastState: Type.Union([Type.Enum(['queued', 'delivered', 'failed']), Type.Null()]),
  lastAt: Type.Union([Type.String(), Type.Null()]),
})
export type Webhook = Static<typeof Webhook>

export const WebhookDelivery = Type.Object({
  id: Type.Integer(),
  webhookId: Type.Integer(),
  webhookName: Type.String(),
  event: Type.String(),
  state: Type.Enum(['queued', 'delivered', 'failed']),
  attempts: Type.Integer(),
  /** HTTP status of the last answer; null when none came. */
  status: Type.Union([Type.Integer(), Type.Null()]),
  /** What went wrong last. */
  error: Type.String(),
  /** Beginning of the last answer. */
  answer: Type.String(),
  body: Type.String(),
  createdAt: Type.String(),
  deliveredAt: Type.Union([Type.String(), Type.Null()]),
  nextTryAt: Type.Union([Type.String(), Type.Null()]),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>
