import type { TriggerSetting, TriggerSettings } from '@ashlar/sdk'
import { Checkbox, Field, Input, Select } from '@ashlar/sdk/ui'

interface TriggerSettingsProps {
  readonly described: readonly TriggerSetting[]
  readonly value: TriggerSettings
  readonly errorOf: (key: string) => string | undefined
  readonly disabled: boolean
  readonly onChange: (value: TriggerSettings) => void
}

/** What is chosen of the trigger. */
export function TriggerSettingFields({ described, value, errorOf, disabled, onChange }: TriggerSettingsProps) {
  return described.map((setting) => {
    const { key, title } = setting
    const chosen = value[key]
    const put = (next: TriggerSettings[string]) => onChange({ ...value, [key]: next })
    if (setting.kind === 'yes-no') {
      return <Checkbox key={key} label={title} checked={chosen === true} disabled={disabled} onChange={put} />
    }
    return (
      <Field key={key} label={title} hint={setting.hint} error={errorOf(key)} required>
        {(ties) =>
          setting.kind === 'choice' ? (
            <Select
              {...ties}
              disabled={disabled}
              value={String(chosen ?? '')}
              options={optionsWith(setting, String(chosen ?? ''))}
              onChange={put}
            />
          ) : (
            <Input
              {...ties}
              type="number"
              inputMode="numeric"
              step={1}
              min={setting.minimum}
              max={setting.maximum}
              disabled={disabled}
              value={typeof chosen === 'number' ? chosen : ''}
              onChange={({ target }) => put(Number.isNaN(target.valueAsNumber) ? '' : target.valueAsNumber)}
            />
          )
        }
      </Field>
    )
  })
}

/** With what is chosen, even where it is not offered any more. */
function optionsWith({ choices = [] }: TriggerSetting, chosen: string) {
  const options = choices.map(({ value, title }) => ({ value, label: title }))
  return options.some(({ value }) => value === chosen) ? options : [{ value: chosen, label: chosen }, ...options]
}
