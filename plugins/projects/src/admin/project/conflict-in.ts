import { ApiError } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Project } from '../../contract.ts'

const Conflict = Type.Object({ project: Project })

/** The stored project, when saving failed because someone else had changed it. */
export const conflictIn = (error: unknown): Project | undefined =>
  error instanceof ApiError && Check(Conflict, error.body) ? error.body.project : undefined
