import { token } from '@ashlar/sdk'
import { provide } from '@ashlar/sdk/server'
import { listShopProducts } from '../../contract.ts'
import { ShopService } from './shop.service.ts'

/** What forms take from whoever brings the choices of a field (`forms.field-…`), as far as the store says it. */
interface FieldContribution {
  choices(): Promise<{ readonly names: readonly string[]; readonly tags: readonly string[] }>
  readonly search?: string
  preset?(slug: string): Promise<string | undefined>
}

const field = (type: string) => token<FieldContribution>(`forms.field-${type}`)

/** A product field searches while somebody types (OPEN-246); a link to the form can name the product by its slug. */
class ProductField implements FieldContribution {
  readonly search = listShopProducts.path
  readonly #shop: ShopService

  constructor(shop: ShopService) {
    this.#shop = shop
  }

  async choices() {
    return { names: [], tags: ['store:list'] }
  }

  async preset(slug: string): Promise<string | undefined> {
    return (await this.#shop.product(slug, { seesDrafts: false }))?.product.name
  }
}

/** Fields of categories offer each name once, parents before what is below them. */
class CategoryField implements FieldContribution {
  readonly #shop: ShopService

  constructor(shop: ShopService) {
    this.#shop = shop
  }

  async choices() {
    const all = await this.#shop.categories()
    return {
      names: [...new Set(all.map(({ category }) => category))],
      tags: ['store:list', ...all.map(({ id }) => `category:${id}`)],
    }
  }
}

export const formFields = [
  provide(field('product'), ProductField, ShopService),
  provide(field('product-categories-dropdown'), CategoryField, ShopService),
  provide(field('product-categories-checkbox'), CategoryField, ShopService),
]
