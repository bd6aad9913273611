import type { ReplyOf } from '@ashlar/sdk'
import { keyOf, useQueryClient } from '@ashlar/sdk/admin'
import { listPackages, type PackagePlanRequest, type PackageRow } from '@ashlar/sdk/platform'
import { Dialog, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { FromFile } from './from-file.tsx'
import { FromRegistry } from './from-registry.tsx'
import { SourceChoice, type VersionSource } from './source-choice.tsx'

export interface InstallDialogProps {
  /** The package of which another version is wanted; any package without it. */
  readonly row?: PackageRow
  /** What was typed before. */
  readonly begun?: Partial<PackagePlanRequest> | undefined
  readonly onPlan: (request: PackagePlanRequest) => void
  readonly onClose: () => void
}

/** Which package, from where. What it will do is shown before anything happens. */
export function InstallDialog({ row, begun, onPlan, onClose }: InstallDialogProps) {
  const t = useTexts('admin')
  const cache = useQueryClient()
  const [way, setWay] = useState<VersionSource>('registry')
  const choose = (name: string, version?: string) => {
    const known = cache.getQueryData<ReplyOf<typeof listPackages>>(keyOf(listPackages))
    const installed = known?.results.rows ?? []
    const action = installed.some((each) => each.name === name) ? 'upgrade' : 'install'
    onPlan({ action, name, ...(version === undefined ? {} : { version }) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={row ? 'tag' : 'plus'}
      title={row ? t('Another version of {title}', { title: row.title }) : t('Add package')}
      description={t('You will see what it does before anything changes.')}
    >
      <div className="col get">
        <SourceChoice value={way} onChange={setWay} />
        {way === 'registry' ? (
          <FromRegistry row={row} begun={begun} onChoose={choose} onClose={onClose} />
        ) : (
          <FromFile row={row} onChoose={choose} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
