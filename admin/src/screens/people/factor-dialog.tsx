import { call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { beginSecondFactor, confirmSecondFactor } from '@ashlar/sdk/platform'
import { Field, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { SecretText } from './secret-text.tsx'

const Code = Type.Object({ code: Type.String({ maxLength: 10 }) })

export interface FactorDialogProps {
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Password, then the code of squares for the app, then the first code of it. */
export function FactorDialog({ onClose, onDone }: FactorDialogProps) {
  const t = useTexts('admin')
  const [begun, setBegun] = useState<{ secret: string; address: string }>()
  if (!begun) {
    return (
      <PasswordDialog
        title={t('Set up two-factor authentication')}
        description={t('You need an authenticator app on your phone.')}
        action={t('Continue')}
        onClose={onClose}
        run={(currentPassword) => call(beginSecondFactor, { body: { currentPassword } }).then(setBegun)}
      />
    )
  }
  return (
    <FormDialog
      title={t('Set up two-factor authentication')}
      description={t('Scan the QR code with your authenticator app, then enter the six digits it shows.')}
      icon="shield-check"
      submit={t('Switch on')}
      schema={Code}
      initial={{ code: '' }}
      save={({ code }) =>
        call(confirmSecondFactor, { body: { code } }).then(({ recoveryCodes }) => onDone(recoveryCodes))
      }
      onClose={onClose}
    >
      {({ values, errors, change, idOf }) => (
        <div className="qr">
          <QrCode text={begun.address} label={t('QR code for the authenticator app')} />
          <div className="form">
            <div>
              <span className="label">{t('Or type this key')}</span>
              <SecretText label={t('Key')} text={begun.secret} />
            </div>
            <Field id={idOf('code')} label={t('Code')} error={errors.code}>
              {(ties) => (
                <Input
                  {...ties}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  autoFocus
                  value={values.code}
                  onChange={({ target }) => change('code', target.value)}
                />
              )}
            </Field>
          </div>
        </div>
      )}
    </FormDialog>
  )
}
