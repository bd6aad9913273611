import { ApiError } from '@ashlar/sdk/admin'

/** What a refusal says; nothing for a fault of the program, which is logged. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  console.error(error)
  return ''
}
