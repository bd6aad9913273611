import { PeopleField } from '@ashlar/sdk/records'
import { Field, Textarea, useTexts } from '@ashlar/sdk/ui'
import type { StepNames } from '../../../automation/describe.ts'
import type { SettingsOf } from './step-settings.tsx'

interface TellSettingsProps extends SettingsOf<'tell'> {
  readonly names: StepNames
  readonly disabled: boolean
}

/** Whom of the team to notify, and what to say. */
export function TellSettings({ step, put, names, disabled }: TellSettingsProps) {
  const t = useTexts('email_marketing')
  const people = step.people.map((id) => {
    const displayName = names.person(id) || t('Somebody who left the team')
    return { id, displayName, firstname: displayName.split(/\s+/)[0] ?? '' }
  })
  return (
    <>
      <PeopleField
        label={t('People of the team')}
        value={people}
        disabled={disabled}
        onChange={(chosen) => put({ ...step, people: chosen.map(({ id }) => id) })}
      />
      <Field label={t('Message')} hint={t('They get a notice with it, and with the address of the person.')} required>
        {(ties) => (
          <Textarea
            {...ties}
            maxLength={500}
            value={step.message}
            onChange={({ target }) => put({ ...step, message: target.value })}
          />
        )}
      </Field>
    </>
  )
}
