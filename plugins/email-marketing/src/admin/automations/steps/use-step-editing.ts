import type { Form } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useRef, useState } from 'react'
import {
  insertStep,
  moveInRow,
  moveStep,
  outerRow,
  type Place,
  placeOf,
  removeStep,
  replaceStep,
  rowOf,
  type StepRow,
  stepAt,
} from '../../../automation/arrange.ts'
import { describeStep, type StepNames } from '../../../automation/describe.ts'
import { type DraftStep, newStep, newStepId, type StepKind } from '../../../automation/draft-step.ts'
import type { AutomationForm } from '../record/automation-form.ts'

/** What can be done with the steps of an automation while it is built. */
export interface StepEditing {
  readonly steps: readonly DraftStep[]
  /** The card whose fields are shown; empty for none. */
  readonly opened: string
  /** Where the last step went, in a sentence for readers. */
  readonly said: string
  readonly toggle: (id: string) => void
  readonly add: (place: Place, kind: StepKind) => void
  readonly put: (step: DraftStep) => void
  readonly remove: (id: string) => void
  readonly move: (id: string, by: 1 | -1) => void
  readonly canMove: (id: string, by: 1 | -1) => boolean
  readonly drop: (row: StepRow, from: number, to: number) => void
  /** Id of the button that opens a step. */
  readonly idOf: (id: string) => string
  readonly errorOf: (id: string) => string | undefined
  /** The button of the step that was added, moved, or is left beside one that was removed. */
  readonly nextCard: () => HTMLElement | null
  /** Saving was asked for: from now on it is said what new steps lack. */
  readonly attempt: () => void
}

export function useStepEditing(form: Form<typeof AutomationForm>, names: StepNames): StepEditing {
  const t = useTexts('email_marketing')
  const [opened, setOpened] = useState('')
  const [said, say] = useState('')
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const { steps } = form.values
  // Undo comes later, into the steps as they are then.
  const now = useRef(steps)
  useEffect(() => {
    now.current = steps
  }, [steps])
  const idOf = (id: string) => form.idOf(`steps/${id}`)
  const put = (next: readonly DraftStep[]) => form.change('steps', next)
  /** The step at which the work goes on, and whether the focus is there already. */
  const next = useRef({ id: '', isDone: true })
  const focus = (id: string) => {
    next.current = { id, isDone: false }
  }
  const nextCard = () => document.getElementById(idOf(next.current.id))
  useEffect(() => {
    if (next.current.isDone) return
    next.current.isDone = true
    // The card is drawn by now. Where a menu was open, that is closed later, and asks where to go on.
    nextCard()?.focus()
  })
  const sayPlace = (after: readonly DraftStep[], id: string) => {
    const place = placeOf(after, id)
    const step = place && stepAt(after, place)
    if (!step) return
    const { row, at } = place
    const words = { step: describeStep(step, names, t), position: at + 1, count: rowOf(after, row).length }
    say(
      row.choice === ''
        ? t('{step} is now step {position} of {count}.', words)
        : t('{step} is now step {position} of {count} under “{branch}”.', {
            ...{ ...words, branch: row.branch === 'yes' ? t('Yes') : t('No') },
          }),
    )
  }
  return {
    ...{ steps, opened, said, idOf, nextCard },
    // What was just added is not at fault yet.
    errorOf: (id) => (fresh.has(id) ? undefined : form.errors[`steps/${id}`]),
    attempt: () => setFresh(new Set()),
    toggle: (id) => setOpened((before) => (before === id ? '' : id)),
    add(place, kind) {
      const id = newStepId()
      put(insertStep(steps, place, newStep(kind, id)))
      setOpened(id)
      setFresh((before) => new Set([...before, id]))
      focus(id)
    },
    put: (step) => put(replaceStep(steps, step)),
    remove(id) {
      const place = placeOf(steps, id)
      const step = place && stepAt(steps, place)
      if (!step) return
      const left = removeStep(steps, id)
      put(left)
      const { row, at } = place
      const neighbour = rowOf(left, row)[Math.max(0, at - 1)]?.id
      focus(neighbour ?? (row.choice === outerRow.choice ? 'when' : row.choice))
      toast.success(t('“{step}” deleted', { step: describeStep(step, names, t) }), {
        action: { label: t('Undo'), run: () => put(insertStep(now.current, place, step)) },
      })
    },
    move(id, by) {
      const moved = moveStep(steps, id, by)
      if (moved === steps) return
      put(moved)
      sayPlace(moved, id)
      focus(id)
    },
    canMove: (id, by) => moveStep(steps, id, by) !== steps,
    drop: (row, from, to) => put(moveInRow(steps, row, from, to)),
  }
}
