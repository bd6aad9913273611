import { formatMoney } from '@ashlar/sdk'
import type { Settings } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { cartAbandoned, type MailTrigger, type TriggerPerson } from '../../contract.ts'

/** Automations of mails can begin with a cart that was left alone. */
export class CartLeft implements MailTrigger {
  readonly id = 'store.cart-abandoned'
  readonly title = 'A cart is left alone'
  readonly event = cartAbandoned
  readonly values = ['cart_total']
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async person(payload: unknown): Promise<TriggerPerson | undefined> {
    if (!Check(cartAbandoned.payload, payload)) return undefined
    const { language } = await this.#settings.platform()
    const { email, total, currency } = payload
    return { email, name: '', values: { cart_total: formatMoney(total, currency, language) } }
  }
}
