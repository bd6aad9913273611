import type { MailValue } from '@ashlar/sdk'
import { ButtonLink } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { AutomationWithMails } from '../../../contract.ts'
import { addressOfEditor } from '../../campaigns/words.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailSelect } from './mail-select.tsx'
import { NewMailDialog } from './new-mail-dialog.tsx'
import type { SettingsOf } from './step-settings.tsx'

interface MailSettingsProps extends SettingsOf<'mail'> {
  readonly automation: AutomationWithMails
  readonly values: readonly MailValue[]
  readonly disabled: boolean
}

/** Which email is sent, and the ways to write it. */
export function MailSettings({ step, put, automation, values, disabled }: MailSettingsProps) {
  const t = useTexts('email_marketing')
  const [shown, setShown] = useState<'new' | 'details'>()
  const close = () => setShown(undefined)
  const isChosen = automation.mails.some(({ id }) => id === step.mailId)
  return (
    <>
      {automation.mails.length > 0 && (
        <MailSelect automation={automation} value={step.mailId} onChange={(mailId) => put({ ...step, mailId })} />
      )}
      {!disabled && (
        <div className="row wrap">
          {isChosen && (
            <>
              <ButtonLink icon="layout-template" size="sm" to={addressOfEditor(step.mailId)}>
                {t('Edit content')}
              </ButtonLink>
              <Button icon="pencil" size="sm" onClick={() => setShown('details')}>
                {t('Name and subject')}
              </Button>
            </>
          )}
          <Button icon="plus" size="sm" onClick={() => setShown('new')}>
            {t('New email')}
          </Button>
        </div>
      )}
      {shown === 'new' && (
        <NewMailDialog
          automationId={automation.id}
          onMade={(mailId) => {
            put({ ...step, mailId })
            setShown('details')
          }}
          onClose={close}
        />
      )}
      {shown === 'details' && <MailDialog id={step.mailId} values={values} onClose={close} />}
    </>
  )
}
