import type { DraftStep } from '../../../automation/draft-step.ts'
import { ChoiceSettings } from './choice-settings.tsx'
import { LeaveListSettings } from './leave-list-settings.tsx'
import { MailSettings } from './mail-settings.tsx'
import type { StepsProps } from './step-column.tsx'
import { TagSettings } from './tag-settings.tsx'
import { TellSettings } from './tell-settings.tsx'
import { WaitSettings } from './wait-settings.tsx'

/** Props of the fields of one kind of step. */
export interface SettingsOf<Kind extends DraftStep['kind']> {
  readonly step: Extract<DraftStep, { readonly kind: Kind }>
  readonly put: (step: DraftStep) => void
}

/** The fields of a step. */
export function StepSettings({ step, ...rest }: StepsProps & { readonly step: DraftStep }) {
  const { editing, automation, names, values, disabled } = rest
  const { put } = editing
  switch (step.kind) {
    case 'wait':
      return <WaitSettings {...{ step, put }} />
    case 'mail':
      return <MailSettings {...{ step, put, automation, values, disabled }} />
    case 'if':
      return <ChoiceSettings {...{ step, put, automation, values }} />
    case 'tag':
      return <TagSettings {...{ step, put }} />
    case 'leave-list':
      return <LeaveListSettings {...{ step, put }} />
    case 'tell':
      return <TellSettings {...{ step, put, names, disabled }} />
  }
}
