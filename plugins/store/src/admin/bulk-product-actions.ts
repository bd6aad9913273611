import type { BulkAction } from '@ashlar/sdk/tables'
import type { Translate } from '@ashlar/sdk/ui'
import type { Product } from '../contract.ts'
import { type ChosenProducts, restoreChosen, setStatus, trashProducts } from './change-chosen.ts'

export interface BulkActionsInput {
  readonly t: Translate
  /** The list shows the trash. */
  readonly isTrash: boolean
  readonly mayEdit: boolean
  readonly mayDelete: boolean
  readonly setRepriced: (chosen: ChosenProducts) => void
  readonly setSorted: (chosen: ChosenProducts) => void
}

/** What can be done with several products at once. */
export function bulkProductActions(input: BulkActionsInput): readonly BulkAction<Product>[] {
  const { t, isTrash, mayEdit, mayDelete, setRepriced, setSorted } = input
  const action = (label: string, icon: string, run: (chosen: ChosenProducts) => unknown): BulkAction<Product> => ({
    ...{ label, icon, matching: true },
    run: (_, chosen) => void run(chosen),
  })
  if (isTrash) return mayDelete ? [action(t('Restore'), 'undo-2', (chosen) => restoreChosen(chosen, t))] : []
  return [
    ...(mayEdit
      ? [
          action(t('Publish'), 'globe', (chosen) =>
            setStatus(
              chosen,
              'published',
              (count) => t('{count} product published|{count} products published', { count }),
              t,
            ),
          ),
          action(t('Archive'), 'archive', (chosen) =>
            setStatus(
              chosen,
              'archived',
              (count) => t('{count} product archived|{count} products archived', { count }),
              t,
            ),
          ),
          action(t('Category'), 'folder-tree', setSorted),
          action(t('Prices'), 'percent', setRepriced),
        ]
      : []),
    ...(mayDelete
      ? [{ ...action(t('Move to trash'), 'trash-2', (chosen) => trashProducts(chosen, t)), danger: true }]
      : []),
  ]
}
