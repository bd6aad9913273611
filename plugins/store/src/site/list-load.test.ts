import { fillProps } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { categoryList } from '../block/category-list.ts'
import { productList } from '../block/product-list.ts'
import { listQuery, offeredCategories } from './list-load.ts'

const chosen = (value: number) => [{ value, label: '' }]

it('a carousel asks for its page of what was chosen, and nothing else (STORE-071)', () => {
  const props = fillProps(productList, {
    ...{ paginationType: 'carousel', products: chosen(4), categories: chosen(5), tags: chosen(6) },
  })
  expect(Object.keys(listQuery(props, {}, 2)).sort()).toEqual([
    ...['categoryIds', 'currentPage', 'itemsPerPage', 'productIds'],
  ])
})

it('a list asks for what the address and its settings say (STORE-055, STORE-061, STORE-062)', () => {
  const props = fillProps(productList, { tags: chosen(6), categories: chosen(5) })
  expect(listQuery(props, { search: 'a', categoryIds: [9], orderBy: 'unitPrice' }, 2)).toEqual({
    ...{ currentPage: 2, itemsPerPage: 3, tagIds: '6', categoryIds: '9', search: 'a' },
    ...{ orderBy: 'unitPrice', orderDirection: 'asc' },
  })
})

it('"Load More" asks for all pages so far (STORE-046)', () => {
  const props = fillProps(productList, { paginationType: 'loadMore', perPage: 4 })
  expect(listQuery(props, {}, 3)).toMatchObject({ currentPage: 1, itemsPerPage: 12 })
})

it('a category list offers the chosen categories with those below them, or all of them (CAT-005)', () => {
  const category = (id: number, parent_id: number | null) => ({
    ...{ id, parent_id, category: `C${id}`, slug: `c${id}`, thumbnail: '', description: '' },
    ...{ seo_title: '', seo_description: '' },
  })
  const all = [category(1, null), category(2, 1), category(3, null)]
  const offered = (props: object) => offeredCategories(all, fillProps(categoryList, { ...props })).map(({ id }) => id)
  expect(offered({ categories: chosen(1) })).toEqual([1, 2])
  expect(offered({})).toEqual([1, 2, 3])
})
