import { SortableList, useSortableRow } from '@ashlar/sdk/editor'
import { Badge, useTexts } from '@ashlar/sdk/ui'
import type { StepRow } from '../../../automation/arrange.ts'
import { describeStep } from '../../../automation/describe.ts'
import type { DraftStep } from '../../../automation/draft-step.ts'
import { AddStep } from './add-step.tsx'
import { StepCard } from './step-card.tsx'
import type { StepsProps } from './step-column.tsx'
import { branchesLook, branchLook, lineLook, rowLook } from './step-look.ts'

interface StepRowListProps extends StepsProps {
  readonly row: StepRow
  readonly steps: readonly DraftStep[]
}

/** Steps that follow each other, with a way to add one before, between and behind them. */
export function StepRowList({ row, steps, ...rest }: StepRowListProps) {
  const t = useTexts('email_marketing')
  const { editing, names, disabled } = rest
  const titled = steps.map((step) => ({ id: step.id, title: describeStep(step, names, t) }))
  const start =
    row.choice === ''
      ? t('Add a step at the start')
      : t('Add a step at the start of “{branch}”', { branch: row.branch === 'yes' ? t('Yes') : t('No') })
  return (
    <>
      <AddStep label={start} place={{ row, at: 0 }} editing={editing} disabled={disabled} />
      {steps.length > 0 && (
        <SortableList rows={titled} onDrop={(from, to) => editing.drop(row, from, to)} hasLevels={false}>
          {() => (
            <ol style={rowLook}>
              {steps.map((step, at) => (
                <StepItem key={step.id} {...{ step, row, at }} title={titled[at]?.title ?? ''} {...rest} />
              ))}
            </ol>
          )}
        </SortableList>
      )}
    </>
  )
}

interface StepItemProps extends StepsProps {
  readonly step: DraftStep
  readonly row: StepRow
  readonly at: number
  /** The step in words. */
  readonly title: string
}

/** A step in its row: its card, its branches, and the way on. */
function StepItem({ step, row, at, title, ...rest }: StepItemProps) {
  const t = useTexts('email_marketing')
  const { editing, disabled } = rest
  const { row: sortable, handle } = useSortableRow(step.id)
  const { className, style, ...place } = sortable
  const isLifted = className !== undefined
  return (
    <li
      {...place}
      {...(isLifted && { className })}
      style={{ ...rowLook, ...style, ...(isLifted && { position: 'relative', zIndex: 1, opacity: 0.9 }) }}
    >
      <StepCard {...{ step, title, handle }} {...rest} />
      {step.kind === 'if' && (
        <>
          <span aria-hidden="true" style={lineLook} />
          <div style={branchesLook}>
            {(['yes', 'no'] as const).map((branch) => (
              <section
                key={branch}
                style={branchLook}
                aria-label={`${title}: ${branch === 'yes' ? t('Yes') : t('No')}`}
              >
                <Badge tone={branch === 'yes' ? 'green' : 'grey'} plain>
                  {branch === 'yes' ? t('Yes') : t('No')}
                </Badge>
                <StepRowList row={{ choice: step.id, branch }} steps={step[branch]} {...rest} />
              </section>
            ))}
          </div>
        </>
      )}
      <AddStep
        label={t('Add a step after “{step}”', { step: title })}
        place={{ row, at: at + 1 }}
        editing={editing}
        disabled={disabled}
      />
    </li>
  )
}
