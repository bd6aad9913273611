import type { TriggerSetting, TriggerSettings } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { useRecordForm } from '@ashlar/sdk/records'
import { type Translate, useTexts } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import type { DraftStep } from '../../../automation/draft-step.ts'
import { missingIn } from '../../../automation/missing.ts'
import { allSteps } from '../../../automation/steps.ts'
import { isSetting } from '../../../automation/trigger-settings.ts'
import { type AutomationWithMails, changeAutomation, Steps } from '../../../contract.ts'
import { automationsChanged } from '../changed.ts'
import type { Triggers } from '../use-triggers.ts'
import { AutomationForm, conflictIn, formOf } from './automation-form.ts'

/** The form of an automation with all of its steps. What is wrong with a step stands under `steps/<id>`. */
export function useAutomationForm(automation: AutomationWithMails, triggers: Triggers) {
  const t = useTexts('email_marketing')
  return useRecordForm<typeof AutomationForm, AutomationWithMails>({
    schema: AutomationForm,
    initial: formOf(automation),
    stored: automation,
    valuesOf: formOf,
    messages: { name: t('Name is required.') },
    rules: ({ trigger, settings, steps }) => ({
      ...settingProblems(triggers.settingsOf(trigger), settings, t),
      ...problemsIn(steps, t),
    }),
    send: async ({ steps, ...rest }, revision = automation.revision) => {
      // What is missing was said before, so that this is a fault of the screen.
      if (!Check(Steps, steps)) throw new Error('These steps fit no automation.')
      const body = { ...rest, steps, revision }
      const saved = await call(changeAutomation, { params: { id: automation.id }, body })
      await automationsChanged()
      return saved.automation
    },
    conflictIn,
    failed: (text) => ({ title: t('The automation was not saved'), text }),
  })
}

const settingProblems = (
  described: readonly TriggerSetting[],
  chosen: TriggerSettings,
  t: Translate,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    described.flatMap((setting) => {
      if (isSetting(setting, chosen[setting.key])) return []
      const { kind, minimum = 0, maximum = 0 } = setting
      const problem =
        kind === 'number'
          ? t('Enter a whole number from {minimum} to {maximum}.', { minimum, maximum })
          : t('Choose a value.')
      return [[`settings/${setting.key}`, problem]]
    }),
  )

const problemsIn = (steps: readonly DraftStep[], t: Translate): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allSteps(steps).flatMap((step) => {
      const problem = missingIn(step, t)
      return problem === '' ? [] : [[`steps/${step.id}`, problem]]
    }),
  )
