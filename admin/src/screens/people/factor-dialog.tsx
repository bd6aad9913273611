import { ApiError } from '@ashlar/sdk/admin'
import { Button, Dialog, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useRef, useState } from 'react'
import { PasswordDialog } from './password-dialog.tsx'
import { problemOf } from './problem.ts'
import { beginFactor, confirmFactor } from './profile-api.ts'
import { QrCode } from './qr-code.tsx'
import { SecretText } from './secret-text.tsx'

export interface FactorDialogProps {
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Password, then the code of squares for the app, then the first code of it. */
export function FactorDialog({ onClose, onDone }: FactorDialogProps) {
  const t = useTexts('admin')
  const [begun, setBegun] = useState<{ secret: string; address: string }>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  if (!begun) {
    return (
      <PasswordDialog
        title={t('Set up the second factor')}
        description={t('You need an authenticator app on your phone.')}
        action={t('Go on')}
        onClose={onClose}
        run={(password) => beginFactor(password).then(setBegun)}
      />
    )
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem('')
    confirmFactor(code)
      .then(onDone, (error: unknown) =>
        setProblem((error instanceof ApiError ? error.errors[0]?.message : undefined) ?? problemOf(error, t)),
      )
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Set up the second factor')}
      description={t('Scan the picture with your authenticator app, then enter the six digits that it shows.')}
      icon="shield-check"
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => submit()}>
            {t('Switch on')}
          </Button>
        </>
      }
    >
      <form className="qr" onSubmit={submit} noValidate>
        <QrCode text={begun.address} label={t('Picture for the authenticator app')} />
        <div className="form">
          <div>
            <span className="label">{t('Or type this key')}</span>
            <SecretText label={t('Key')} text={begun.secret} />
          </div>
          <Field label={t('Code')} error={problem === '' ? undefined : problem}>
            {(ties) => (
              <Input
                {...ties}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={10}
                autoFocus
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
        </div>
      </form>
    </Dialog>
  )
}
