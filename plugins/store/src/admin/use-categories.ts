import { useCall } from '@ashlar/sdk/admin'
import { type Category, listCategories } from '../contract.ts'

const none: readonly Category[] = []

/** All categories, parents first, each followed by its children. */
export function useCategories() {
  const { data, error, refetch } = useCall(listCategories, { query: { limit: -1 } })
  return { categories: data?.results.rows ?? none, isLoaded: data !== undefined, error, refetch }
}

/** "Vessels / Vases" for a child, "Vessels" for a parent. */
export function categoryTitle(category: Category, all: readonly Category[]): string {
  const parent = all.find(({ id }) => id === category.parent_id)
  return parent ? `${parent.category} / ${category.category}` : category.category
}
