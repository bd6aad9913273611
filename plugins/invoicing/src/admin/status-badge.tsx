import { type DisplayStatus, type DocumentStatus, toneOf } from '@ashlar/plugin-commerce'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { ScheduleState } from '../contract.ts'
import { scheduleStateNames, scheduleTones } from './recurring/schedule-words.ts'
import { displayNames } from './words.ts'

/** How a document stands; undefined for one that was never saved. */
export function StatusBadge({
  of,
}: {
  readonly of:
    | {
        readonly status: DocumentStatus
        readonly isDeleted: boolean
        readonly schedule?: { readonly state: ScheduleState } | null
      }
    | undefined
}) {
  const t = useTexts('invoicing')
  // A recurring invoice runs, or does not: its status says less.
  const state = of?.isDeleted ? undefined : of?.schedule?.state
  if (state !== undefined) return <Badge tone={scheduleTones[state]}>{scheduleStateNames(t)[state]}</Badge>
  const shown: DisplayStatus = of === undefined ? 'unsaved' : of.isDeleted ? 'deleted' : of.status
  return <Badge tone={toneOf(shown)}>{displayNames(t)[shown]}</Badge>
}
