import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { ProductStatus } from '../contract.ts'
import { statusNames, statusTones } from './words.ts'

export function StatusBadge({ status }: { readonly status: ProductStatus }) {
  const t = useTexts('store')
  return <Badge tone={statusTones[status]}>{statusNames(t)[status]}</Badge>
}
