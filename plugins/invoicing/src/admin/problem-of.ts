import { ApiError } from '@ashlar/sdk/admin'

/** What a failed call says to the person; what else went wrong is for the console. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.error(error)
  return ''
}
