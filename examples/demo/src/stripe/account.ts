import { randomBytes } from 'node:crypto'
import type { Behaviour, Charge, Ledger, Refund, Session } from './ledger.ts'

/** A request that Stripe will not do. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

export type StripeEvent = { readonly type: string; readonly object: object }

const made = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

/** The books of the stand-in: what was asked for is done once for each idempotency key. */
export class Account {
  readonly #sessions = new Map<string, Session>()
  readonly #charges = new Map<string, Charge>()
  readonly #refunds = new Map<string, Refund>()
  readonly #replies = new Map<string, { readonly params: string; readonly reply: object }>()
  behaviour: Behaviour = {}

  ledger(): Pick<Ledger, 'sessions' | 'charges' | 'refunds'> {
    return {
      sessions: [...this.#sessions.values()],
      charges: [...this.#charges.values()],
      refunds: [...this.#refunds.values()],
    }
  }

  /** What was done before with this key, or what is done now. */
  once(key: string | undefined, params: URLSearchParams, work: () => object): object {
    const before = key === undefined ? undefined : this.#replies.get(key)
    if (before !== undefined && before.params !== String(params)) {
      throw new Refusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      )
    }
    const reply = before?.reply ?? work()
    if (key !== undefined) this.#replies.set(key, { params: String(params), reply })
    return reply
  }

  forgetKeys(): void {
    this.#replies.clear()
  }

  openSession(params: URLSearchParams, base: string): Session {
    const [amount, currency] = [
      Number(params.get('line_items[0][price_data][unit_amount]')),
      params.get('line_items[0][price_data][currency]') ?? '',
    ]
    if (!Number.isSafeInteger(amount) || amount < 50) {
      throw new Refusal(400, 'invalid_request_error', 'The amount due must be at least 50 units.')
    }
    const id = made('cs_test')
    const session: Session = {
      ...{ id, object: 'checkout.session', url: `${base}/pay/${id}`, status: 'open', payment_status: 'unpaid' },
      ...{ amount_total: amount, currency, payment_intent: null, metadata: within(params, 'metadata') },
      client_reference_id: params.get('client_reference_id') ?? '',
      success_url: params.get('success_url') ?? '',
      title: params.get('line_items[0][price_data][product_data][name]') ?? '',
    }
    this.#sessions.set(id, session)
    return session
  }

  session(id: string): Session {
    const session = this.#sessions.get(id)
    if (!session) throw new Refusal(404, 'invalid_request_error', `No such checkout.session: '${id}'`)
    return session
  }

  /** As the API shows it with `expand[]=payment_intent`. */
  expanded(session: Session): object {
    const charge = this.#charges.get(session.id)
    return charge ? { ...session, payment_intent: { id: charge.intent, status: charge.intentStatus } } : session
  }

  /** Somebody pays on the hosted page: at once by card, or by a bank debit that takes days. */
  pay(id: string, by: 'card' | 'debit'): StripeEvent[] {
    const session = this.session(id)
    if (session.status !== 'open') throw new Refusal(400, 'invalid_request_error', 'This page has expired.')
    const intent = made('pi')
    const { amount_total, currency } = this.behaviour.lie ?? session
    const intentStatus = by === 'card' ? 'succeeded' : 'processing'
    this.#charges.set(id, { session: id, intent, intentStatus, amount: amount_total, currency })
    const paid = this.#change({
      ...{ ...session, url: null, status: 'complete', payment_status: by === 'card' ? 'paid' : 'unpaid' },
      ...{ amount_total, currency, payment_intent: intent },
    })
    const completed = { type: 'checkout.session.completed', object: paid }
    return by === 'card'
      ? [{ type: 'payment_intent.succeeded', object: { id: intent, object: 'payment_intent' } }, completed]
      : [completed]
  }

  expire(id: string): StripeEvent[] {
    const object = this.#change({ ...this.session(id), status: 'expired', url: null })
    return [{ type: 'checkout.session.expired', object }]
  }

  debit(id: string, arrives: boolean): StripeEvent[] {
    const charge = this.#charges.get(id)
    if (!charge) throw new Refusal(400, 'invalid_request_error', 'Nothing is under way.')
    this.#charges.set(id, { ...charge, intentStatus: arrives ? 'succeeded' : 'requires_payment_method' })
    const object = this.#change({ ...this.session(id), payment_status: arrives ? 'paid' : 'unpaid' })
    return [{ type: `checkout.session.async_payment_${arrives ? 'succeeded' : 'failed'}`, object }]
  }

  refund(params: URLSearchParams): Refund {
    const intent = params.get('payment_intent') ?? ''
    const charge = [...this.#charges.values()].find((each) => each.intent === intent)
    if (!charge) throw new Refusal(404, 'invalid_request_error', `No such payment_intent: '${intent}'`)
    const amount = Number(params.get('amount'))
    const left = charge.amount - this.refundsOf(intent).reduce((sum, each) => sum + each.amount, 0)
    if (amount > left) {
      throw new Refusal(
        400,
        'invalid_request_error',
        `Refund amount (${amount}) is greater than unrefunded amount (${left}).`,
      )
    }
    const status = this.behaviour.refundStatus ?? 'succeeded'
    const metadata = within(params, 'metadata')
    const refund: Refund = { id: made('re'), object: 'refund', payment_intent: intent, amount, status, metadata }
    this.#refunds.set(refund.id, refund)
    return refund
  }

  refundsOf(intent: string): Refund[] {
    return [...this.#refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
  }

  refundArrives(id: string): void {
    const refund = this.#refunds.get(id)
    if (refund) this.#refunds.set(id, { ...refund, status: 'succeeded' })
  }

  #change(session: Session): Session {
    this.#sessions.set(session.id, session)
    return session
  }
}

/** Members of an object in a form: `metadata[order]`. */
function within(params: URLSearchParams, name: string): Record<string, string> {
  const members = [...params].flatMap(([key, value]): [string, string][] => {
    const member = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1]
    return member === undefined ? [] : [[member, value]]
  })
  return Object.fromEntries(members)
}
