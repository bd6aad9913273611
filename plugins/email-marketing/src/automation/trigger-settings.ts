import type { TriggerSetting, TriggerSettings } from '@ashlar/sdk'

type Chosen = TriggerSettings[string] | undefined

/** What a setting is until somebody chooses. */
export function initialSetting({ kind, choices, minimum = 0 }: TriggerSetting): TriggerSettings[string] {
  if (kind === 'choice') return choices?.[0]?.value ?? ''
  return kind === 'number' ? minimum : false
}

/** What was chosen, with what settings are at first where nothing was. */
export const settingsWith = (described: readonly TriggerSetting[], chosen: TriggerSettings): TriggerSettings =>
  Object.fromEntries(described.map((setting) => [setting.key, chosen[setting.key] ?? initialSetting(setting)]))

/** Whether a value can be chosen. */
export function isSetting({ kind, choices = [], minimum = 0, maximum = 0 }: TriggerSetting, value: Chosen): boolean {
  if (kind === 'choice') return choices.some((choice) => choice.value === value)
  if (kind === 'yes-no') return typeof value === 'boolean'
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
}

/** Whether all of them are chosen, and can be. */
export const areSettings = (described: readonly TriggerSetting[], chosen: TriggerSettings): boolean =>
  described.every((setting) => isSetting(setting, chosen[setting.key]))

/** What was chosen, in words: `Birthday`, `Days: 7`, `Every year`. */
export const describeSettings = (described: readonly TriggerSetting[], chosen: TriggerSettings): readonly string[] =>
  described.flatMap(({ key, title, kind, choices = [] }) => {
    const value = chosen[key]
    if (kind === 'yes-no') return value === true ? [title] : []
    if (kind === 'number') return [`${title}: ${value}`]
    return choices.find((choice) => choice.value === value)?.title ?? []
  })

/** A choice without values leaves nothing to choose. */
export const canBeSet = (described: readonly TriggerSetting[]): boolean =>
  described.every(({ kind, choices = [] }) => kind !== 'choice' || choices.length > 0)
