import type { BlockProps } from '@ashlar/sdk'
import { shopOrders } from '../contract/shop-orders.ts'
import type { productList } from './product-list.ts'

/** Parameters of the address that a product list reads (OPEN-306, STORE-007). */
export const filterNames = ['search', 'categoryIds', 'minPrice', 'maxPrice', 'orderBy', 'orderDirection'] as const
export const pageName = 'currentPage'

/** What the address asks a product list for; absent is what it does not ask for. */
export interface ListFilters {
  readonly search?: string
  readonly categoryIds?: readonly number[]
  /** In minor units. */
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly orderBy?: (typeof shopOrders)[number]
  readonly orderDirection?: 'asc' | 'desc'
}

type ListProps = Pick<BlockProps<typeof productList>, 'isShopPage' | 'showFiltersBox' | 'pagination' | 'paginationType'>

/** A carousel shows what was chosen for it (STORE-071); so does a list without filters that is not the shop page. */
export const readsFilters = ({ isShopPage, showFiltersBox, paginationType }: ListProps): boolean =>
  paginationType !== 'carousel' && (isShopPage || showFiltersBox)

/** Read an address. What is no number, no field and no direction is left out, as if nobody had written it. */
export function listFilters(props: ListProps, query: Readonly<Record<string, string>>): ListFilters {
  if (!readsFilters(props)) return {}
  const search = (query['search'] ?? '').trim().slice(0, 200)
  const categoryIds = [...new Set((query['categoryIds'] ?? '').split(',').flatMap(idIn))].slice(0, 100)
  const [minPrice, maxPrice] = [amountIn(query['minPrice']), amountIn(query['maxPrice'])]
  const orderBy = shopOrders.find((each) => each === query['orderBy'])
  const orderDirection = (['asc', 'desc'] as const).find((each) => each === query['orderDirection'])
  return {
    ...(search !== '' && { search }),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(orderBy && { orderBy }),
    ...(orderDirection && { orderDirection }),
  }
}

const idIn = (text: string): number[] => (/^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : [])
const amountIn = (text = ''): number | undefined => (/^\d{1,14}$/.test(text) ? Number(text) : undefined)

/** Which page the address asks for, from 1. */
export function currentPage({ pagination }: ListProps, query: Readonly<Record<string, string>>): number {
  const asked = query[pageName] ?? ''
  return pagination && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** STORE-013: the page is not counted as a filter. */
export const isFiltered = (filters: ListFilters): boolean => Object.keys(filters).length > 0

/** The address of a list with these filters; what is empty, and the first page, leave it. */
export function listAddress(path: string, filters: ListFilters, page = 1): string {
  const query = new URLSearchParams()
  for (const name of filterNames) {
    const value = filters[name]
    if (value !== undefined && String(value) !== '') query.set(name, String(value))
  }
  if (page > 1) query.set(pageName, String(page))
  return query.size === 0 ? path : `${path}?${query}`
}

/** STORE-047. */
export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** Numbers of the pages around one, first and last always; 0 stands for those that are left out. */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [0, page] : [page]
  })
}
