import Type, { type Static } from 'typebox'

/** A whole website in one file: made from one, or brought into an empty one. */
export const TenantArchive = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['export', 'import']),
  state: Type.Enum(['waiting', 'running', 'done', 'failed']),
  /** How far it is, from 0 to 1. */
  fraction: Type.Number(),
  /** What is being done, or why it failed; a sentence. */
  message: Type.String(),
  fileName: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** What was left out, one sentence each. */
  notes: Type.Array(Type.String()),
  /** Who asked for it. */
  author: Type.String(),
  createdAt: Type.String(),
  endedAt: Type.Union([Type.String(), Type.Null()]),
  /** When it is removed by itself. */
  expiresAt: Type.String(),
  /** Whether it can be downloaded. */
  isThere: Type.Boolean(),
})
export type TenantArchive = Static<typeof TenantArchive>
