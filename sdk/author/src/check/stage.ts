import type { CheckReport, CheckRule, Problem } from '@ashlar/sdk/check'

/** A part of the check: the rules it looks at, and those that must hold for it to be worth a look. */
export interface Stage {
  readonly rules: readonly CheckRule[]
  readonly needs: readonly CheckRule[]
  /** What is wrong; a sentence when there is nothing to look at, or it can't be looked at here. */
  readonly run: () => Promise<readonly Problem[] | string>
}

/** Run stages in order. One whose needs were not met is left out, so that one mistake is not reported many times. */
export async function runStages(
  stages: readonly Stage[],
): Promise<{ problems: Problem[]; notChecked: CheckReport['notChecked'] }> {
  const problems: Problem[] = []
  const notChecked: CheckReport['notChecked'] = []
  const unmet = new Set<CheckRule>()
  for (const { rules, needs, run } of stages) {
    const isWorthALook = !needs.some((rule) => unmet.has(rule))
    const found = isWorthALook ? await run() : []
    if (!isWorthALook) {
      for (const rule of rules) unmet.add(rule)
      notChecked.push(...rules.map((rule) => ({ rule, reason: 'Fix the problems above first.' })))
    } else if (typeof found === 'string') {
      notChecked.push(...rules.map((rule) => ({ rule, reason: found })))
    } else {
      problems.push(...found)
      for (const { rule } of found) unmet.add(rule)
    }
  }
  return { problems, notChecked }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
