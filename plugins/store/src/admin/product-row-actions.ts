import type { RowAction } from '@ashlar/sdk/tables'
import type { Translate } from '@ashlar/sdk/ui'
import { productPath } from '../contract/addresses.ts'
import type { Product } from '../contract.ts'
import { productScreen } from './addresses.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { restoreProduct, trashProduct } from './trash-product.ts'

export interface RowActionsInput {
  readonly t: Translate
  readonly navigate: (to: string) => unknown
  readonly mayCreate: boolean
  readonly mayEdit: boolean
  readonly mayDelete: boolean
}

/** What can be done with one product of the list. */
export function productRowActions(product: Product, input: RowActionsInput): (RowAction | 'separator')[] {
  const { t, navigate, mayCreate, mayEdit, mayDelete } = input
  const { id, name, slug, status, deletedAt } = product
  if (deletedAt !== null) {
    return mayDelete ? [{ label: t('Restore'), icon: 'undo-2', onSelect: () => void restoreProduct(product, t) }] : []
  }
  return [
    ...(mayEdit
      ? [{ label: t('Edit'), alone: t('Edit {name}', { name }), icon: 'pencil', to: productScreen(id) }]
      : []),
    ...(status === 'archived' ? [] : [{ label: t('View on website'), icon: 'external-link', href: productPath(slug) }]),
    ...(mayCreate
      ? [{ label: t('Duplicate'), icon: 'copy', onSelect: () => void duplicateProduct(product, t, navigate) }]
      : []),
    ...(mayDelete
      ? [
          'separator' as const,
          {
            ...{ label: t('Move to trash'), icon: 'trash-2', danger: true },
            onSelect: () => void trashProduct(product, t),
          },
        ]
      : []),
  ]
}
