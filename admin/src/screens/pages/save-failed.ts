import { ApiError } from '@ashlar/sdk/admin'
import { texts, toast } from '@ashlar/sdk/ui'

const t = texts('admin')

/** PAGE-016, OPEN-301: a failed save is said, what was typed stays, and the next step is at hand. */
export function saveFailed(error: unknown, again: () => void): void {
  console.error(error)
  toast.error(t('The page could not be saved'), {
    id: 'page-save',
    description: error instanceof ApiError ? error.message : t('Your text is still here.'),
    action: { label: t('Try again'), run: again },
  })
}
