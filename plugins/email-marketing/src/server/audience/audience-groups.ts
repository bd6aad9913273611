import type { CollectionMembers, RecipientSource } from '@ashlar/sdk'
import { conditionProblem } from '../../audience/condition-problem.ts'
import type { Audience, AudienceGroup } from '../../contract.ts'

/** A group whose source is there and knows its conditions. */
export interface OpenGroup {
  readonly source: RecipientSource
  readonly filter: Pick<AudienceGroup, 'match' | 'conditions'>
}

/** Why a group cannot be read, and where that stands in a request. */
export interface GroupProblem {
  readonly path: string
  readonly message: string
}

export interface OpenAudience {
  readonly include: readonly OpenGroup[]
  readonly exclude: readonly OpenGroup[]
  /** Of included groups that cannot be read. */
  readonly includeProblems: readonly GroupProblem[]
  readonly excludeProblems: readonly GroupProblem[]
}

/** Find the sources of an audience, and check every condition by the fields that they have now. */
export async function openAudience(
  sources: CollectionMembers<RecipientSource>,
  { include, exclude }: Audience,
): Promise<OpenAudience> {
  const open = async (side: 'include' | 'exclude', groups: readonly AudienceGroup[]) => {
    const found: OpenGroup[] = []
    const problems: GroupProblem[] = []
    for (const [at, group] of groups.entries()) {
      const source = sources.find(group.source)
      const problem = await problemOf(source, group)
      if (problem !== undefined)
        problems.push({ path: `filters/${side}/${at}/${problem.path}`, message: problem.message })
      else if (source !== undefined)
        found.push({ source, filter: { match: group.match, conditions: group.conditions } })
    }
    return { found, problems }
  }
  const [included, excluded] = [await open('include', include), await open('exclude', exclude)]
  return {
    ...{ include: included.found, includeProblems: included.problems },
    ...{ exclude: excluded.found, excludeProblems: excluded.problems },
  }
}

async function problemOf(source: RecipientSource | undefined, group: AudienceGroup): Promise<GroupProblem | undefined> {
  if (source === undefined) {
    return { path: 'source', message: `This website has no recipients called “${group.source}”.` }
  }
  if (group.conditions.length === 0) return undefined
  const fields = await source.fields()
  for (const [at, condition] of group.conditions.entries()) {
    const field = fields.find(({ key }) => key === condition.field)
    const message =
      field === undefined
        ? `“${source.title}” can't be filtered by “${condition.field}”.`
        : conditionProblem(field, condition)
    if (message !== undefined) return { path: `conditions/${at}/${field === undefined ? 'field' : 'value'}`, message }
  }
  return undefined
}
