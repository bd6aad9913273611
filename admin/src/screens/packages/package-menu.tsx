import type { PackageRow, PackageUpdate } from '@ashlar/sdk'
import { useNavigate } from '@ashlar/sdk/admin'
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

/** Everything that can be done with a package. Each entry only shows a plan, or asks what the plan shall be of. */
export function PackageMenu({ row, updates, plan }: PackageMenuProps) {
  const t = useTexts('admin')
  const go = useNavigate()
  const [asking, setAsking] = useState<'version' | 'trial'>()
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
    { label: t('Another version…'), icon: 'tag', onSelect: () => setAsking('version') },
    {
      label: t('Versions and roll back'),
      icon: 'rotate-ccw',
      onSelect: () => void go(packageAddress(name, 'versions')),
    },
    ...(row.kind === 'block'
      ? [{ label: t('Try on some websites…'), icon: 'flask-conical', onSelect: () => setAsking('trial') }]
      : []),
    ...(row.trial
      ? [
          {
            label: t('Give {version} to everyone', { version: row.trial.version }),
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
  const planned: typeof plan = (request) => {
    setAsking(undefined)
    plan(request)
  }
  return (
    <>
      <Menu
        trigger={<IconButton icon="ellipsis" label={t('More about {title}', { title })} tooltip={t('More')} />}
        entries={entries}
      />
      {asking === 'version' && <InstallDialog row={row} onPlan={planned} onClose={() => setAsking(undefined)} />}
      {asking === 'trial' && <TryDialog row={row} onPlan={planned} onClose={() => setAsking(undefined)} />}
    </>
  )
}
