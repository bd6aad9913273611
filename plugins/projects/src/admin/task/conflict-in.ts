import { ApiError } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Task } from '../../contract.ts'

const Conflict = Type.Object({ task: Task })

/** The stored task, when saving failed because someone else had changed it. */
export const conflictIn = (error: unknown): Task | undefined =>
  error instanceof ApiError && Check(Conflict, error.body) ? error.body.task : undefined
