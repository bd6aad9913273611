import {
  type CsvRows,
  type CsvStep,
  compiledCheck,
  type Database,
  type ListReply,
  pageOf,
  rowsBehind,
  type Settings,
} from '@ashlar/sdk/server'
import { Parse } from 'typebox/value'
import { type NewProduct, Product, type ProductChange, type ProductQuery, type ProductVersion } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { StoreSettings } from '../../settings.ts'
import { ProductEntity } from './product.entity.ts'
import { countProducts, productOrder, productsWhere, wantedProducts } from './product.list.ts'
import { shownProducts } from './shown-product.ts'
import { changedProduct, createdProduct, shownProduct, type Writing } from './write-product.ts'

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
    return this.#database.tenant(async (tx) => {
      const wanted = await wantedProducts(tx, query)
      const { rows, places } = await pageOf(productsWhere(tx, wanted).selectAll('product'), productOrder(query), query)
      const total = await countProducts(tx, wanted)
      const isCut = query.limit === -1 && places.next !== undefined
      return { rows: await shownProducts(tx, rows), ...total, ...places, ...(isCut && { truncated: true }) }
    })
  }

  /** The next rows of the list, for a file. */
  exported(query: ProductQuery, step: CsvStep): Promise<CsvRows<Product>> {
    return this.#database.tenant(async (tx) => {
      const all = productsWhere(tx, await wantedProducts(tx, query)).selectAll('product')
      const { rows, last } = await rowsBehind(all, productOrder(query), step)
      return { rows: await shownProducts(tx, rows), last }
    })
  }

  /** Also of one in the trash. @throws UNKNOWN_PRODUCT */
  find(id: number): Promise<Product> {
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(ProductEntity, { id })
      if (row === null) throw errors.UNKNOWN_PRODUCT()
      return shownProduct(tx, row)
    })
  }

  /** What changes replaced, newest first; those that an older version of the store wrote otherwise are left out. */
  versions(id: number): Promise<ProductVersion[]> {
    return this.#database.tenant(async (tx) => {
      if ((await tx.em.findOne(ProductEntity, { id })) === null) throw errors.UNKNOWN_PRODUCT()
      const kept = await tx.versions.list('store.product', id)
      return kept.flatMap(({ id: version, author, replacedAt, data }) =>
        isProduct(data) ? [{ id: version, author, replacedAt: replacedAt.toISOString(), product: data }] : [],
      )
    })
  }

  /** @throws what `createdProduct` throws */
  async create(given: NewProduct, by: string): Promise<Product> {
    const writing = await this.writing(by)
    return this.#database.tenant((tx) => createdProduct(tx, given, writing))
  }

  /** @throws what `changedProduct` throws */
  async change(id: number, given: ProductChange, by: string): Promise<Product> {
    const writing = await this.writing(by)
    return this.#database.tenant((tx) => changedProduct(tx, id, given, writing))
  }

  /** Read before the unit of work: it has a look at the database of its own. */
  async writing(by: string): Promise<Writing> {
    const { low_stock_at } = Parse(StoreSettings, await this.#settings.of('store'))
    return { by, reason: 'correction', lowAt: low_stock_at }
  }

  /** Reads as a request would; for the check before a version goes live. */
  async selfTest(): Promise<void> {
    await this.#database.platform('Check that products can be read', async (tx) => {
      await tx.db(ProductEntity).selectFrom('product').selectAll().limit(1).execute()
    })
  }
}

const isProduct = (data: unknown): data is Product => compiledCheck(Product, data)
