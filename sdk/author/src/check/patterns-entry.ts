import { isPatterns, patternsProblems } from '@ashlar/sdk'
import type { Problem } from '@ashlar/sdk/check'
import type { LoadedEntries } from './load-entries.ts'

/** What is wrong with the patterns of a package, whatever blocks an installation has. */
export function patternsEntryProblems(loaded: LoadedEntries): Problem[] {
  const entry = loaded['./patterns']
  if (entry === undefined) return []
  const problem = (message: string, fix: string): Problem => ({
    ...{ rule: 'loading', where: 'entry "./patterns"', message, fix },
  })
  const patterns = entry['default']
  if (!isPatterns(patterns))
    return [problem('Its default export is not the result of definePatterns.', 'Export the result of definePatterns.')]
  return patternsProblems(patterns).map((message) => problem(message, 'Change it in the call of definePatterns.'))
}
