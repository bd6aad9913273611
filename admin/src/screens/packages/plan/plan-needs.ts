import type { PackagePlan } from '@ashlar/sdk/platform'

/** What a plan asks of the person before it is applied. */
export interface PlanNeeds {
  /** It can't be applied as it is. */
  readonly isBlocked: boolean
  /** The package's name has to be typed: rows are lost for good. */
  readonly typedName: boolean
  /** A tick that the warnings were read. */
  readonly tick: boolean
}

export function planNeeds({ obstacles, warnings, action, tables, content }: PackagePlan): PlanNeeds {
  const typedName = action === 'remove' && tables.some(({ change, rows }) => change === 'removed' && (rows ?? 0) > 0)
  return {
    isBlocked: obstacles.length > 0,
    typedName,
    tick: !typedName && (warnings.length > 0 || content.documents.length > 0),
  }
}

/** Only that content holds its blocks is in the way: it can be asked for again with the content kept. */
export const canKeepContent = ({ obstacles }: PackagePlan): boolean =>
  obstacles.length > 0 && obstacles.every(({ code }) => code === 'BLOCKS_IN_USE')
