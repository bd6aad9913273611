import { ApiError } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import type { DraftStep } from '../../../automation/draft-step.ts'
import { AutomationChange, AutomationWithMails } from '../../../contract.ts'

const { name, trigger, settings, repeats } = Type.Required(AutomationChange).properties

/** What people make of an automation. Steps may be incomplete until they are saved. */
export const AutomationForm = Type.Object({
  ...{ name, trigger, settings, repeats },
  steps: Type.Unsafe<readonly DraftStep[]>(Type.Array(Type.Unknown())),
})
export type AutomationForm = Static<typeof AutomationForm>

export const formOf = ({ name, trigger, settings, repeats, steps }: AutomationWithMails): AutomationForm => ({
  ...{ name, trigger, settings, repeats, steps },
})

const Conflict = Type.Object({
  code: Type.Literal('EMAIL_MARKETING_AUTOMATION_CHANGED'),
  automation: AutomationWithMails,
})

/** The stored automation, when saving failed because someone else had changed it. */
export const conflictIn = (error: unknown): AutomationWithMails | undefined =>
  error instanceof ApiError && Check(Conflict, error.body) ? error.body.automation : undefined
