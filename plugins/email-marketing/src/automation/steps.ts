import type { Step } from '../contract/automation.ts'
import type { DraftStep } from './draft-step.ts'

/** Steps beyond which an automation is refused. */
export const mostSteps = 60

/** Where a run stands: the way from the first row of steps through branches to one step. */
interface Found {
  readonly step: Step
  /** What follows it, in its own row and in those around it. */
  readonly after: Step | undefined
}

/** Every step, in the order in which they are drawn. */
export function allSteps(steps: readonly DraftStep[]): DraftStep[] {
  return steps.flatMap((step) => (step.kind === 'if' ? [step, ...allSteps(step.yes), ...allSteps(step.no)] : [step]))
}

/** A step with what follows it; undefined where it is not in these steps any more. */
export function stepIn(steps: readonly Step[], id: string, then?: Step): Found | undefined {
  for (const [at, step] of steps.entries()) {
    const after = steps[at + 1] ?? then
    if (step.id === id) return { step, after }
    if (step.kind !== 'if') continue
    const found = stepIn(step.yes, id, after) ?? stepIn(step.no, id, after)
    if (found) return found
  }
  return undefined
}

/** The step to which an `if` leads: the first of its branch, or what follows the `if`. */
export function stepAfterChoice(steps: readonly Step[], id: string, isMet: boolean): Step | undefined {
  const found = stepIn(steps, id)
  if (found?.step.kind !== 'if') return found?.after
  return (isMet ? found.step.yes : found.step.no)[0] ?? found.after
}

/** Minutes that a `wait` lasts. */
export const minutesOf = ({ days, hours }: { readonly days: number; readonly hours: number }): number =>
  (days * 24 + hours) * 60
