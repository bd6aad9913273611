import { call } from '@ashlar/sdk/admin'
import { ChipsInput, FormDialog } from '@ashlar/sdk/forms'
import { Button, Dialog, Field, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { type Notification, sendNotification } from '../../contract.ts'
import { notificationsChanged } from './notification-actions.ts'

const SendByHandForm = Type.Object({ recipients: sendNotification.body.properties.recipients })

interface SendByHandDialogProps {
  readonly notification: Pick<Notification, 'id' | 'name'>
  readonly onClose: () => void
}

/** Sends a notification to addresses, and says who was left out. */
export function SendByHandDialog({ notification: { id, name }, onClose }: SendByHandDialogProps) {
  const t = useTexts('email_marketing')
  const [left, setLeft] = useState<{ readonly sent: number; readonly out: readonly string[] }>()
  const sentText = (count: number) => t('{count} email sent|{count} emails sent', { count })
  if (left) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={sentText(left.sent)}
        icon="send"
        footer={
          <>
            <span className="grow" />
            <Button variant="primary" onClick={onClose}>
              {t('Close')}
            </Button>
          </>
        }
      >
        <Note tone="warn">
          {t('These people were left out. They did not agree to receive email, or have left.')}
          <ul>
            {left.out.map((email) => (
              <li key={email} className="mono xs">
                {email}
              </li>
            ))}
          </ul>
        </Note>
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={t('Send “{name}”', { name })}
      description={t('Only people who agreed to receive email get it.')}
      icon="send"
      submit={t('Send now')}
      failed={t('The notification was not sent')}
      schema={SendByHandForm}
      initial={{ recipients: [] }}
      messages={{ recipients: t('Enter one to 100 addresses.') }}
      save={async ({ recipients }) => {
        const { sent, leftOut } = await call(sendNotification, { body: { notification_id: id, recipients } })
        await notificationsChanged()
        if (leftOut.length > 0) return setLeft({ sent, out: leftOut })
        toast.success(sentText(sent))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <Field id={form.idOf('recipients')} label={t('Send to')} error={form.errors['recipients']} required>
          {(ties) => (
            <ChipsInput
              ties={ties}
              label={t('Send to')}
              value={form.values.recipients}
              onChange={(recipients) => form.change('recipients', [...recipients])}
              onLeave={() => form.leave('recipients')}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
