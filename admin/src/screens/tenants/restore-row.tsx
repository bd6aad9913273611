import type { TenantArchive } from '@ashlar/sdk/platform'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { PlanView } from './plan-view.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

export interface RestoreRowProps {
  readonly tenantId: number
  readonly website: string
  readonly restore: TenantArchive
  /** The backup that undoes it, while that is kept. */
  readonly safetyCopy: TenantArchive | undefined
  readonly mayRestore: boolean
  readonly isBusy: boolean
  /** Read a backup for a plan. */
  readonly plan: (backup: TenantArchive) => void
}

/** The plan of a restore with what starts it, or the way back from one that is done. */
export function RestoreRow({ tenantId, website, restore, safetyCopy, ...may }: RestoreRowProps) {
  const t = useTexts('admin')
  const [isAsking, setAsking] = useState(false)
  const { mayRestore, isBusy, plan } = may
  if (restore.state === 'planned' && restore.plan !== null) {
    return (
      <>
        <PlanView plan={restore.plan} />
        {mayRestore && (
          <div className="row arch__go">
            <Button
              variant="danger"
              icon="archive-restore"
              disabled={isBusy || restore.plan.exceeded.length > 0}
              onClick={() => setAsking(true)}
            >
              {t('Restore…')}
            </Button>
          </div>
        )}
        {isAsking && <RestoreDialog {...{ tenantId, website, restore }} onClose={() => setAsking(false)} />}
      </>
    )
  }
  if (restore.state !== 'done' || safetyCopy === undefined) return null
  return (
    <div className="row arch__go">
      <p className="t2 grow">{t('Safety copy: {name}', { name: safetyCopy.fileName })}</p>
      {mayRestore && (
        <Button icon="undo-2" disabled={isBusy} onClick={() => plan(safetyCopy)}>
          {t('Undo the restore')}
        </Button>
      )}
    </div>
  )
}
