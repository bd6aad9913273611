import type { Page } from '@ashlar/sdk/platform'
import { type ToastOptions, texts, toast } from '@ashlar/sdk/ui'
import { shownStatus } from '../page-state.ts'

const t = texts('admin')

/** Says that changes are live, or that visitors see none of them: somebody has scheduled the page or taken it back meanwhile. */
export function sayPublished(page: Page, done: string, options: ToastOptions = {}): void {
  const { label } = shownStatus(page)
  if (label === 'Published') {
    toast.success(done, options)
    return
  }
  toast.error(t('Visitors do not see this page'), {
    ...(options.id !== undefined && { id: options.id }),
    description: t('Its status has become “{status}” in the meantime. Your changes are saved.', { status: t(label) }),
  })
}
