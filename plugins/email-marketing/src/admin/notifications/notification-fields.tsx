import { CouldNotLoadNote } from '@ashlar/sdk/admin'
import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import { TriggerField } from '../automations/trigger-field.tsx'
import type { Triggers } from '../automations/use-triggers.ts'
import type { NotificationForm } from './notification-form.ts'

interface NotificationFieldsProps {
  readonly form: Form<typeof NotificationForm>
  readonly triggers: Triggers
}

/** What a notification is called, when it is sent, and what stands in the inbox. */
export function NotificationFields({ form, triggers }: NotificationFieldsProps) {
  const t = useTexts('email_marketing')
  return (
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
    </>
  )
}
