import { type Database, type ListReply, plainWords, type Settings, windowOf } from '@ashlar/sdk/server'
import type { NewProduct, Product, ProductQuery } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { ProductEntity } from './product.entity.ts'
import { shownProducts } from './shown-product.ts'
import { slugOf } from './slug.ts'
import { VariantEntity } from './variant.entity.ts'

/** Products as staff maintain them. */
export class ProductService {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async currency(): Promise<string> {
    return (await this.#settings.platform()).currency
  }

  list(query: ProductQuery): Promise<ListReply<Product>['results']> {
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const found = tx.db(ProductEntity).selectFrom('product').where('isDeleted', '=', false)
      const rows = await found.selectAll().orderBy('nameKey').orderBy('id').limit(limit).offset(offset).execute()
      return { rows: await shownProducts(tx, rows), total: rows.length }
    })
  }

  /** @throws UNKNOWN_PRODUCT */
  find(id: number): Promise<Product> {
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(ProductEntity, { id })
      const [product] = row === null ? [] : await shownProducts(tx, [row])
      if (product === undefined) throw errors.UNKNOWN_PRODUCT()
      return product
    })
  }

  async create({ name, slug = slugOf(name, 'product'), variants = [{}], ...given }: NewProduct): Promise<Product> {
    const id = await this.#database.tenant(async (tx) => {
      const { status, kind, attributes, images } = given
      const { id: productId } = await tx
        .db(ProductEntity)
        .insertInto('product')
        .values({
          ...{ name, slug, nameKey: plainWords(name), taxClassId: null, weight: null },
          ...{ lowStockAt: null, importedId: null, deletedAt: null },
          ...(status && { status }),
          ...(kind && { kind }),
          ...(attributes && { attributes }),
          ...(images && { images }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const [position, variant] of variants.entries()) {
        await tx
          .db(VariantEntity)
          .insertInto('variant')
          .values({
            ...{ productId, position, sku: variant.sku ?? `${slug}-${position}`, price: variant.price ?? 0 },
            ...{ stock: variant.stock ?? 0, attributes: variant.attributes ?? [] },
            ...{ compareAtPrice: null, weight: null, importedVariantId: null },
          })
          .execute()
      }
      return productId
    })
    return this.find(id)
  }
}
