import Type, { type Static } from 'typebox'
import { RestorePlan } from './restore-plan.ts'

/** A whole website in one file: made from one, brought into an empty one, or restored into the one it is of. */
export const TenantArchive = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['export', 'import', 'restore']),
  /** A restore is `planned` once its backup was read; it waits for `core.restoreBackup`, and nothing has changed. */
  state: Type.Enum(['waiting', 'running', 'planned', 'done', 'failed']),
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
  /** Whether it was made before a restore, of what the restore replaced. */
  isSafetyCopy: Type.Boolean(),
  /** What a restore would change; null for others, and until the backup was read. */
  plan: Type.Union([RestorePlan, Type.Null()]),
  /** Id of the backup that a restore made first. Restoring that one undoes it. */
  safetyCopy: Type.Union([Type.String(), Type.Null()]),
})
export type TenantArchive = Static<typeof TenantArchive>
