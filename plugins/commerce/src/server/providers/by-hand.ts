import type { Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import type { PaymentProvider, ProviderPayment } from '../../contract.ts'
import { PaymentSettings } from '../../settings.ts'

/** Money that a person takes: its provider only says where the customer sends it. */
abstract class ByHand {
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  protected async settings(): Promise<PaymentSettings> {
    return Parse(PaymentSettings, await this.#settings.of('commerce'))
  }

  async begin({ key }: ProviderPayment) {
    return { status: 'asked', reference: key } as const
  }

  /** The person who says that it is given back gives it. */
  async refund() {
    return 'succeeded' as const
  }
}

export class BankTransfer extends ByHand implements PaymentProvider {
  readonly id = 'bank_transfer'
  readonly title = 'Bank transfer'

  async isReady(): Promise<boolean> {
    const { bank_transfer, bank_details } = await this.settings()
    return bank_transfer && bank_details.trim() !== ''
  }

  override async begin(payment: ProviderPayment) {
    const { bank_details } = await this.settings()
    return { ...(await super.begin(payment)), instructions: `${bank_details.trim()}\n${payment.title}` }
  }
}

export class Cash extends ByHand implements PaymentProvider {
  readonly id = 'cash'
  readonly title = 'Cash'

  async isReady(): Promise<boolean> {
    return (await this.settings()).cash
  }
}

export class OnPickup extends ByHand implements PaymentProvider {
  readonly id = 'on_pickup'
  readonly title = 'On pick-up'

  async isReady(): Promise<boolean> {
    return (await this.settings()).on_pickup
  }
}
