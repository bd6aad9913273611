import type { PackageChange } from '@ashlar/sdk/platform'
import { Button, Icon, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { useInstallation } from '../installation.ts'
import { actionTitle } from '../words.ts'
import { ChangeView, nowDoing } from './change-view.tsx'

/** The change that is being made just now, whoever asked for it; stands above whatever shows packages. */
export function RunningChange() {
  const t = useTexts('admin')
  const { data } = useInstallation()
  const [shown, setShown] = useState<PackageChange>()
  const change = data?.change
  return (
    <>
      {change && (
        <section className="card running" aria-label={t('Change in progress')}>
          <Icon name="loader-circle" className="turning" />
          <span className="grow">
            <b className="med">{actionTitle(change, t)}</b>
            <span className="t2 xs">
              {nowDoing(change, t)}, {t('requested by {name}', { name: change.by })}
            </span>
          </span>
          <Button size="sm" onClick={() => setShown(change)}>
            {t('Show')}
          </Button>
        </section>
      )}
      {shown && <ChangeView begun={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
