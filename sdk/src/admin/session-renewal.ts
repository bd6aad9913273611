import { ApiError } from './api-error.ts'

let renew = async (): Promise<boolean> => false
let renewing: Promise<boolean> | undefined

/**
 * How to have a session again when it has ended (401); set once by the shell. Calls that are refused meanwhile wait
 * for it together, and are repeated when it says true.
 */
export function onSignedOut(action: () => Promise<boolean>): void {
  renew = action
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'NOT_SIGNED_IN'

/** Ask, and once more when the session had ended and there is one again. */
export async function withSession<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isSignedOut(error)) throw error
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    if (!(await renewing)) throw error
    return ask()
  }
}
