import { call } from '@ashlar/sdk/admin'
import { ConflictDialog, differences, useRecordForm } from '@ashlar/sdk/records'
import { Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { changeNotification, type Notification } from '../../contract.ts'
import type { Triggers } from '../automations/use-triggers.ts'
import { RecordDialog } from '../record-dialog.tsx'
import { notificationsChanged } from './notification-actions.ts'
import { NotificationFields } from './notification-fields.tsx'
import { conflictIn, formOf, NotificationForm } from './notification-form.ts'

interface NotificationDialogProps {
  readonly notification: Notification
  readonly triggers: Triggers
  readonly onClose: () => void
}

/** Changes a notification; where somebody else did so meanwhile, both versions are shown. */
export function NotificationDialog({ notification, triggers, onClose }: NotificationDialogProps) {
  const t = useTexts('email_marketing')
  const { form, problem, conflict, save } = useRecordForm<typeof NotificationForm, Notification>({
    schema: NotificationForm,
    initial: formOf(notification),
    stored: notification,
    valuesOf: formOf,
    messages: { name: t('Name is required.'), trigger: t('Choose what it follows.') },
    send: async (values, revision = notification.revision) => {
      const saved = await call(changeNotification, {
        params: { id: notification.id },
        body: { ...values, revision },
      })
      await notificationsChanged()
      return saved.notification
    },
    conflictIn,
    failed: (text) => ({ title: t('The notification was not saved'), text }),
  })
  const saveNow = async () => {
    if (!(await save())) return
    toast.success(t('Saved'))
    onClose()
  }
  const inWords = ({ trigger, isOn, ...words }: NotificationForm) => ({
    ...{ ...words, trigger: triggers.titleOf(trigger), isOn: isOn ? t('On') : t('Off') },
  })
  return (
    <RecordDialog
      title={notification.name}
      icon="bell-ring"
      isSaving={form.isSaving}
      problem={problem}
      onSave={saveNow}
      onClose={onClose}
      conflict={
        conflict && (
          <ConflictDialog
            title={t('Someone else changed this notification')}
            rows={differences(inWords(formOf(conflict.theirs)), inWords(form.values), {
              ...{ name: t('Name'), trigger: t('Sent when'), subject: t('Subject'), preheader: t('Preview text') },
              isOn: t('State'),
            })}
            onTakeTheirs={() => conflict.decide('theirs')}
            onSaveYours={() => conflict.decide('yours')}
            onClose={() => conflict.decide('neither')}
          />
        )
      }
    >
      <NotificationFields form={form} triggers={triggers} />
      <Switch
        label={t('On')}
        hint={t('Sent each time this happens, to people who agreed to receive email.')}
        checked={form.values.isOn}
        onChange={(on) => form.change('isOn', on)}
      />
    </RecordDialog>
  )
}
