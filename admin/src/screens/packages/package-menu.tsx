import { useNavigate } from '@ashlar/sdk/admin'
import type { PackagePlanRequest, PackageRow, PackageUpdate } from '@ashlar/sdk/platform'
import { IconButton, Menu, type MenuEntry, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { InstallDialog } from './install/install-dialog.tsx'
import { TryDialog } from './install/try-dialog.tsx'
import { packageAddress } from './package-address.ts'
import type { Planning } from './planning.tsx'

export interface PackageMenuProps extends Pick<Planning, 'plan'> {
  readonly row: PackageRow
  readonly updates: readonly PackageUpdate[]
}

/** What a plan shall be of, while it is asked. */
interface Asking {
  readonly what: 'version' | 'trial'
  readonly begun?: PackagePlanRequest
}

/** Everything that can be done with a package. Each entry only shows a plan, or asks what the plan shall be of. */
export function PackageMenu({ row, updates, plan }: PackageMenuProps) {
  const t = useTexts('admin')
  const go = useNavigate()
  const [asking, setAsking] = useState<Asking>()
  const { name, title } = row
  const update = updates.find((each) => each.name === name)
  const entries: readonly MenuEntry[] = [
    ...(update
      ? [
          {
            label: t('Update to {version}', { version: update.latest }),
            icon: 'circle-arrow-up',
            onSelect: () => plan({ action: 'upgrade', name, version: update.latest }),
          },
        ]
      : []),
    { label: t('Another version…'), icon: 'tag', onSelect: () => setAsking({ what: 'version' }) },
    {
      label: t('Versions and rollback'),
      icon: 'rotate-ccw',
      onSelect: () => void go(packageAddress(name, 'versions')),
    },
    ...(row.kind === 'block'
      ? [{ label: t('Try on some websites…'), icon: 'flask-conical', onSelect: () => setAsking({ what: 'trial' }) }]
      : []),
    ...(row.trial
      ? [
          {
            label: t('Release {version} to everyone', { version: row.trial.version }),
            icon: 'circle-check',
            onSelect: () => plan({ action: 'promote', name }),
          },
          { label: t('End the trial'), icon: 'undo-2', onSelect: () => plan({ action: 'withdraw', name }) },
        ]
      : []),
    'separator',
    { label: t('Remove'), icon: 'trash-2', danger: true, onSelect: () => plan({ action: 'remove', name }) },
    ...(row.kind === 'module'
      ? [
          {
            label: t('Remove with its data'),
            icon: 'database-zap',
            danger: true,
            onSelect: () => plan({ action: 'remove', name, withData: true }),
          },
        ]
      : []),
  ]
  const planned = (request: PackagePlanRequest) => {
    setAsking(undefined)
    plan(request, asking && ((begun) => setAsking({ ...asking, begun })))
  }
  const about = { row, begun: asking?.begun, onPlan: planned, onClose: () => setAsking(undefined) }
  return (
    <>
      <Menu
        trigger={<IconButton icon="ellipsis" label={t('More actions for {title}', { title })} tooltip={t('More')} />}
        entries={entries}
      />
      {asking?.what === 'version' && <InstallDialog {...about} />}
      {asking?.what === 'trial' && <TryDialog {...about} />}
    </>
  )
}
