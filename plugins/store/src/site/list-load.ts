import type { BlockProps } from '@ashlar/sdk'
import type { CartRules } from '../block/cart-rules.ts'
import { currentPage, type ListFilters, lastPage, listFilters } from '../block/list-filters.ts'
import type { productList } from '../block/product-list.ts'
import { productCard, type ShownList } from '../block/shown-list.ts'
import type { ShopCategory } from '../contract/category.ts'
import type { Shop, ShopPage, ShopQuery, ShopView } from '../contract.ts'

type ListProps = BlockProps<typeof productList>

interface ListInput {
  readonly props: ListProps
  readonly query: Readonly<Record<string, string>>
  readonly viewer: ShopView
  readonly cart: CartRules
}

type ListQuery = Omit<ShopQuery, 'slug'>

/** Products that "Load More" has brought at most: more make a page that nobody can use. */
const mostShown = 500

/** What a product list shows for an address, and what the page is kept under. */
export async function shownList(shop: Shop, { props, query, viewer, cart }: ListInput) {
  const offered = offeredCategories(await shop.categories(), props)
  const asked = listFilters(props, query)
  const ids = asked.categoryIds?.filter((id) => offered.some((category) => category.id === id)) ?? []
  const { categoryIds: _, ...others } = asked
  const filters: ListFilters = { ...others, ...(ids.length > 0 && { categoryIds: ids }) }

  const find = (at: number) => shop.products(listQuery(props, filters, at), viewer)
  let page = reachablePage(props, currentPage(props, query))
  let found = await find(page)
  const last = lastPage(countOf(props, found), props.perPage)
  if (page > last) {
    page = last
    found = await find(page)
  }
  const total = countOf(props, found)
  const before = props.paginationType === 'loadMore' ? 0 : (page - 1) * props.perPage
  const data: ShownList = {
    rows: found.rows.slice(0, Math.max(0, total - before)).map(productCard),
    total,
    totalIsEstimate: props.limit === 0 && found.totalIsEstimate === true,
    ...{ minPrice: found.minPrice, maxPrice: found.maxPrice, currency: found.currency },
    ...{ page, lastPage: last, filters, cart },
    categories: props.showFiltersBox ? offered.map(({ id, category, parent_id }) => ({ id, category, parent_id })) : [],
  }
  return { data, tags: ['settings', 'store:list', ...tagsOf(data), ...offered.map(({ id }) => `category:${id}`)] }
}

function tagsOf({ rows }: ShownList): string[] {
  return rows.flatMap(({ id, categories }) => [`product:${id}`, ...categories.map((each) => `category:${each.id}`)])
}

/** The categories of the block with what is below them; all of them where it names none. */
export function offeredCategories(all: readonly ShopCategory[], { categories }: Pick<ListProps, 'categories'>) {
  if (categories.length === 0) return all
  const chosen = new Set(categories.map(({ value }) => value))
  return all.filter(({ id, parent_id }) => chosen.has(id) || (parent_id !== null && chosen.has(parent_id)))
}

/** No limit is 0 (OPEN-302). */
const countOf = ({ limit }: ListProps, { total }: ShopPage): number => (limit === 0 ? total : Math.min(limit, total))

const reachablePage = ({ paginationType, perPage }: ListProps, page: number): number =>
  paginationType === 'loadMore' ? Math.min(page, Math.max(1, Math.floor(mostShown / perPage))) : page

/** What the store is asked for. A carousel asks for its page of what was chosen, and nothing else (STORE-071). */
export function listQuery(props: ListProps, filters: ListFilters, page: number): ListQuery {
  const joined = (list: readonly number[]) => list.join(',')
  const chosen = (list: ListProps['categories']) => joined(list.map(({ value }) => value))
  const isMore = props.paginationType === 'loadMore'
  const categoryIds = filters.categoryIds ? joined(filters.categoryIds) : chosen(props.categories)
  const window: ListQuery = {
    currentPage: isMore ? 1 : page,
    itemsPerPage: isMore ? props.perPage * page : props.perPage,
    ...(props.products.length > 0 && { productIds: chosen(props.products) }),
    ...(categoryIds !== '' && { categoryIds }),
  }
  if (props.paginationType === 'carousel') return window
  const { search, minPrice, maxPrice } = filters
  return {
    ...window,
    ...(props.tags.length > 0 && { tagIds: chosen(props.tags) }),
    ...(search !== undefined && { search }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    orderBy: filters.orderBy ?? props.orderBy,
    orderDirection: filters.orderDirection ?? props.orderDirection,
  }
}
