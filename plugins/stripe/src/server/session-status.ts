import type { ProviderStatus } from '@ashlar/plugin-commerce'
import type { Stripe } from 'stripe'
import { amountOf } from './stripe-units.ts'

/** How a payment stands, by its page at Stripe. */
export function statusOf(session: Stripe.Checkout.Session): ProviderStatus {
  const { id: reference, status, payment_status, amount_total, payment_intent: intent } = session
  if (status === 'expired') return { reference, status: 'failed' }
  if (status === 'complete' && payment_status !== 'unpaid') {
    const currency = session.currency?.toUpperCase() ?? ''
    // What this currency cannot say is at least another amount: a person looks at it.
    const amount = amountOf(amount_total ?? 0, currency) ?? 0
    return { reference, status: 'succeeded', amount, currency }
  }
  // Methods such as a bank debit take days, and may fail then.
  const hasFailed = typeof intent === 'object' && intent !== null && isOver.has(intent.status)
  return { reference, status: status === 'complete' && hasFailed ? 'failed' : 'asked' }
}

const isOver: ReadonlySet<string> = new Set(['canceled', 'requires_payment_method'])
