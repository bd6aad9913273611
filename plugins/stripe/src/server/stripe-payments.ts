import type { PaymentProvider, PaymentStatus, ProviderNews, ProviderPayment } from '@ashlar/plugin-commerce'
import type { Amount } from '@ashlar/sdk'
import type { Stripe } from 'stripe'
import { errors, isRefusal } from '../errors.ts'
import { statusOf } from './session-status.ts'
import type { StripeApi } from './stripe-api.ts'
import { stripeUnits } from './stripe-units.ts'

/** Payments on a page of Stripe (Checkout). */
export class StripePayments implements PaymentProvider {
  readonly id = 'stripe'
  readonly title = 'Stripe'
  readonly #api: StripeApi

  constructor(api: StripeApi) {
    this.#api = api
  }

  isReady(): Promise<boolean> {
    return this.#api.isReady()
  }

  /** Leads to the page that was begun before, unless it has failed: two open pages could both be paid. */
  async begin(payment: ProviderPayment) {
    const before = payment.reference === '' ? undefined : await this.#session(payment.reference)
    if (before !== undefined && statusOf(before).status !== 'failed') return begun(before)
    return begun(await this.#newSession(payment))
  }

  async status({ reference }: ProviderPayment) {
    // Nobody knows the address of a page that was never noted down.
    if (reference === '') return { reference, status: 'asked' } as const
    return statusOf(await this.#session(reference))
  }

  /** Stripe forgets keys after a day, so what it has of this refund is looked up first. */
  async refund({ key, payment, amount }: { key: string; payment: ProviderPayment; amount: Amount }) {
    const session = await this.#session(payment.reference)
    const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id
    if (intent === undefined) return 'failed'
    const currency = session.currency?.toUpperCase() ?? payment.currency
    const units = stripeUnits(amount, currency)
    if (units === undefined) return 'failed'
    const refunds = await this.#api.ask((stripe) => stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    const known = refunds.data.find(({ metadata }) => metadata?.['ashlar_refund'] === key)
    if (known !== undefined) return refundStatuses[known.status ?? ''] ?? 'asked'
    try {
      const made = await this.#api.ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: intent, amount: units, metadata: { ashlar_refund: key } },
          { idempotencyKey: key },
        ),
      )
      return refundStatuses[made.status ?? ''] ?? 'asked'
    } catch (error) {
      // It will not be refunded however often it is asked: staff see that, and may try again.
      if (isRefusal(error)) return 'failed'
      throw error
    }
  }

  async received(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>) {
    const signature = headers['stripe-signature']
    if (typeof signature !== 'string') return undefined
    const event = await this.#api.signed(rawBody, signature)
    return event && newsOf(event)
  }

  #session(reference: string): Promise<Stripe.Checkout.Session> {
    return this.#api.ask((stripe) => stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }))
  }

  #newSession({ key, amount, currency, title, returnTo, reference }: ProviderPayment) {
    const units = stripeUnits(amount, currency)
    if (units === undefined) throw errors.UNEVEN_AMOUNT(currency)
    const metadata = { ashlar_payment: key }
    return this.#api.ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: key,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: currency.toLowerCase(), unit_amount: units, product_data: { name: title } },
            },
          ],
          ...{ success_url: returnTo, cancel_url: returnTo, metadata },
          payment_intent_data: { description: title, metadata },
        },
        // The key of a page that has failed would give that very page again.
        { idempotencyKey: reference === '' ? key : `${key}-${reference}` },
      ),
    )
  }
}

function begun(session: Stripe.Checkout.Session) {
  const status = statusOf(session)
  return { ...status, ...(session.status === 'open' && session.url !== null && { goTo: session.url }) }
}

const refundStatuses: Readonly<Record<string, PaymentStatus>> = {
  ...{ succeeded: 'succeeded', failed: 'failed', canceled: 'failed' },
}

/** What an event says of a payment. */
function newsOf(event: Stripe.Event): ProviderNews | 'ignored' {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { ...statusOf(event.data.object), eventId: event.id }
    case 'checkout.session.async_payment_failed':
      return { eventId: event.id, reference: event.data.object.id, status: 'failed' }
    default:
      return 'ignored'
  }
}
