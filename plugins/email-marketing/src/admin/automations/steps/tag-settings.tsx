import { Field, Input, useTexts } from '@ashlar/sdk/ui'
import type { SettingsOf } from './step-settings.tsx'

/** The tag that a customer gets. */
export function TagSettings({ step, put }: SettingsOf<'tag'>) {
  const t = useTexts('email_marketing')
  return (
    <Field label={t('Tag')} hint={t('People who are not customers pass by.')} required>
      {(ties) => (
        <Input
          {...ties}
          maxLength={60}
          value={step.tag}
          onChange={({ target }) => put({ ...step, tag: target.value })}
        />
      )}
    </Field>
  )
}
