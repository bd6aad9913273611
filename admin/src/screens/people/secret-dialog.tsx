import type { IconName } from '@ashlar/sdk'
import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'

interface SecretDialogProps {
  readonly icon: IconName
  readonly title: string
  /** What to do with it, and how long it is good. */
  readonly description: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What has just been made and is shown this once, with the one way on. */
export function SecretDialog({ icon, title, description, onClose, children }: SecretDialogProps) {
  const t = useTexts('admin')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={icon}
      title={title}
      description={description}
      footer={
        <>
          <span className="grow" />
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
