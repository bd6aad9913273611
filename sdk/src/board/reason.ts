/** What people are told about a call that failed. */
export interface Reason {
  /** A sentence; empty where the failure says nothing to a person. */
  readonly message: string
  /** What to look for in the server's log. */
  readonly requestId: string | undefined
}

/**
 * The reason of a refused call. An `ApiError` is known by its name: importing its class would split the files of the
 * admin's first load, which does not know boards.
 */
export function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error) || error.name !== 'ApiError') {
    console.error(error)
    return { message: '', requestId: undefined }
  }
  const requestId = 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined
  return { message: error.message, requestId }
}
