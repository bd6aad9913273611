import { call } from '@ashlar/sdk/admin'
import { FormDialog, SchemaField } from '@ashlar/sdk/forms'
import { useTexts } from '@ashlar/sdk/ui'
import { addAutomationMail } from '../../../contract.ts'
import { automationsChanged } from '../changed.ts'

interface NewMailDialogProps {
  readonly automationId: number
  readonly onMade: (mailId: number) => void
  readonly onClose: () => void
}

/** An email of an automation begins with its name. */
export function NewMailDialog({ automationId, onMade, onClose }: NewMailDialogProps) {
  const t = useTexts('email_marketing')
  return (
    <FormDialog
      title={t('New email')}
      icon="mail"
      submit={t('Create')}
      failed={t('The email was not created')}
      schema={addAutomationMail.body}
      initial={{ name: '' }}
      messages={{ name: t('Name is required.') }}
      save={async (body) => {
        const { mail } = await call(addAutomationMail, { params: { id: automationId }, body })
        await automationsChanged()
        onMade(mail.id)
      }}
      onClose={onClose}
    >
      {(form) => <SchemaField form={form} name="name" label={t('Name')} required hint={t('Only your team sees it.')} />}
    </FormDialog>
  )
}
