import { type Amount, type CollectionMember, defineCollection } from '@ashlar/sdk'
import type { PaymentStatus } from './payment.ts'

/** A payment as its provider is asked for it. */
export interface ProviderPayment {
  /** The same for each try: what is sent as idempotency key. */
  readonly key: string
  readonly amount: Amount
  readonly currency: string
  /** What the customer reads on the provider's page. */
  readonly title: string
  /** Whole address to which the customer comes back. */
  readonly returnTo: string
  /** What the provider calls it; empty until it was begun. */
  readonly reference: string
}

/** How things stand with a provider. */
export interface ProviderStatus {
  readonly status: PaymentStatus
  /** What the provider calls the payment. */
  readonly reference: string
  /** What came, where it succeeded. */
  readonly amount?: Amount
  readonly currency?: string
}

/** Something that a provider tells by itself. */
export interface ProviderNews extends ProviderStatus {
  /** The provider's id of it: told again, it changes nothing. */
  readonly eventId: string
}

/** Takes money for a website. Asked outside of any unit of work; what it throws is tried again. */
export interface PaymentProvider extends CollectionMember {
  /** What customers read: `Bank transfer`. */
  readonly title: string
  /** Whether the website has set it up. */
  isReady(): Promise<boolean>
  begin(payment: ProviderPayment): Promise<ProviderStatus & { readonly goTo?: string; readonly instructions?: string }>
  /** Asked when nothing was heard for a quarter of an hour. Without it a person says whether the money came. */
  status?(payment: ProviderPayment): Promise<ProviderStatus>
  /** `key` is the refund's own. */
  refund(refund: {
    readonly key: string
    readonly payment: ProviderPayment
    readonly amount: Amount
  }): Promise<PaymentStatus>
  /** Read what the provider sent; undefined for what is none of its own, such as a wrong signature. */
  received?(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<ProviderNews | 'ignored' | undefined>
}

/** Providers of payments, such as `stripe`. */
export const paymentProviders = defineCollection<PaymentProvider>('commerce.payment-providers')
