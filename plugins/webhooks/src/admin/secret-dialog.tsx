import { Button, CopyButton, Dialog, Input, Note, useTexts } from '@ashlar/sdk/ui'

/** A secret, the one time that it can be seen. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useTexts('webhooks')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon="key-round"
      title={t('Webhook secret')}
      footer={
        <>
          <CopyButton text={secret} name={t('Secret')} />
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Note tone="warn">
          {t('Copy the secret now: it is shown only once. Enter it in the program that receives the webhook.')}
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
