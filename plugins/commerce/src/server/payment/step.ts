import type { Amount } from '@ashlar/sdk'
import type { PaymentStatus } from '../../contract.ts'

interface Standing {
  readonly status: PaymentStatus
  readonly amount: Amount
  readonly currency: string
}

/** What a payment becomes. */
export type Step =
  | { readonly to: 'succeeded' | 'failed' }
  /** Something else came than was asked for: a person decides. */
  | { readonly differs: { readonly amount: Amount; readonly currency: string } }

/**
 * What follows from what a provider says, in whatever order it says it: a payment only goes forward, what succeeded stays.
 * Undefined when nothing follows.
 */
export function stepOf(
  payment: Standing,
  told: {
    readonly status: PaymentStatus
    readonly amount?: Amount | undefined
    readonly currency?: string | undefined
  },
): Step | undefined {
  if (payment.status === 'succeeded' || told.status === 'asked') return undefined
  if (told.status === 'failed') return payment.status === 'asked' ? { to: 'failed' } : undefined
  const { amount = payment.amount, currency = payment.currency } = told
  const isSame = amount === payment.amount && currency.toUpperCase() === payment.currency
  return isSame ? { to: 'succeeded' } : { differs: { amount, currency: currency.toUpperCase() } }
}
