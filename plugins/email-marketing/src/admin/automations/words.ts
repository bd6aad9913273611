import type { Tone, Translate } from '@ashlar/sdk/ui'
import type { StepKind } from '../../automation/draft-step.ts'
import type { AutomationRun } from '../../contract.ts'

export const automationsPath = '/admin/email-marketing/automations'
export const addressOfAutomation = (id: number): string => `${automationsPath}/${id}`

type RunState = AutomationRun['state']

export const runStateNames = (t: Translate): Readonly<Record<RunState, string>> => ({
  running: t('Under way'),
  done: t('Done'),
  stopped: t('Stopped'),
  failed: t('Failed'),
})

export const runStateTones: Readonly<Record<RunState, Tone>> = {
  ...{ running: 'blue', done: 'green', stopped: 'grey', failed: 'red' },
}

/** Why somebody got no further, as the server says it. */
const reasons: readonly string[] = [
  ...['They did not agree to receive email, or have left.', 'They are on no list any more.', 'They have left.'],
  'The automation was turned off.',
]
export const reasonText = (reason: string, t: Translate): string => (reasons.includes(reason) ? t(reason) : reason)

interface StepWords {
  readonly kind: StepKind
  readonly icon: string
  readonly title: string
}

/** The steps that can be added, in the order of the menu. */
export const stepChoices = (t: Translate): readonly StepWords[] => [
  { kind: 'wait', icon: 'clock', title: t('Wait') },
  { kind: 'mail', icon: 'mail', title: t('Send an email') },
  { kind: 'if', icon: 'git-fork', title: t('If') },
  { kind: 'tag', icon: 'tag', title: t('Tag the customer') },
  { kind: 'leave-list', icon: 'user-minus', title: t('Take off a list') },
  { kind: 'tell', icon: 'bell', title: t('Tell the team') },
]

export const stepIcons: Readonly<Record<StepKind, string>> = {
  ...{ wait: 'clock', mail: 'mail', if: 'git-fork', tag: 'tag', 'leave-list': 'user-minus', tell: 'bell' },
}
