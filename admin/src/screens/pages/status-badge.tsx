import type { Page } from '@ashlar/sdk/platform'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import { shownStatus } from './page-state.ts'

export function StatusBadge({
  page,
}: {
  readonly page: Pick<Page, 'status' | 'deleted' | 'publish_date' | 'unpublish_date' | 'hasUnpublishedChanges'>
}) {
  const t = useTexts('admin')
  const { label, tone } = shownStatus(page)
  const isBehind = label === 'Published' && page.hasUnpublishedChanges
  return <Badge tone={tone}>{isBehind ? t('Published · unpublished changes') : t(label)}</Badge>
}
