import type { Webhook } from '@ashlar/sdk'
import { ApiError, useQuery } from '@ashlar/sdk/admin'
import { ChipsInput, SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, Field, toast, useTexts } from '@ashlar/sdk/ui'
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
  const form = useForm({
    schema: WebhookForm,
    initial: webhook ? formOf(webhook) : blank,
    messages: { url: t('The address begins with https://') },
    save: async (values) => {
      onSaved(await saveWebhook(values, webhook?.id))
      return values
    },
  })
  const submit = () => {
    form
      .submit()
      .catch((error: unknown) =>
        toast.error(t('Not saved'), { description: error instanceof ApiError ? error.message : '' }),
      )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon="webhook"
      title={webhook ? webhook.name : t('Add webhook')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" busy={form.isSaving} onClick={submit}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SchemaField form={form} name="name" required />
        <SchemaField form={form} name="url" required />
        <Field
          id={form.idOf('events')}
          label={t('Events')}
          error={form.errors.events}
          hint={t('Known here: {events}', { events: events.join(', ') })}
        >
          {(ties) => (
            <ChipsInput
              ties={ties}
              label={t('Events')}
              value={form.values.events}
              onChange={(chosen) => form.change('events', [...chosen])}
              onLeave={() => form.leave('events')}
            />
          )}
        </Field>
        <SchemaField form={form} name="isActive" />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

function formOf({ name, url, events, isActive }: Webhook): WebhookForm {
  return { name, url, events, isActive }
}
