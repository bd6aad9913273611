import { decimalText } from '@ashlar/sdk'
import type { Database, Settings } from '@ashlar/sdk/server'
import type { LineSource, ProductLine, StoreCatalogue } from '../../contract.ts'

/** Products that a search gives at most. */
const mostFound = 20

/** Products as lines of documents: at the price of the day on which they are added. */
export class ProductLines implements LineSource {
  readonly id = 'store.products'
  readonly title = 'Products'
  readonly #database: Database
  readonly #settings: Settings
  readonly #catalogue: StoreCatalogue

  constructor(database: Database, settings: Settings, catalogue: StoreCatalogue) {
    this.#database = database
    this.#settings = settings
    this.#catalogue = catalogue
  }

  async search(words: string) {
    const { currency } = await this.#settings.platform()
    const found = await this.#database.tenant((tx) => this.#catalogue.search(tx, words, mostFound))
    return found.map(({ variantId, name, sku, unitPrice }) => ({
      ...{ id: String(variantId), title: name },
      detail: [sku, `${decimalText(unitPrice, currency)} ${currency}`].filter((part) => part !== '').join(', '),
    }))
  }

  async lines(id: string): Promise<readonly ProductLine[]> {
    const found = await this.#database.tenant((tx) => this.#catalogue.byIds(tx, [Number(id)]))
    return found.map(({ name, kind, sku, unitPrice, taxClass }) => ({
      name,
      kind,
      sku,
      quantity: 1,
      unitPrice,
      taxClass,
    }))
  }

  /** A product can be billed any number of times. */
  async billed(): Promise<void> {}
}
