import { conditionProblem } from '../../audience/condition-problem.ts'
import type { Audience, AudienceGroup, SourceInfo } from '../../contract.ts'

export const newGroup = (source: string): AudienceGroup => ({ source, match: 'all', conditions: [] })

/** The list with one member replaced, or taken out without a new one. */
export const withMember = <T>(list: readonly T[], at: number, member?: T): T[] =>
  list.flatMap((each, index) => (index !== at ? [each] : member === undefined ? [] : [member]))

/** Whether everything that was begun is written, so that recipients can be counted. */
export const isComplete = ({ include, exclude }: Audience, sources: readonly SourceInfo[]): boolean =>
  [...include, ...exclude].every(({ source, conditions }) => {
    const fields = sources.find(({ id }) => id === source)?.fields
    return conditions.every((condition) => {
      const field = fields?.find(({ key }) => key === condition.field)
      return field !== undefined && conditionProblem(field, condition) === undefined
    })
  })
