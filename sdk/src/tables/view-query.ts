import { listMembers } from './list-state.ts'

const ofPage = new Set(['currentPage', 'after', 'before'])

/** The query of a list's address as a view keeps it: without the page, in one order, so that equal lists are equal. */
export function viewQuery(query: URLSearchParams | string, filters: readonly string[]): string {
  const kept = new URLSearchParams()
  const all = new URLSearchParams(query)
  for (const name of [...listMembers, ...filters].sort()) {
    const value = all.get(name)
    if (value && !ofPage.has(name)) kept.set(name, value)
  }
  return kept.toString()
}
