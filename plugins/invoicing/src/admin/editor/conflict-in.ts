import { ApiError } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Document } from '../../contract.ts'

const Conflict = Type.Object({ code: Type.Literal('INVOICING_CHANGED_SINCE'), invoice: Document })

/** The stored document, when saving failed because someone else had changed it. */
export const conflictIn = (error: unknown): Document | undefined =>
  error instanceof ApiError && Check(Conflict, error.body) ? error.body.invoice : undefined
