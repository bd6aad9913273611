import type { Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { CategoryEntity } from '../category/category.entity.ts'
import { ProductCategoryEntity } from './product-category.entity.ts'

/** Put a product into these categories and no others. @throws NO_SUCH_CATEGORY */
export async function setCategories(tx: Transaction, productId: number, ids: readonly number[]): Promise<void> {
  await refuseUnknown(tx, ids)
  await tx
    .db(ProductCategoryEntity)
    .deleteFrom('product_category')
    .where('productId', '=', productId)
    .where(({ eb, fn, val, not }) => not(eb('categoryId', '=', fn.any(val(ids)))))
    .execute()
  await addCategories(
    tx,
    ids.map((categoryId) => ({ productId, categoryId })),
  )
}

/** @throws NO_SUCH_CATEGORY */
export async function addToCategory(tx: Transaction, productIds: readonly number[], categoryId: number): Promise<void> {
  await refuseUnknown(tx, [categoryId])
  await addCategories(
    tx,
    productIds.map((productId) => ({ productId, categoryId })),
  )
}

export async function removeFromCategory(
  tx: Transaction,
  productIds: readonly number[],
  categoryId: number,
): Promise<void> {
  await tx
    .db(ProductCategoryEntity)
    .deleteFrom('product_category')
    .where('categoryId', '=', categoryId)
    .where(({ eb, fn, val }) => eb('productId', '=', fn.any(val(productIds))))
    .execute()
}

async function addCategories(
  tx: Transaction,
  links: readonly { readonly productId: number; readonly categoryId: number }[],
): Promise<void> {
  if (links.length === 0) return
  await tx
    .db(ProductCategoryEntity)
    .insertInto('product_category')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function refuseUnknown(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const known = await tx
    .db(CategoryEntity)
    .selectFrom('category')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()
  if (known.length === ids.length) return
  const error = errors.NO_SUCH_CATEGORY()
  throw error.at({ path: 'categories', message: error.message })
}
