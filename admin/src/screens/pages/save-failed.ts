import { ApiError } from '@ashlar/sdk/admin'
import { texts, toast } from '@ashlar/sdk/ui'
import { useEffect } from 'react'

const t = texts('admin')

/** One place for what became of a save: success replaces the failure before it. */
export const saveToast = 'page-save'

/** PAGE-016, OPEN-301: a failed save is said, what was typed stays, and the next step is at hand. */
export function saveFailed(error: unknown, again: () => void): void {
  console.error(error)
  toast.error(t('The page could not be saved'), {
    id: saveToast,
    description: error instanceof ApiError ? error.message : t('Your text is still here.'),
    action: { label: t('Try again'), run: again },
  })
}

/** "Try again" belongs to the form: once that is gone, what was typed in it must not be saved any more. */
export function useForgetFailedSave(): void {
  useEffect(() => () => toast.dismiss(saveToast), [])
}
