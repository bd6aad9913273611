import { Field, Halves, Input, useTexts } from '@ashlar/sdk/ui'
import type { SettingsOf } from './step-settings.tsx'

/** How long somebody waits before the next step. */
export function WaitSettings({ step, put }: SettingsOf<'wait'>) {
  const t = useTexts('email_marketing')
  return (
    <Halves>
      <Field label={t('Days')}>
        {(ties) => (
          <Input
            {...ties}
            type="number"
            min={0}
            max={365}
            value={step.days}
            onChange={({ target }) => put({ ...step, days: wholeUpTo(365, target.value) })}
          />
        )}
      </Field>
      <Field label={t('Hours')}>
        {(ties) => (
          <Input
            {...ties}
            type="number"
            min={0}
            max={23}
            value={step.hours}
            onChange={({ target }) => put({ ...step, hours: wholeUpTo(23, target.value) })}
          />
        )}
      </Field>
    </Halves>
  )
}

/** The whole number that was typed, between 0 and the most. */
const wholeUpTo = (most: number, typed: string): number => Math.min(most, Math.max(0, Math.trunc(Number(typed)) || 0))
