import { type Branch, type DraftStep, levelsOf, mostInRow, mostNested } from './draft-step.ts'

/** A row of steps: the outermost one, or a branch of an `if`. */
export interface StepRow {
  /** Id of the `if`; empty for the outermost row. */
  readonly choice: string
  readonly branch: Branch
}

/** Before the step with this number in a row, from 0. */
export interface Place {
  readonly row: StepRow
  readonly at: number
}

export const outerRow: StepRow = { choice: '', branch: 'yes' }

type Steps = readonly DraftStep[]

/** Where a step stands; undefined where it is not among these. */
export function placeOf(steps: Steps, id: string, row: StepRow = outerRow): Place | undefined {
  for (const [at, step] of steps.entries()) {
    if (step.id === id) return { row, at }
    if (step.kind !== 'if') continue
    const inside =
      placeOf(step.yes, id, { choice: step.id, branch: 'yes' }) ??
      placeOf(step.no, id, { choice: step.id, branch: 'no' })
    if (inside) return inside
  }
  return undefined
}

/** The steps with one row of them changed. */
export function changeRow(steps: Steps, row: StepRow, change: (steps: Steps) => Steps): Steps {
  if (row.choice === '') return change(steps)
  return steps.map((step) => {
    if (step.kind !== 'if') return step
    if (step.id === row.choice) return { ...step, [row.branch]: change(step[row.branch]) }
    return { ...step, yes: changeRow(step.yes, row, change), no: changeRow(step.no, row, change) }
  })
}

/** Behind the last step where the place is beyond it; at the end of all steps where the row is gone. */
export function insertStep(steps: Steps, { row, at }: Place, step: DraftStep): Steps {
  const isThere = row.choice === '' || placeOf(steps, row.choice) !== undefined
  if (!isThere) return [...steps, step]
  return changeRow(steps, row, (before) => before.toSpliced(at, 0, step))
}

/** Without a step and what stands in its branches. */
export function removeStep(steps: Steps, id: string): Steps {
  const place = placeOf(steps, id)
  return place ? changeRow(steps, place.row, (before) => before.toSpliced(place.at, 1)) : steps
}

/** With another step at the place of the one with the same id. */
export function replaceStep(steps: Steps, step: DraftStep): Steps {
  const place = placeOf(steps, step.id)
  return place ? changeRow(steps, place.row, (before) => before.with(place.at, step)) : steps
}

/** With a step at another place of its own row. */
export const moveInRow = (steps: Steps, row: StepRow, from: number, to: number): Steps =>
  changeRow(steps, row, (before) => {
    const step = before[from]
    return step ? before.toSpliced(from, 1).toSpliced(to, 0, step) : before
  })

/**
 * With a step one place further on (1) or back (-1), in the order in which they are drawn: into the branches that it
 * comes past, through them, and out again. The same steps where there is no such place.
 */
export function moveStep(steps: Steps, id: string, by: 1 | -1): Steps {
  const from = placeOf(steps, id)
  const step = from && stepAt(steps, from)
  if (!step) return steps
  const others = removeStep(steps, id)
  const places = placesFor(others, step)
  const now = places.findIndex((place) => isSame(place, from))
  const to = now < 0 ? undefined : places[now + by]
  return to ? insertStep(others, to, step) : steps
}

/** Everywhere that a new step can stand, in the order in which places are drawn. */
export function placesFor(steps: Steps, step: DraftStep): Place[] {
  const walk = (inside: Steps, row: StepRow, depth: number): Place[] => {
    const isOpen = depth + levelsOf(step) <= mostNested && inside.length < mostInRow
    const places = [...inside, undefined].map((next, at): Place[] => [
      ...(isOpen ? [{ row, at }] : []),
      ...(next?.kind === 'if'
        ? [
            ...walk(next.yes, { choice: next.id, branch: 'yes' }, depth + 1),
            ...walk(next.no, { choice: next.id, branch: 'no' }, depth + 1),
          ]
        : []),
    ])
    return places.flat()
  }
  return walk(steps, outerRow, 0)
}

/** The steps of a row; none where it is gone. */
export function rowOf(steps: Steps, row: StepRow): Steps {
  if (row.choice === '') return steps
  const place = placeOf(steps, row.choice)
  const choice = place && stepAt(steps, place)
  return choice?.kind === 'if' ? choice[row.branch] : []
}

export const stepAt = (steps: Steps, { row, at }: Place): DraftStep | undefined => rowOf(steps, row)[at]

const isSame = (one: Place, other: Place): boolean =>
  one.at === other.at && one.row.choice === other.row.choice && one.row.branch === other.row.branch
