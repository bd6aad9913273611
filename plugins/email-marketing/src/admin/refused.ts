import { ApiError } from '@ashlar/sdk/admin'
import { toast } from '@ashlar/sdk/ui'

/** Say in the server's words why something was not done. */
export function sayRefused(title: string, error: unknown): void {
  toast.error(title, { description: error instanceof ApiError ? error.message : '' })
}
