import { createContext, Script } from 'node:vm'

const script = new Script('work()')

/** Work did not end in its time, and was cut off. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp'

  constructor(milliseconds: number) {
    super(`It did not finish within ${milliseconds} ms.`)
  }
}

/**
 * Run work that gives its result at once, and cut it off after so many milliseconds, in an endless loop too: V8 ends it
 * from another thread, and nothing of it can catch that. What it has begun is not undone. Costs 0.2 ms.
 *
 * @throws TimeIsUp
 */
export function withTimeLimit<T>(milliseconds: number, work: () => T): T {
  let outcome: { readonly value: T } | undefined
  const context = createContext({
    work: () => {
      outcome = { value: work() }
    },
  })
  try {
    script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    if (isTimeout(error)) throw new TimeIsUp(milliseconds)
    throw error
  }
  if (outcome === undefined) throw new TimeIsUp(milliseconds)
  return outcome.value
}

/** The error is of the script's own realm, so it is no `Error` of this one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
