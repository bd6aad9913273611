import type { Step, StepCondition } from '../contract/automation.ts'

export type Branch = 'yes' | 'no'

/** An `if` while it is drawn. Unlike the stored one it does not say how deep it stands; {@link mostNested} does. */
export interface DraftChoice {
  readonly id: string
  readonly kind: 'if'
  readonly condition: StepCondition
  readonly yes: readonly DraftStep[]
  readonly no: readonly DraftStep[]
}

/** A step while it is drawn. It may be incomplete: an id of 0 or an empty text is still to be chosen. */
export type DraftStep = Exclude<Step, { readonly kind: 'if' }> | DraftChoice

export type StepKind = DraftStep['kind']

/** How often an `if` stands in an `if`. */
export const mostNested = 2
/** Steps beside each other in one row. */
export const mostInRow = 30

/** How many levels of branches a step brings with it. */
export function levelsOf(step: DraftStep): number {
  if (step.kind !== 'if') return 0
  return 1 + Math.max(0, ...[...step.yes, ...step.no].map(levelsOf))
}

/** An id that no other step has, also none that is gone. */
export const newStepId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

/** What a new step begins with. */
export function newStep(kind: StepKind, id: string): DraftStep {
  switch (kind) {
    case 'wait':
      return { id, kind, days: 1, hours: 0 }
    case 'mail':
      return { id, kind, mailId: 0 }
    case 'tag':
      return { id, kind, tag: '' }
    case 'leave-list':
      return { id, kind, listId: 0 }
    case 'tell':
      return { id, kind, people: [], message: '' }
    case 'if':
      return { id, kind, condition: { about: 'opened', mailId: 0 }, yes: [], no: [] }
  }
}
