import { ApiError } from '@ashlar/sdk/admin'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { Product } from '../../contract.ts'

const Conflict = Type.Object({ product: Product })

/** The stored product, when saving failed because someone else had changed it. */
export function conflictIn(error: unknown): Product | undefined {
  return error instanceof ApiError && Check(Conflict, error.body) ? error.body.product : undefined
}
