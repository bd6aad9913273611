import type { CollectionMembers, PersonTrigger, TriggerSetting, TriggerSettings } from '@ashlar/sdk'
import { canBeSet, isSetting, settingsWith } from '../../automation/trigger-settings.ts'
import { errors } from '../../errors.ts'

/** Triggers that come with an event have none. */
export const settingsOf = async (trigger: PersonTrigger): Promise<readonly TriggerSetting[]> =>
  'event' in trigger ? [] : trigger.settings()

/** What automations store of a trigger: the event, and what was chosen. @throws UNKNOWN_TRIGGER, SETTINGS_WRONG */
export async function checkedTrigger(
  triggers: CollectionMembers<PersonTrigger>,
  id: string,
  chosen: TriggerSettings,
): Promise<{ readonly event: string; readonly settings: TriggerSettings }> {
  const trigger = triggers.find(id)
  const described = trigger ? await settingsOf(trigger) : []
  if (trigger === undefined || !canBeSet(described)) {
    throw errors.UNKNOWN_TRIGGER().at({ path: 'trigger', message: errors.UNKNOWN_TRIGGER().message })
  }
  const settings = settingsWith(described, chosen)
  for (const setting of described) {
    if (isSetting(setting, settings[setting.key])) continue
    const { message } = errors.SETTINGS_WRONG(setting.title)
    throw errors.SETTINGS_WRONG(setting.title).at({ path: `settings/${setting.key}`, message })
  }
  return { event: 'event' in trigger ? trigger.event.id : '', settings }
}
