/** What the stand-in of Stripe has written down. */
export interface Ledger {
  readonly sessions: readonly Session[]
  readonly charges: readonly Charge[]
  readonly refunds: readonly Refund[]
  /** Events that were sent, with how they were answered; 0 for no answer. */
  readonly deliveries: readonly { readonly type: string; readonly host: string; readonly status: number }[]
  /** How often the API was asked for something: `POST /v1/refunds`. */
  readonly asked: readonly string[]
}

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly url: string | null
  readonly status: 'open' | 'complete' | 'expired'
  readonly payment_status: 'unpaid' | 'paid'
  readonly amount_total: number
  readonly currency: string
  readonly client_reference_id: string
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_intent: string | null
  readonly success_url: string
  readonly title: string
}

export interface Charge {
  readonly session: string
  /** The payment intent, whose status says whether the money came. */
  readonly intent: string
  readonly intentStatus: 'processing' | 'succeeded' | 'requires_payment_method'
  readonly amount: number
  readonly currency: string
}

export interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly metadata: Readonly<Record<string, string>>
}

/** Where events are sent, as a website enters it at Stripe. */
export interface Endpoint {
  readonly url: string
  /** Host name of the website, where the address does not say it. */
  readonly host?: string
  readonly secret: string
}

/** How the stand-in behaves from now on; what is left out stays as it is. */
export interface Behaviour {
  readonly endpoints?: readonly Endpoint[]
  /** Milliseconds before each answer of the API. */
  readonly slow?: number
  /** Status of each answer of the API; 0 for the right ones. */
  readonly failing?: number
  /** The API does what is posted, then closes the connection without an answer. */
  readonly isSilent?: boolean
  /** The API does what is posted, and never answers. */
  readonly holdsAnswers?: boolean
  /** What it says that came instead of what was asked for; null for the truth. */
  readonly lie?: { readonly amount_total: number; readonly currency: string } | null
  /** How often each event is sent. */
  readonly times?: number
  /** Events wait until they are released. */
  readonly holdsEvents?: boolean
  /** What a refund is at first. */
  readonly refundStatus?: Refund['status']
}

/** Something that happens at Stripe without anybody asking for it. */
export type Happening =
  | { readonly happens: 'release'; readonly order: 'as-sent' | 'reversed' }
  | { readonly happens: 'expire'; readonly session: string }
  /** A bank debit that was under way arrives, or does not. */
  | { readonly happens: 'debit'; readonly session: string; readonly arrives: boolean }
  | { readonly happens: 'refund-arrives'; readonly refund: string }
  /** A day later idempotency keys are forgotten. */
  | { readonly happens: 'forget-keys' }
  | { readonly happens: 'die' }
