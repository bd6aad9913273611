import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { PaymentProvider, PaymentStatus, ProviderPayment } from '../../contract.ts'
import { PaymentSettings } from '../../settings.ts'

/** What the last two digits of an amount do, so that people can try what happens then. */
const outcomes: Readonly<Record<number, PaymentStatus>> = { 13: 'failed', 14: 'asked' }

/** Pays at once and moves no money: for trying a shop before it opens. */
export class TestPayments implements PaymentProvider {
  readonly id = 'test'
  readonly title = 'Test payment'
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async isReady(): Promise<boolean> {
    return Parse(PaymentSettings, await this.#settings.of('commerce')).test_payments
  }

  async begin({ key, amount, currency }: ProviderPayment) {
    return { reference: key, status: outcomes[amount % 100] ?? 'succeeded', amount, currency }
  }

  /** Whoever began has paid by now. */
  async status({ key, amount, currency, reference }: ProviderPayment) {
    if (reference === '') return { reference, status: 'asked' } as const
    return { reference: key, status: amount % 100 === 13 ? 'failed' : 'succeeded', amount, currency } as const
  }

  async refund({ amount }: { readonly amount: number }) {
    return amount % 100 === 13 ? ('failed' as const) : ('succeeded' as const)
  }
}
