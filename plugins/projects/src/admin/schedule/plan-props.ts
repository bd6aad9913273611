import type { Planned } from './plan.ts'

/** What the week and the month are given. */
export interface PlanProps {
  readonly days: readonly string[]
  readonly plan: readonly Planned[]
  /** First names by account. */
  readonly names: ReadonlyMap<number, string>
  readonly mayPlan: boolean
  readonly open: (planned: Planned) => void
  readonly edit: (planned: Planned) => void
  readonly move: (planned: Planned, day: string) => Promise<void>
}
