import { IconButton, Popover, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useState } from 'react'

const Dialer = lazy(() => import('./dialer.tsx'))

/** The telephone in the top bar (SHELL-036, OPEN-118). */
export default function VoipControl() {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('Call')}
      align="end"
      width={300}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon="phone" label={t('Call')} tooltip={false} title={t('Call')} className="hide-sm" />}
    >
      <Suspense>
        <Dialer close={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
