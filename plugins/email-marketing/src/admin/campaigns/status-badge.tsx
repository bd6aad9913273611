import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { Campaign } from '../../contract.ts'
import { shownStatus, statusNames, statusTones } from './words.ts'

export function StatusBadge({ of }: { readonly of: Pick<Campaign, 'status' | 'isPaused'> }) {
  const t = useTexts('email_marketing')
  const status = shownStatus(of)
  return <Badge tone={statusTones[status]}>{statusNames(t)[status]}</Badge>
}
