import Type, { type Static } from 'typebox'

export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const

/** A mail of the outbox, as lists show it. */
export const OutboxMail = Type.Object({
  id: Type.Integer(),
  purpose: Type.String(),
  to: Type.String(),
  toName: Type.String(),
  subject: Type.String(),
  /** `kept`: no mail server is configured; it can be read here, and sent when there is one. */
  state: Type.Enum([...mailStates]),
  attempts: Type.Integer(),
  /** What the mail server, or the network, said last. */
  error: Type.String(),
  createdAt: Type.String(),
  sentAt: Type.Union([Type.String(), Type.Null()]),
  nextTryAt: Type.Union([Type.String(), Type.Null()]),
  /** It may hold a link that signs somebody in: only owners see its content. */
  isPrivate: Type.Boolean(),
})
export type OutboxMail = Static<typeof OutboxMail>

export const OutboxMailContent = Type.Object({
  ...OutboxMail.properties,
  replyTo: Type.String(),
  text: Type.String(),
  html: Type.String(),
  /** Secret links and codes of this mail are replaced by dots. */
  hidesSecrets: Type.Boolean(),
  /** Names of the files that go with it. */
  attachments: Type.Array(Type.String()),
})
export type OutboxMailContent = Static<typeof OutboxMailContent>
