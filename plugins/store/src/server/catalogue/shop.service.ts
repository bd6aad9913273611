import { type Database, type Settings, sorted, type Transaction, windowOf } from '@ashlar/sdk/server'
import type {
  ProductStatus,
  Shop,
  ShopCategory,
  ShopPage,
  ShopProduct,
  ShopProductRow,
  ShopQuery,
  ShopView,
} from '../../contract.ts'
import { CategoryEntity } from '../category/category.entity.ts'
import { categoryTree, shopCategory } from '../category/category.store.ts'
import { movedFrom } from '../product/moved-slug.ts'
import { ProductEntity } from '../product/product.entity.ts'
import {
  countProducts,
  foundProducts,
  numbersIn,
  productOrder,
  productsWhere,
  type WantedProducts,
  withChildren,
} from '../product/product.list.ts'
import { tagsOfProducts } from '../product/product.tags.ts'
import { shopProduct, shopRows } from './shop-product.ts'

/** Rows behind these are reached by filters, not by paging. */
const furthest = 10_000

/** The store as visitors see it. */
export class ShopService implements Shop {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  async products(query: Omit<ShopQuery, 'slug'>, view: ShopView): Promise<ShopPage> {
    const currency = await this.#currency()
    const { limit, offset } = windowOf(query)
    return this.#database.tenant(async (tx) => {
      const all = await wantedProducts(tx, query, view)
      const { minPrice: from, maxPrice: to } = query
      const wanted = from === undefined && to === undefined ? all : { ...all, prices: { from, to } }
      const rows =
        offset >= furthest
          ? []
          : await sorted(productsWhere(tx, wanted).selectAll('product'), productOrder(query))
              .limit(limit)
              .offset(offset)
              .execute()
      const total = await countProducts(tx, wanted)
      return {
        rows: await shopRows(tx, rows),
        ...total,
        ...(await priceSpan(tx, all)),
        currency,
      }
    })
  }

  async byIds(ids: readonly number[], view: ShopView): Promise<{ rows: ShopProductRow[]; currency: string }> {
    const currency = await this.#currency()
    return this.#database.tenant(async (tx) => {
      const wanted = { isDeleted: false, ids, statuses: statusesFor(view) }
      const rows = await shopRows(tx, await productsWhere(tx, wanted).selectAll('product').execute())
      return { rows: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), currency }
    })
  }

  async product(slug: string, view: ShopView): Promise<{ product: ShopProduct; currency: string } | undefined> {
    const currency = await this.#currency()
    return this.#database.tenant(async (tx) => {
      const row = await tx.em.findOne(ProductEntity, { slug, isDeleted: false })
      if (row === null || !statusesFor(view).includes(row.status)) return undefined
      return { product: await shopProduct(tx, row), currency }
    })
  }

  categories(): Promise<ShopCategory[]> {
    return this.#database.tenant(async (tx) => (await categoryTree(tx)).map(shopCategory))
  }

  async category(slug: string): Promise<{ category: ShopCategory; children: ShopCategory[] } | undefined> {
    const tree = await this.categories()
    const category = tree.find((each) => each.slug === slug)
    return category && { category, children: tree.filter(({ parent_id }) => parent_id === category.id) }
  }

  movedProduct(slug: string, view: ShopView): Promise<string | undefined> {
    return this.#database.tenant(async (tx) => {
      const id = await movedFrom(tx, 'product', slug)
      const row = id === undefined ? null : await tx.em.findOne(ProductEntity, { id, isDeleted: false })
      return row !== null && statusesFor(view).includes(row.status) ? row.slug : undefined
    })
  }

  movedCategory(slug: string): Promise<string | undefined> {
    return this.#database.tenant(async (tx) => {
      const id = await movedFrom(tx, 'category', slug)
      const row = id === undefined ? null : await tx.em.findOne(CategoryEntity, { id })
      return row?.slug
    })
  }

  addresses(after: number, limit: number): Promise<{ id: number; slug: string; updatedAt: Date }[]> {
    return this.#database.tenant((tx) =>
      productsWhere(tx, { isDeleted: false, statuses: ['published'] })
        .select(['id', 'slug', 'updatedAt'])
        .where('isHiddenFromSearch', '=', false)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    )
  }

  count(): Promise<number> {
    return this.#database.tenant((tx) => tx.totals.of('store.product', ['published']))
  }

  async #currency(): Promise<string> {
    return (await this.#settings.platform()).currency
  }
}

const statusesFor = ({ seesDrafts }: ShopView): ProductStatus[] => (seesDrafts ? ['published', 'draft'] : ['published'])

async function wantedProducts(
  tx: Transaction,
  { search, productIds, categoryIds, tagIds }: Omit<ShopQuery, 'slug'>,
  view: ShopView,
): Promise<WantedProducts> {
  const found = await foundProducts(tx, search)
  const chosen = numbersIn(productIds)
  return {
    isDeleted: false,
    statuses: statusesFor(view),
    ids: found && chosen ? found.ids.filter((id) => chosen.includes(id)) : (found?.ids ?? chosen),
    hasMore: found?.more,
    categories: await withChildren(tx, numbersIn(categoryIds)),
    tags: tagsOfProducts.where(tagIds),
  }
}

/** The lowest and the highest price, whatever range is wanted: the slider keeps its ends (OPEN-307). */
async function priceSpan(tx: Transaction, wanted: WantedProducts): Promise<{ minPrice: number; maxPrice: number }> {
  const lowest = await productsWhere(tx, wanted).select('minPrice').orderBy('minPrice').limit(1).executeTakeFirst()
  const highest = await productsWhere(tx, wanted)
    .select('maxPrice')
    .orderBy('maxPrice', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { minPrice: lowest?.minPrice ?? 0, maxPrice: highest?.maxPrice ?? 0 }
}
