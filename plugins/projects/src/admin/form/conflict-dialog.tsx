import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'

/** One field in which two versions differ. */
export interface Difference {
  readonly field: string
  readonly theirs: string
  readonly yours: string
}

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
  const t = useTexts('projects')
  const shown = (words: string) => (words === '' ? <span className="t3">{t('Empty')}</span> : words)
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
      {rows.length === 0 ? (
        <p className="t2">{t('Both versions say the same.')}</p>
      ) : (
        <table className="diff">
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Their version')}</th>
              <th scope="col">{t('Your version')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, theirs, yours }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{shown(theirs)}</td>
                <td>{shown(yours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
