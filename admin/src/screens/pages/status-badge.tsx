import type { Page } from '@ashlar/sdk/platform'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import { shownStatus } from './page-state.ts'

export function StatusBadge({
  page,
}: {
  readonly page: Pick<Page, 'status' | 'deleted' | 'publish_date' | 'unpublish_date'>
}) {
  const t = useTexts('admin')
  const { label, tone } = shownStatus(page)
  return <Badge tone={tone}>{t(label)}</Badge>
}
