import type { BlockProps } from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import type { productList } from '../block/product-list.ts'
import { categorySubject } from './subject.ts'

type Categories = BlockProps<typeof productList>['categories']

/** The categories of a list: those of the block, else on a shop page the one that the page is about. */
export function categoriesOn(
  { subject }: Pick<PageView, 'subject'>,
  { isShopPage, categories }: Pick<BlockProps<typeof productList>, 'isShopPage' | 'categories'>,
): Categories {
  if (!isShopPage || categories.length > 0 || subject?.kind !== categorySubject) return categories
  return [{ value: Number(subject.id), label: '' }]
}
