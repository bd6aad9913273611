import { RE2JS } from 're2js'

/** Steps of a pattern times characters of a text: below 100 ms at the slowest (T12, Z3). */
const mostWork = 600_000

/** A pattern of a form, found in a text in time that grows with the text alone (T12). */
const compiled = new Map<string, RE2JS | undefined>()
const mostKept = 500

/**
 * Whether a value has the pattern's form. A pattern that this engine can't read refuses nothing: staff are told when
 * they write it (`patternProblem`), and a visitor could not help it. Neither does one with very many steps refuse a
 * long text (10,000 characters and 60 steps are looked at, 300 and 2,000 as well): finding out could take seconds, and
 * whoever wrote so much must not lose it.
 */
export function matches(pattern: string, text: string): boolean {
  let engine = compiled.get(pattern)
  if (engine === undefined && !compiled.has(pattern)) {
    engine = engineOf(pattern)
    if (compiled.size >= mostKept) compiled.clear()
    compiled.set(pattern, engine)
  }
  if (engine === undefined) return true
  return engine.programSize() * text.length > mostWork || engine.test(text)
}

function engineOf(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern)
  } catch {
    // Said above.
    return undefined
  }
}
