import { Button, Dialog, Input, Note, toast, useTexts } from '@ashlar/sdk/ui'

/** A secret, the one time that it can be seen. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useTexts('webhooks')
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('Copied')),
      () => toast.error(t('Copying is not allowed here: select the text and copy it.')),
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon="key-round"
      title={t('Secret of the webhook')}
      footer={
        <>
          <Button icon="copy" onClick={copy}>
            {t('Copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Note tone="warn">
          {t('This is the only time that it is shown. Give it to the program that receives the webhook.')}
        </Note>
        <Input
          readOnly
          value={secret}
          aria-label={t('Secret')}
          className="mono"
          onFocus={({ target }) => target.select()}
        />
        <p className="t2 xs">
          {t('Each delivery carries Ashlar-Signature: t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">.')}
        </p>
      </div>
    </Dialog>
  )
}
