import { useQuery } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import type { Webhook } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import { fetchEvents, saveWebhook, WebhookForm, webhooksKey } from './webhooks-api.ts'

export interface WebhookDialogProps {
  /** Undefined for a new one. */
  readonly webhook: Webhook | undefined
  readonly onClose: () => void
  /** With the secret, when it is a new one. */
  readonly onSaved: (secret: string | undefined) => void
}

const blank: WebhookForm = { name: '', url: 'https://', events: ['core.page-changed'], isActive: true }

/** Where to, and what about. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const t = useTexts('admin')
  const { data: events = [] } = useQuery({ queryKey: [...webhooksKey, 'events'], queryFn: fetchEvents })
  return (
    <FormDialog
      icon="webhook"
      title={webhook ? webhook.name : t('Add webhook')}
      submit={t('Save')}
      schema={WebhookForm}
      initial={webhook ? formOf(webhook) : blank}
      messages={{ url: t('The address begins with https://') }}
      save={async (values) => onSaved(await saveWebhook(values, webhook?.id))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <SchemaField form={form} name="url" required />
          <SchemaField form={form} name="events" hint={t('Known here: {events}', { events: events.join(', ') })} />
          <SchemaField form={form} name="isActive" />
        </>
      )}
    </FormDialog>
  )
}

function formOf({ name, url, events, isActive }: Webhook): WebhookForm {
  return { name, url, events, isActive }
}
