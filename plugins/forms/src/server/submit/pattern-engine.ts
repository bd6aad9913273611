import { RE2JS } from 're2js'

/** A pattern of a form, found in a text in time that grows with the text alone (T12). */
const compiled = new Map<string, RE2JS | undefined>()
const mostKept = 500

/**
 * Whether a value has the pattern's form. A pattern that this engine can't read refuses nothing: staff are told when
 * they write it (`patternProblem`), and a visitor could not help it.
 */
export function matches(pattern: string, text: string): boolean {
  let engine = compiled.get(pattern)
  if (engine === undefined && !compiled.has(pattern)) {
    engine = engineOf(pattern)
    if (compiled.size >= mostKept) compiled.clear()
    compiled.set(pattern, engine)
  }
  return engine?.matcher(text).find() ?? true
}

function engineOf(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern)
  } catch {
    // Said above.
    return undefined
  }
}
