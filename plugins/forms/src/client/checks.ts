import { filesProblem, togetherProblem } from '../form/files.ts'
import { type CheckEngines, valueProblem } from '../form/value-check.ts'
import type { LiveField } from './live-field.ts'
import { pageWords } from './page-words.ts'

/** What the visitor's browser checks with. The server has the last word, with an engine of its own. */
export async function browserEngines(fields: readonly LiveField[]): Promise<CheckEngines> {
  const matches = (pattern: string, text: string) => {
    try {
      return new RegExp(pattern, 'u').test(text)
    } catch {
      // Of an older kind than browsers know: left to the server.
      return true
    }
  }
  if (!fields.some(({ rules }) => rules.validatePhone)) return { matches, isPhone: () => true, texts: pageWords() }
  const { isPhone } = await import('../form/phone.ts')
  return { matches, isPhone, texts: pageWords() }
}

/** What is wrong with a field; undefined when nothing is. */
export function problemOf(field: LiveField, engines: CheckEngines): string | undefined {
  if (field.isOff) return undefined
  return valueProblem(field.rules, field.values, engines) ?? filesProblem(field.files, engines.texts)
}

/** What is wrong with the form, by field. */
export function problemsOf(fields: readonly LiveField[], engines: CheckEngines): ReadonlyMap<LiveField, string> {
  const found = new Map<LiveField, string>()
  for (const field of fields) {
    const problem = problemOf(field, engines)
    if (problem !== undefined) found.set(field, problem)
  }
  const sent = fields.filter(({ isHidden }) => !isHidden)
  const together = togetherProblem(
    sent.flatMap(({ files }) => files),
    engines.texts,
  )
  const last = sent.findLast(({ files }) => files.length > 0)
  if (together !== undefined && last && !found.has(last)) found.set(last, together)
  return found
}
