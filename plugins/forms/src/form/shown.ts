import type { Condition, ShowWhen } from './conditions.ts'

/** Conditions of one field. */
export const mostConditions = 5

/** Something that is shown only under conditions, which name others by their ids. */
export interface Conditional {
  readonly id: string
  readonly showWhen: ShowWhen
}

/**
 * Which of these are shown. The same rule holds in the visitor's browser, on the server and in the editor.
 *
 * A condition counts only if it names something above that carries a value; others are ignored, so a field whose
 * conditions are all ignored is shown. Something hidden counts as empty.
 *
 * @param ordered in their order on the page
 * @param valuesOf what is filled in; undefined for something that never carries a value, such as an info box
 */
export function shownAmong<Each extends Conditional>(
  ordered: readonly Each[],
  valuesOf: (each: Each) => readonly string[] | undefined,
): ReadonlySet<Each> {
  const above = new Map<string, readonly string[]>()
  const shown = new Set<Each>()
  for (const each of ordered) {
    const { match, conditions } = each.showWhen
    const results = conditions.flatMap((condition) => {
      const values = above.get(condition.field)
      return values ? [holds(condition, values)] : []
    })
    const isShown = results.length === 0 || (match === 'all' ? !results.includes(false) : results.includes(true))
    if (isShown) shown.add(each)
    const values = valuesOf(each)
    if (values) above.set(each.id, isShown ? values : [])
  }
  return shown
}

function holds({ test, values: wanted }: Condition, given: readonly string[]): boolean {
  const filled = given.map(comparable).filter((value) => value !== '')
  if (test === 'filled') return filled.length > 0
  if (test === 'empty') return filled.length === 0
  const isFound = wanted.some((value) => filled.includes(comparable(value)))
  return test === 'is-not' ? !isFound : isFound
}

const comparable = (text: string): string => text.trim().toLowerCase()
