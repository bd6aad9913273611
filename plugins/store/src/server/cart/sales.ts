import type { CurrentTenant, Settings } from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { words } from '../../sales/visitor-texts.ts'
import { StoreSettings } from '../../settings.ts'
import type { Saying } from './line-problems.ts'
import type { QuantityRules } from './quantity-rules.ts'

/** How the website of the running work sells: read once, before a unit of work begins. */
export interface SalesRules extends Saying {
  readonly isOpen: boolean
  readonly rules: QuantityRules
  readonly offersPickup: boolean
  /** Address of the terms; empty for none. */
  readonly terms: string
  readonly country: string
  /** Where orders are picked up, and taxed then. */
  readonly region: string
  readonly timeZone: string
  readonly origin: string
}

/** Reads how the website sells. */
export class Sales {
  readonly #settings: Settings
  readonly #current: CurrentTenant

  constructor(settings: Settings, current: CurrentTenant) {
    this.#settings = settings
    this.#current = current
  }

  async rules(): Promise<SalesRules> {
    const own = Parse(StoreSettings, await this.#settings.of('store'))
    const { currency, language, country, time_zone } = await this.#settings.platform()
    return {
      ...{ currency, language, country, timeZone: time_zone, words: words(language) },
      isOpen: own.enabled,
      rules: { most: own.max_product_cart_quantity, sellsOutOfStock: own.add_out_of_stock_product_to_cart },
      offersPickup: own.pickup,
      terms: own.terms,
      region: own.pickup_region,
      origin: this.#current.get()?.origin ?? '',
    }
  }
}
