import Type, { type Static } from 'typebox'

export const jobStates = ['waiting', 'running', 'retrying', 'done', 'failed'] as const

/** A piece of background work, as the jobs screen shows it. */
export const JobRow = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['job', 'event']),
  /** Id of the job or event. */
  name: Type.String(),
  /** Whose work it is; null for the platform's. */
  tenant: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  state: Type.Enum([...jobStates]),
  createdAt: Type.String(),
  startedAt: Type.Union([Type.String(), Type.Null()]),
  endedAt: Type.Union([Type.String(), Type.Null()]),
  /** When it is tried next, where that lies ahead. */
  startAfter: Type.Union([Type.String(), Type.Null()]),
  /** How often it was begun again. */
  retries: Type.Integer(),
  /** From 0 to 1; null for work that reports none. */
  progress: Type.Union([Type.Number(), Type.Null()]),
  message: Type.String(),
  /** What the last try said. */
  error: Type.String(),
})
export type JobRow = Static<typeof JobRow>
