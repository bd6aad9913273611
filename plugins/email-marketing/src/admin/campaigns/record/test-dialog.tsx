import { call, useMe } from '@ashlar/sdk/admin'
import { ChipsInput, FormDialog } from '@ashlar/sdk/forms'
import { Field, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { type CampaignDetail, sendTestCampaign } from '../../../contract.ts'
import { TestPerson } from './test-person.tsx'

const TestForm = Type.Object({ recipients: sendTestCampaign.body.properties.recipients })

/** Of the list, or of the first address in it that is at fault. */
const problemOf = (errors: Readonly<Record<string, string>>): string | undefined =>
  errors['recipients'] ?? Object.entries(errors).find(([path]) => path.startsWith('recipients/'))?.[1]

interface TestDialogProps {
  readonly campaign: Pick<CampaignDetail, 'id' | 'filters'>
  readonly onClose: () => void
}

/** Sends the campaign to addresses of one’s own (EMAIL-004). */
export function TestDialog({ campaign, onClose }: TestDialogProps) {
  const t = useTexts('email_marketing')
  const { email } = useMe().user
  const [testCustomer, setTestCustomer] = useState<number | null>(null)
  return (
    <FormDialog
      title={t('Send test')}
      description={t('Are you sure you want to send this test campaign now?')}
      icon="flask-conical"
      submit={t('Send test')}
      failed={t('The test was not sent')}
      schema={TestForm}
      initial={{ recipients: [email] }}
      messages={{ recipients: t('Enter one to five addresses.') }}
      save={async ({ recipients }) => {
        const body = { recipients, testCustomer }
        const { sent } = await call(sendTestCampaign, { params: { id: campaign.id }, body })
        toast.success(t('{count} test email sent|{count} test emails sent', { count: sent }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field
            id={form.idOf('recipients')}
            label={t('Send to')}
            hint={t('Addresses of your team or of the website.')}
            error={problemOf(form.errors)}
            required
          >
            {(ties) => (
              <ChipsInput
                ties={ties}
                label={t('Send to')}
                value={form.values.recipients}
                onChange={(recipients) => form.change('recipients', [...recipients])}
                onLeave={() => form.leave('recipients')}
              />
            )}
          </Field>
          <TestPerson audience={campaign.filters} value={testCustomer} onChange={setTestCustomer} />
        </>
      )}
    </FormDialog>
  )
}
