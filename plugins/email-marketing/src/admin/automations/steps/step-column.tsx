import type { MailValue } from '@ashlar/sdk'
import type { Form } from '@ashlar/sdk/forms'
import { Badge, FieldError, useTexts } from '@ashlar/sdk/ui'
import { outerRow } from '../../../automation/arrange.ts'
import type { StepNames } from '../../../automation/describe.ts'
import type { AutomationWithMails } from '../../../contract.ts'
import type { AutomationForm } from '../record/automation-form.ts'
import type { Triggers } from '../use-triggers.ts'
import { StepRowList } from './step-row-list.tsx'
import { TriggerCard } from './trigger-card.tsx'
import type { StepEditing } from './use-step-editing.ts'

/** What every part of the column knows. */
export interface StepsProps {
  readonly editing: StepEditing
  readonly automation: AutomationWithMails
  readonly names: StepNames
  /** What the trigger tells of a person, in the reader's language. */
  readonly values: readonly MailValue[]
  readonly disabled: boolean
}

interface StepColumnProps extends Omit<StepsProps, 'values'> {
  readonly form: Form<typeof AutomationForm>
  readonly triggers: Triggers
}

/** An automation as a column of cards, from what it begins with to its end. */
export function StepColumn({ form, triggers, ...rest }: StepColumnProps) {
  const t = useTexts('email_marketing')
  const { editing, disabled } = rest
  const isSaidAtAStep = Object.keys(form.errors).some((path) => path.startsWith('steps/'))
  const values = triggers.valuesOf(form.values.trigger)
  return (
    <div className="col" style={{ alignItems: 'center' }}>
      <TriggerCard {...{ form, triggers, editing, disabled }} />
      <StepRowList row={outerRow} steps={editing.steps} {...rest} values={values} />
      <Badge plain>{t('End')}</Badge>
      {form.errors['steps'] && !isSaidAtAStep && <FieldError>{form.errors['steps']}</FieldError>}
      <div className="sr" role="status">
        {editing.said}
      </div>
    </div>
  )
}
