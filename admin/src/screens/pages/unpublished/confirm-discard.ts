import type { Page } from '@ashlar/sdk/platform'
import { confirm, texts } from '@ashlar/sdk/ui'

const t = texts('admin')

/** Asked before everything that was saved since the last publishing is taken back. */
export const confirmDiscard = ({ title }: Pick<Page, 'title'>): Promise<boolean> =>
  confirm({
    description: t('“{title}” goes back to what visitors see now.', { title }),
    detail: t('The changes you discard stay in the revisions, where you can restore them.'),
    destructive: true,
  })
