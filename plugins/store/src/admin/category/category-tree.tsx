import { call, keyOf, outdated, queryClient, useCan } from '@ashlar/sdk/admin'
import { ItemRows } from '@ashlar/sdk/editor'
import { Details, toast, useTexts } from '@ashlar/sdk/ui'
import { type Category, type CategoryOrder, listCategories, orderCategories } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'
import { inOrder, orderAfter } from './category-order.ts'
import { removeCategory } from './remove-category.ts'

export interface CategoryTreeProps {
  /** Parents first, each followed by its children. */
  readonly categories: readonly Category[]
  readonly onEdit: (category: Category) => void
}

/** The tree, put in order by pointer, by keys and by buttons. */
export function CategoryTree({ categories, onEdit }: CategoryTreeProps) {
  const t = useTexts('store')
  const mayEdit = useCan('products.can_edit')
  const words = (count: number) => t('{count} product|{count} products', { count })
  if (!mayEdit) {
    return <Details of={categories.map(({ category, products }) => ({ name: category, value: words(products) }))} />
  }
  const move = (from: number, to: number, step?: 1 | -1) => {
    const order = orderAfter(categories, from, to, step)
    if (order) void keep(order)
  }
  const keep = async (order: CategoryOrder) => {
    const key = keyOf(listCategories, { query: { limit: -1 } })
    const rows = inOrder(categories, order)
    queryClient.setQueryData(key, { success: true, results: { rows, total: rows.length } })
    try {
      await call(orderCategories, { body: order })
    } catch (error) {
      toast.error(t('The order was not saved'), { description: problemOf(error) })
    }
    await outdated(listCategories)
  }
  return (
    <ItemRows
      noun="category"
      rows={categories.map((category) => ({
        id: String(category.id),
        title: category.category,
        remark: words(category.products),
        icon: category.thumbnail === '' ? 'folder' : '',
        picture: category.thumbnail,
        depth: category.parent_id === null ? 0 : 1,
        open: () => onEdit(category),
        remove: () => void removeCategory(category, t),
      }))}
      onMove={move}
      nesting={{
        can: (at) => orderAfter(categories, at, at, 1) !== undefined,
        nest: (at, step) => move(at, at, step),
      }}
    />
  )
}
