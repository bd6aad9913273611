import { Button, CopyButton, Dialog, useTexts } from '@ashlar/sdk/ui'

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The codes for the day on which the phone is lost; shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTexts('admin')
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Your recovery codes')}
      description={t(
        'Each code signs you in once if you don’t have your phone. Keep them somewhere safe. They are shown only once.',
      )}
      icon="shield-check"
      footer={
        <>
          <CopyButton text={text} name={t('Your recovery codes')} />
          <a
            className="btn"
            download="recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            {t('Download')}
          </a>
          <span className="grow" />
          <Button variant="primary" onClick={onClose}>
            {t('I have saved them')}
          </Button>
        </>
      }
    >
      <ul className="codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
