import { CouldNotLoadNote, call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { Switch, toast, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { changeNotification, createNotification, type Notification, SaveNotification } from '../../contract.ts'
import { TriggerField } from '../automations/trigger-field.tsx'
import type { Triggers } from '../automations/use-triggers.ts'
import { notificationsChanged } from './notification-actions.ts'

const { name, trigger, subject, preheader, isOn } = Type.Required(SaveNotification).properties
const NotificationForm = Type.Object({ name, trigger, subject, preheader, isOn })

interface NotificationDialogProps {
  /** Undefined for a new one. */
  readonly notification: Notification | undefined
  readonly triggers: Triggers
  readonly onClose: () => void
}

/** What a notification is called, when it is sent, and what stands in the inbox. */
export function NotificationDialog({ notification, triggers, onClose }: NotificationDialogProps) {
  const t = useTexts('email_marketing')
  return (
    <FormDialog
      title={notification ? notification.name : t('New notification')}
      {...(notification === undefined && { description: t('Write its content next, then turn it on.') })}
      icon="bell-ring"
      submit={notification ? t('Save') : t('Create')}
      failed={t('The notification was not saved')}
      schema={NotificationForm}
      initial={{
        name: notification?.name ?? '',
        trigger: notification?.trigger ?? triggers.all?.[0]?.id ?? '',
        subject: notification?.subject ?? '',
        preheader: notification?.preheader ?? '',
        isOn: notification?.isOn ?? false,
      }}
      messages={{ name: t('Name is required.'), trigger: t('Choose what it follows.') }}
      save={async (values) => {
        await (notification
          ? call(changeNotification, {
              params: { id: notification.id },
              body: { ...values, revision: notification.revision },
            })
          : call(createNotification, { body: values }))
        await notificationsChanged()
        toast.success(t('Saved'))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          {triggers.error && !triggers.all && <CouldNotLoadNote error={triggers.error} retry={triggers.retry} />}
          <SchemaField form={form} name="name" label={t('Name')} required hint={t('Only your team sees it.')} />
          <TriggerField
            id={form.idOf('trigger')}
            label={t('Sent when')}
            triggers={triggers}
            value={form.values.trigger}
            error={form.errors['trigger']}
            onChange={(chosen) => form.change('trigger', chosen)}
          />
          <SchemaField
            form={form}
            name="subject"
            label={t('Subject')}
            hint={t('Personal fields such as {field} are filled in.', { field: '{{first_name|there}}' })}
          />
          <SchemaField
            form={form}
            name="preheader"
            label={t('Preview text')}
            hint={t('Shown after the subject in the inbox.')}
          />
          {notification && (
            <Switch
              label={t('On')}
              hint={t('Sent each time this happens, to people who agreed to receive email.')}
              checked={form.values.isOn}
              onChange={(on) => form.change('isOn', on)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
