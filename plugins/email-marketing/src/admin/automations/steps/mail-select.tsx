import { Field, Select, useTexts } from '@ashlar/sdk/ui'
import type { AutomationWithMails } from '../../../contract.ts'

interface MailSelectProps {
  readonly automation: Pick<AutomationWithMails, 'mails'>
  /** 0 for none. */
  readonly value: number
  readonly onChange: (mailId: number) => void
}

/** One of the emails of an automation. */
export function MailSelect({ automation: { mails }, value, onChange }: MailSelectProps) {
  const t = useTexts('email_marketing')
  return (
    <Field label={t('Email')} required hint={mails.length === 0 && t('This automation has no emails yet.')}>
      {(ties) => (
        <Select
          {...ties}
          value={value === 0 ? '' : String(value)}
          options={[
            { value: '', label: t('Choose…') },
            ...mails.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      )}
    </Field>
  )
}
