import { call, useCall } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import { changeWebhook, listWebhookEvents, makeWebhook } from '../contract.ts'
import type { Webhook } from '../webhook.ts'
import { WebhookForm } from './webhook-form.ts'
import { webhooksChanged } from './webhooks-changed.ts'

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
  const t = useTexts('webhooks')
  const { data } = useCall(listWebhookEvents)
  const events = data?.results ?? []
  return (
    <FormDialog
      icon="webhook"
      title={webhook ? webhook.name : t('Add webhook')}
      submit={t('Save')}
      schema={WebhookForm}
      initial={webhook ? formOf(webhook) : blank}
      messages={{ url: t('The address must start with https://') }}
      save={async (body) => {
        const saving = webhook ? call(changeWebhook, { params: { id: webhook.id }, body }) : call(makeWebhook, { body })
        const { secret } = await saving
        await webhooksChanged()
        onSaved(secret)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SchemaField form={form} name="name" required />
          <SchemaField form={form} name="url" required />
          <SchemaField
            form={form}
            name="events"
            hint={t('Available events: {events}', { events: events.join(', ') })}
          />
          <SchemaField form={form} name="isActive" />
        </>
      )}
    </FormDialog>
  )
}

function formOf({ name, url, events, isActive }: Webhook): WebhookForm {
  return { name, url, events, isActive }
}
