import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'

interface BulkFrameProps {
  readonly title: string
  readonly icon: string
  readonly isReady: boolean
  readonly run: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog in which is said what several records are to have in common; the work tells of itself. */
export function BulkFrame({ title, icon, isReady, run, onClose, children }: BulkFrameProps) {
  const t = useTexts('projects')
  return (
    <Dialog
      open
      title={title}
      icon={icon}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={() => {
              onClose()
              void run()
            }}
          >
            {t('Change')}
          </Button>
        </>
      }
    >
      <div className="form">{children}</div>
    </Dialog>
  )
}
