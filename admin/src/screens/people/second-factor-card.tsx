import { call } from '@ashlar/sdk/admin'
import { type Profile, renewRecoveryCodes, switchSecondFactorOff } from '@ashlar/sdk/platform'
import { Badge, Button, Card, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { FactorDialog } from './factor-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { profileChanged } from './profile-changed.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Few enough that new ones should be made. */
const few = 3

export interface SecondFactorCardProps {
  readonly profile: Profile
  /** What comes after it was set up and the recovery codes were read; where nothing else can be done before. */
  readonly onSetUp?: () => void
}

/** A code of the phone besides the password. */
export function SecondFactorCard({ profile, onSetUp }: SecondFactorCardProps) {
  const t = useTexts('admin')
  const [asks, setAsks] = useState<'on' | 'off' | 'codes'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setAsks(undefined)
  const { hasSecondFactor, recoveryCodesLeft: left } = profile
  return (
    <Card
      title={t('Two-factor authentication')}
      actions={hasSecondFactor ? <Badge tone="green">{t('On')}</Badge> : <Badge>{t('Off')}</Badge>}
    >
      <div className="form">
        <p className="t2">
          {hasSecondFactor
            ? t('You sign in with your password and a code from your authenticator app.')
            : t('Require a code from your phone as well, so that your password alone is not enough.')}
        </p>
        {hasSecondFactor && left <= few && (
          <Note tone="warn">
            {t('You have {count} recovery code left.|You have {count} recovery codes left.', { count: left })}{' '}
            {t('Create new ones so that a lost phone does not lock you out.')}
          </Note>
        )}
        <div className="form__foot">
          {hasSecondFactor ? (
            <>
              <Button onClick={() => setAsks('codes')}>{t('New recovery codes')}</Button>
              <span className="t3 xs num">{t('{count} left', { count: left })}</span>
              <span className="grow" />
              <Button variant="quiet-danger" onClick={() => setAsks('off')}>
                {t('Switch off')}
              </Button>
            </>
          ) : (
            <Button variant={onSetUp ? 'primary' : 'plain'} icon="shield-check" onClick={() => setAsks('on')}>
              {t('Set up')}
            </Button>
          )}
        </div>
      </div>
      {asks === 'on' && (
        <FactorDialog
          onClose={close}
          onDone={(made) => {
            close()
            setCodes(made)
            void profileChanged()
          }}
        />
      )}
      {asks === 'off' && (
        <PasswordDialog
          title={t('Switch off two-factor authentication?')}
          description={t('You will sign in with your password alone. Your recovery codes will be deleted.')}
          action={t('Switch off')}
          danger
          onClose={close}
          run={async (currentPassword) => {
            await call(switchSecondFactorOff, { body: { currentPassword } })
            close()
            toast.success(t('Two-factor authentication is off'))
            void profileChanged()
          }}
        />
      )}
      {asks === 'codes' && (
        <PasswordDialog
          title={t('New recovery codes')}
          description={t('The old codes stop working.')}
          action={t('Create new codes')}
          onClose={close}
          run={async (currentPassword) => {
            const { recoveryCodes } = await call(renewRecoveryCodes, { body: { currentPassword } })
            close()
            setCodes(recoveryCodes)
            void profileChanged()
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined)
            onSetUp?.()
          }}
        />
      )}
    </Card>
  )
}
