import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import { type Difference, DifferenceTable } from './difference-table.tsx'

export interface ConflictDialogProps {
  /** "Someone else changed this project" */
  readonly title: string
  readonly rows: readonly Difference[]
  readonly onTakeTheirs: () => void
  readonly onSaveYours: () => void
  readonly onClose: () => void
}

/** Someone else was faster: both versions, and three ways on. */
export function ConflictDialog({ title, rows, onTakeTheirs, onSaveYours, onClose }: ConflictDialogProps) {
  const t = useTexts('admin')
  return (
    <Dialog
      open
      size="lg"
      icon="file-pen-line"
      tone="warn"
      title={title}
      description={t('Compare both versions, then choose which one to keep.')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="quiet-danger" onClick={onTakeTheirs}>
            {t('Use their version')}
          </Button>
          <span className="grow" />
          <Button onClick={onClose}>{t('Keep editing')}</Button>
          <Button variant="primary" onClick={onSaveYours}>
            {t('Save my version')}
          </Button>
        </>
      }
    >
      <DifferenceTable rows={rows} titles={[t('Their version'), t('Your version')]} />
    </Dialog>
  )
}
