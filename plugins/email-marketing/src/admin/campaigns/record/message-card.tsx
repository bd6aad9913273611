import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { Card, Halves, useTexts } from '@ashlar/sdk/ui'
import type { CampaignForm } from './campaign-form.ts'
import { MailFields } from './mail-fields.tsx'
import { usePersonalFields } from './personal-fields.ts'

interface MessageCardProps {
  readonly form: Form<typeof CampaignForm>
  /** The address that the website sends from; empty where none was chosen. */
  readonly sender: string
  readonly disabled: boolean
}

/** What readers see before they open the email, and who it comes from. */
export function MessageCard({ form, sender, disabled }: MessageCardProps) {
  const t = useTexts('email_marketing')
  const fields = usePersonalFields(form.values.filters)
  return (
    <Card title={t('Message')}>
      <fieldset className="form" disabled={disabled} style={{ border: 0, padding: 0, margin: 0 }}>
        <MailFields {...{ form, fields, disabled }} />
        <Halves>
          <SchemaField
            form={form}
            name="from_name"
            label={t('Sender name')}
            hint={
              sender === '' ? t('The name of the website if empty.') : t('Sent from {address}.', { address: sender })
            }
          />
          <SchemaField
            form={form}
            name="reply_to"
            label={t('Replies go to')}
            hint={t('The sender address if empty.')}
          />
        </Halves>
      </fieldset>
    </Card>
  )
}
