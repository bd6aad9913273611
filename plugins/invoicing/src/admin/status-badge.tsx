import { type DisplayStatus, type DocumentStatus, toneOf } from '@ashlar/plugin-commerce'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import { displayNames } from './words.ts'

/** How a document stands; undefined for one that was never saved. */
export function StatusBadge({
  of,
}: {
  readonly of: { readonly status: DocumentStatus; readonly isDeleted: boolean } | undefined
}) {
  const t = useTexts('invoicing')
  const shown: DisplayStatus = of === undefined ? 'unsaved' : of.isDeleted ? 'deleted' : of.status
  return <Badge tone={toneOf(shown)}>{displayNames(t)[shown]}</Badge>
}
