import { IconButton, Menu, useTexts } from '@ashlar/sdk/ui'
import { type Place, placesFor } from '../../../automation/arrange.ts'
import { newStep } from '../../../automation/draft-step.ts'
import { allSteps, mostSteps } from '../../../automation/steps.ts'
import { stepChoices } from '../words.ts'
import { lineLook } from './step-look.ts'
import type { StepEditing } from './use-step-editing.ts'

interface AddStepProps {
  readonly label: string
  readonly place: Place
  readonly editing: StepEditing
  readonly disabled: boolean
}

/** The line between two cards, with a menu of the steps that can stand there. */
export function AddStep({ label, place, editing, disabled }: AddStepProps) {
  const t = useTexts('email_marketing')
  const { row, at } = place
  const isFull = allSteps(editing.steps).length >= mostSteps
  const fits = (kind: Parameters<typeof newStep>[0]) =>
    !isFull &&
    placesFor(editing.steps, newStep(kind, 'new')).some(
      (each) => each.at === at && each.row.choice === row.choice && each.row.branch === row.branch,
    )
  return (
    <div className="col" style={{ alignItems: 'center' }}>
      <span aria-hidden="true" style={lineLook} />
      {!disabled && (
        <>
          <Menu
            align="start"
            trigger={<IconButton icon="circle-plus" label={label} tooltip={t('Add a step')} />}
            entries={stepChoices(t).map(({ kind, icon, title }) => ({
              ...{ label: title, icon, disabled: !fits(kind) },
              onSelect: () => editing.add(place, kind),
              goesOnAt: editing.nextCard,
            }))}
          />
          <span aria-hidden="true" style={lineLook} />
        </>
      )}
    </div>
  )
}
