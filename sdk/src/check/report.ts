import Type, { type Static } from 'typebox'
import { CheckRuleName, Problem } from './problem.ts'

/** What `ashlar check --json` writes. */
export const CheckReport = Type.Object({
  /** Of the format of this report. */
  format: Type.Literal(1),
  name: Type.String(),
  version: Type.String(),
  /** Version of the SDK whose rules these are. */
  sdk: Type.String(),
  isFine: Type.Boolean(),
  problems: Type.Array(Problem),
  /** Rules that were not looked at, and why: those before have to be mended first, or nothing was there to look at. */
  notChecked: Type.Array(Type.Object({ rule: CheckRuleName, reason: Type.String() })),
})
export type CheckReport = Static<typeof CheckReport>
