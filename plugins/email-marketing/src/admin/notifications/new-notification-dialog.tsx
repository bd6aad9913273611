import { call } from '@ashlar/sdk/admin'
import { FormDialog } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { createNotification } from '../../contract.ts'
import type { Triggers } from '../automations/use-triggers.ts'
import { notificationsChanged } from './notification-actions.ts'
import { NotificationFields } from './notification-fields.tsx'
import { NotificationForm } from './notification-form.ts'

interface NewNotificationDialogProps {
  readonly triggers: Triggers
  readonly onClose: () => void
}

/** A notification begins off and without content. */
export function NewNotificationDialog({ triggers, onClose }: NewNotificationDialogProps) {
  const t = useTexts('email_marketing')
  return (
    <FormDialog
      title={t('New notification')}
      description={t('Write its content next, then turn it on.')}
      icon="bell-ring"
      submit={t('Create')}
      failed={t('The notification was not saved')}
      schema={NotificationForm}
      initial={{ name: '', trigger: triggers.all?.[0]?.id ?? '', subject: '', preheader: '', isOn: false }}
      messages={{ name: t('Name is required.'), trigger: t('Choose what it follows.') }}
      save={async (values) => {
        await call(createNotification, { body: values })
        await notificationsChanged()
        toast.success(t('Saved'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => <NotificationFields form={form} triggers={triggers} />}
    </FormDialog>
  )
}
