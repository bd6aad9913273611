import { type Form, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import type { CampaignForm } from './campaign-form.ts'
import type { PersonalField } from './personal-fields.ts'
import { PersonalTextField } from './personal-text-field.tsx'

interface MailFieldsProps {
  readonly form: Form<typeof CampaignForm>
  /** What subject and preview text can be filled with. */
  readonly fields: readonly PersonalField[]
  readonly disabled?: boolean
}

/** What an email is called, and what stands in the inbox. */
export function MailFields({ form, fields, disabled = false }: MailFieldsProps) {
  const t = useTexts('email_marketing')
  return (
    <>
      <SchemaField form={form} name="name" label={t('Name')} required hint={t('Only your team sees it.')} />
      <PersonalTextField
        {...{ form, fields, disabled }}
        name="subject"
        label={t('Subject')}
        hint={t('Phones show about 40 characters.')}
      />
      <PersonalTextField
        {...{ form, fields, disabled }}
        name="preheader"
        label={t('Preview text')}
        hint={t('Shown after the subject in the inbox.')}
      />
    </>
  )
}
