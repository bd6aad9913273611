import { call } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import { type Category, deleteCategory } from '../../contract.ts'
import { problemOf } from '../problem-of.ts'
import { productsChanged } from '../products-changed.ts'

/** Asks first: products of the category stay. */
export async function removeCategory({ id, category: name }: Category, t: Translate): Promise<void> {
  const isMeant = await confirm({
    description: t('The category “{name}” will be deleted. Its products stay.', { name }),
    detail: t('Subcategories move to the top level. This cannot be undone.'),
    destructive: true,
  })
  if (!isMeant) return
  try {
    await call(deleteCategory, { params: { id } })
    toast.success(t('{name} was deleted', { name }))
  } catch (error) {
    toast.error(t('{name} was not deleted', { name }), { description: problemOf(error) })
  }
  await productsChanged()
}
