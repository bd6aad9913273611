import { call } from '@ashlar/sdk/admin'
import { type Translate, toast } from '@ashlar/sdk/ui'
import { deleteProduct, type Product, restoreProducts } from '../contract.ts'
import { problemOf } from './problem-of.ts'
import { productsChanged } from './products-changed.ts'

/** Into the trash, with a way back. True when it is there. */
export async function trashProduct(product: Product, t: Translate): Promise<boolean> {
  const { id, name } = product
  try {
    await call(deleteProduct, { params: { id } })
  } catch (error) {
    toast.error(t('{name} was not moved to the trash', { name }), { description: problemOf(error) })
    return false
  }
  await productsChanged()
  toast.success(t('{name} was moved to the trash', { name }), {
    action: { label: t('Undo'), run: () => void restoreProduct(product, t) },
  })
  return true
}

export async function restoreProduct({ id, name }: Product, t: Translate): Promise<void> {
  try {
    await call(restoreProducts, { body: { ids: [id] } })
    toast.success(t('{name} was restored', { name }))
  } catch (error) {
    toast.error(t('{name} was not restored', { name }), { description: problemOf(error) })
  }
  await productsChanged()
}
