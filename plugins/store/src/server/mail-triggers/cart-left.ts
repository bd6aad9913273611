import { type EventTrigger, formatMoney, type TriggerPerson } from '@ashlar/sdk'
import type { Settings } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { cartAbandoned } from '../../contract.ts'
import { cartIsLeft } from '../../mail-triggers.ts'

/** Automations of mails can begin with a cart that was left alone. */
export class CartLeft implements EventTrigger {
  readonly id = 'store.cart-abandoned'
  readonly title = cartIsLeft.title
  readonly event = cartAbandoned
  readonly values = cartIsLeft.values
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
