import { mergePatches, type Patch, sameJson } from '@ashlar/sdk'

/** Steps that can be taken back (libraries 1.5). */
export const maxSteps = 200
/** Milliseconds within which changes of one kind belong to one step. */
export const joinWithin = 500

/** One step of the log: what it did, what undoes it, and where the person was before and after. */
export interface Step<Place> {
  readonly patch: Patch
  readonly inverse: Patch
  /** What the step did, for the tooltip of undo: `Change text`. */
  readonly label: string
  readonly before: Place
  readonly after: Place
  /** Changes with the same key within 500 ms join into one step. */
  readonly joinKey: string | undefined
  /** Milliseconds, of the last change in the step. */
  readonly at: number
}

export interface PatchLog<Place> {
  readonly steps: readonly Step<Place>[]
  /** Number of steps in effect; those after it can be redone. */
  readonly position: number
}

export const emptyLog = { steps: [], position: 0 } as const satisfies PatchLog<never>

/** The log with one more step; what could have been redone is gone. */
export function withStep<Place>(log: PatchLog<Place>, step: Step<Place>): PatchLog<Place> {
  const kept = log.steps.slice(0, log.position)
  const last = kept.at(-1)
  const joins =
    last !== undefined &&
    step.joinKey !== undefined &&
    last.joinKey === step.joinKey &&
    step.at - last.at <= joinWithin &&
    log.position === log.steps.length
  const steps = joins ? [...kept.slice(0, -1), ...joined(last, step)] : [...kept, step].slice(-maxSteps)
  return { steps, position: steps.length }
}

/** The log whose last step is finished: nothing joins it any more. */
export function closed<Place>(log: PatchLog<Place>): PatchLog<Place> {
  const steps = log.steps.map((step, at) => (at === log.position - 1 ? { ...step, joinKey: undefined } : step))
  return { ...log, steps }
}

/** The step that undo takes back, or redo does again; undefined when there is none. */
export const stepToUndo = <Place>(log: PatchLog<Place>) => log.steps[log.position - 1]
export const stepToRedo = <Place>(log: PatchLog<Place>) => log.steps[log.position]

export function moved<Place>(log: PatchLog<Place>, by: 1 | -1): PatchLog<Place> {
  return { ...log, position: Math.min(Math.max(log.position + by, 0), log.steps.length) }
}

/** Both as one; none where the second took back what the first did. */
function joined<Place>(first: Step<Place>, then: Step<Place>): readonly Step<Place>[] {
  const patch = mergePatches(first.patch, then.patch)
  // In reverse order: where both touch a node, what it was before the first is what undo brings back.
  const inverse = mergePatches(then.inverse, first.inverse)
  return sameJson(patch, inverse) ? [] : [{ ...then, patch, inverse, before: first.before }]
}
