import type { PackagePlan } from '@ashlar/sdk/platform'
import { bytesText, type Translate } from '@ashlar/sdk/ui'
import { heldDocuments } from './plan-steps.ts'

export interface PlanFact {
  readonly label: string
  readonly value: string
}

/** The four things one asks before saying yes. */
export function planFacts(plan: PackagePlan, t: Translate): readonly PlanFact[] {
  return [
    { label: t('Downtime'), value: t('None') },
    { label: t('Affects'), value: touches(plan, t) },
    { label: t('Visitors load'), value: visitorsLoad(plan, t) },
    { label: t('Undo'), value: undo(plan, t) },
  ]
}

function touches(plan: PackagePlan, t: Translate): string {
  const { tables, content } = plan
  const changedTables = tables.filter(({ change }) => change !== 'kept').length
  // A removal brings no document forward; it touches those that hold its blocks.
  const documents = content.changed + heldDocuments(plan)
  const parts = [
    ...(changedTables > 0 ? [t('{count} table|{count} tables', { count: changedTables })] : []),
    ...(documents > 0 ? [t('{count} document|{count} documents', { count: documents })] : []),
  ]
  return parts.length === 0 ? t('No stored data') : parts.join(', ')
}

/** Bytes; less would be said as nothing. */
const hardly = 100

function visitorsLoad({ clientSize: { visitor } }: PackagePlan, t: Translate): string {
  const difference = visitor.to - visitor.from
  if (difference === 0) return t('Unchanged')
  if (Math.abs(difference) < hardly) return t('Almost the same')
  return difference > 0
    ? t('{size} more', { size: bytesText(difference) })
    : t('{size} less', { size: bytesText(-difference) })
}

function undo({ action, from, tables }: PackagePlan, t: Translate): string {
  switch (action) {
    case 'install':
      return t('Remove it')
    case 'remove':
      return tables.some(({ change }) => change === 'removed') ? t('Not for its data') : t('Install it again')
    case 'try':
      return t('End the trial')
    case 'withdraw':
      return t('Try it again')
    default:
      return from === null ? t('Remove it') : t('Back to {version}', { version: from })
  }
}
