import { useTagFilter } from '@ashlar/sdk/records'
import { type Filter, useList } from '@ashlar/sdk/tables'
import { useTexts } from '@ashlar/sdk/ui'
import { listProducts, productKinds, productStatuses, productTags, stockStates } from '../contract.ts'
import { categoryTitle, useCategories } from './use-categories.ts'
import { kindNames, statusNames, stockStateNames } from './words.ts'

const defaults = {
  ...{ orderBy: 'name', itemsPerPage: 25 },
  filters: ['status', 'category', 'tag', 'kind', 'stock_state', 'is_low', 'is_deleted'],
}

const optionsOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }))

/** The list of products, and what narrows it. */
export function useProducts() {
  const t = useTexts('store')
  const { categories } = useCategories()
  const filters: Filter[] = [
    { name: 'status', title: t('Status'), options: optionsOf(productStatuses, statusNames(t)) },
    ...(categories.length === 0
      ? []
      : [
          {
            ...{ name: 'category', title: t('Category') },
            options: categories.map((each) => ({ value: String(each.id), label: categoryTitle(each, categories) })),
          },
        ]),
    ...useTagFilter(productTags),
    { name: 'kind', title: t('Kind'), options: optionsOf(productKinds, kindNames(t)) },
    { name: 'stock_state', title: t('Availability'), options: optionsOf(stockStates, stockStateNames(t)) },
    { name: 'is_low', title: t('Stock'), options: [{ value: 'true', label: t('Running low') }] },
    { name: 'is_deleted', title: t('Trash'), options: [{ value: 'true', label: t('In the trash') }] },
  ]
  const { data, state, list } = useList(listProducts, { defaults })
  return { data, state, list, filters }
}
