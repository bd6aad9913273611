import type { PackageChange } from '@ashlar/sdk/platform'

const stepRank = { waiting: 0, running: 1, done: 2, failed: 2 } as const
/** Above anything that steps add up to. What was done may be withdrawn by the server later, never the reverse. */
const stateRank = { running: 0, done: 1_000, failed: 1_000, withdrawn: 2_000 } as const

/** How far a change has come; grows while it is made. */
const progress = ({ state, steps }: PackageChange): number =>
  stateRank[state] + steps.reduce((sum, step) => sum + stepRank[step.state], 0)

/** The newer of two reports: they come by two ways (the stream and asking), so an older one may arrive last. */
export function latestOf(known: PackageChange | undefined, told: PackageChange): PackageChange {
  if (known?.id !== told.id) return told
  return progress(told) >= progress(known) ? told : known
}
