import {
  type ListOrder,
  type ListTotal,
  type RecordCondition,
  type SearchResult,
  type TablesOf,
  type Transaction,
  totalOf,
  totalWith,
} from '@ashlar/sdk/server'
import {
  type ProductKind,
  type ProductQuery,
  type ProductStatus,
  productKinds,
  type productOrders,
  productStatuses,
  type StockState,
  stockStates,
} from '../../contract.ts'
import { CategoryEntity } from '../category/category.entity.ts'
import { ProductEntity } from './product.entity.ts'
import { tagsOfProducts } from './product.tags.ts'
import { productWords } from './product.words.ts'
import { ProductCategoryEntity } from './product-category.entity.ts'

/** Products found by their words at most. */
const searchLimit = 1_000

/** Which products: all without a member. */
export interface WantedProducts {
  readonly isDeleted: boolean
  readonly ids?: readonly number[] | undefined
  /** A search could not read all of them. */
  readonly hasMore?: boolean | undefined
  readonly statuses?: readonly ProductStatus[] | undefined
  readonly kinds?: readonly ProductKind[] | undefined
  readonly stockStates?: readonly StockState[] | undefined
  readonly isLow?: boolean | undefined
  /** With their subcategories. */
  readonly categories?: readonly number[] | undefined
  readonly tags?: RecordCondition | undefined
  /** Products with a price in this range. */
  readonly prices?: { readonly from: number | undefined; readonly to: number | undefined } | undefined
}

const sortColumns = {
  name: ['nameKey', 'text'],
  unitPrice: ['minPrice', 'bigint'],
  stock: ['stock', 'bigint'],
  publish_date: ['publishDate', 'timestamptz'],
  createdAt: ['createdAt', 'timestamptz'],
  updatedAt: ['updatedAt', 'timestamptz'],
} as const satisfies Record<(typeof productOrders)[number], readonly [string, string]>

export function productOrder({
  orderBy = 'name',
  orderDirection,
}: Pick<ProductQuery, 'orderBy' | 'orderDirection'>): ListOrder<
  TablesOf<typeof ProductEntity | typeof ProductCategoryEntity>,
  'product'
> {
  const [by, type] = sortColumns[orderBy]
  const direction = orderDirection?.toLowerCase() === 'desc' ? 'desc' : 'asc'
  return { columns: ({ ref }) => [ref(by), ref('id')], type, direction }
}

export async function wantedProducts(tx: Transaction, query: ProductQuery): Promise<WantedProducts> {
  const { search, status, kind, category, tag, stock_state, is_low, is_deleted = false } = query
  const found = await foundProducts(tx, search)
  return {
    isDeleted: is_deleted,
    ids: found?.ids,
    hasMore: found?.more,
    statuses: status === undefined ? undefined : among(productStatuses, status),
    kinds: kind === undefined ? undefined : among(productKinds, kind),
    stockStates: stock_state === undefined ? undefined : among(stockStates, stock_state),
    isLow: is_low,
    categories: await withChildren(tx, numbersIn(category)),
    tags: tagsOfProducts.where(tag),
  }
}

/** Products with these words, the best first; undefined for no words. */
export const foundProducts = async (tx: Transaction, search = ''): Promise<SearchResult | undefined> =>
  search.trim() === '' ? undefined : tx.search.find(productWords, search, { limit: searchLimit })

export const numbersIn = (list: string | undefined): number[] | undefined => list?.split(',').map(Number)

/** Categories with those below them. */
export async function withChildren(
  tx: Transaction,
  ids: readonly number[] | undefined,
): Promise<readonly number[] | undefined> {
  if (ids === undefined) return undefined
  const children = await tx
    .db(CategoryEntity)
    .selectFrom('category')
    .select('id')
    .where(({ eb, fn, val }) => eb('parentId', '=', fn.any(val(ids))))
    .execute()
  return [...new Set([...ids, ...children.map(({ id }) => id)])]
}

/** To be put in order and cut. */
export function productsWhere(tx: Transaction, wanted: WantedProducts) {
  const { ids, statuses, kinds, stockStates: states, isLow, categories, tags, prices, isDeleted } = wanted
  let found = tx.db(ProductEntity, ProductCategoryEntity).selectFrom('product').where('isDeleted', '=', isDeleted)
  if (ids) found = found.where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
  if (statuses) {
    const [only, ...others] = statuses
    // Only an equation lets the index give the order of the list, too.
    found =
      only !== undefined && others.length === 0
        ? found.where('status', '=', only)
        : found.where(({ eb, fn, val }) => eb('status', '=', fn.any(val(statuses))))
  }
  if (kinds) found = found.where(({ eb, fn, val }) => eb('kind', '=', fn.any(val(kinds))))
  if (states) found = found.where(({ eb, fn, val }) => eb('stockState', '=', fn.any(val(states))))
  if (isLow !== undefined) found = found.where('isLow', '=', isLow)
  if (prices?.from !== undefined) found = found.where('maxPrice', '>=', prices.from)
  if (prices?.to !== undefined) found = found.where('minPrice', '<=', prices.to)
  if (tags) found = found.where(tags)
  if (categories) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_category')
          .select('productId')
          .whereRef('product_category.productId', '=', 'product.id')
          .where(({ eb, fn, val }) => eb('categoryId', '=', fn.any(val(categories)))),
      ),
    )
  }
  return found
}

/** Kept numbers where they are enough; counted up to 10,000 where something narrows the list further. */
export async function countProducts(tx: Transaction, wanted: WantedProducts): Promise<ListTotal> {
  const { ids, statuses = productStatuses, kinds, stockStates: states, isLow, categories, tags, prices } = wanted
  const others = [ids, kinds, states, isLow, categories, tags, prices]
  if (others.every((each) => each === undefined)) {
    return totalWith(await tx.totals.of('store.product', wanted.isDeleted ? ['deleted'] : statuses), false)
  }
  const { total, totalIsEstimate = false } = await totalOf(
    tx.db(ProductEntity, ProductCategoryEntity),
    productsWhere(tx, wanted),
  )
  return totalWith(total, totalIsEstimate || (wanted.hasMore ?? false))
}

const among = <const Words extends readonly string[]>(words: Words, list: string): Words[number][] => {
  const wanted = new Set(list.split(','))
  return words.filter((word) => wanted.has(word))
}
