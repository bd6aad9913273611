import { ApiError } from '@ashlar/sdk/admin'
import type { Translate } from '@ashlar/sdk/ui'

/** What a refused call says; for anything else that what was typed is still there. */
export const problemOf = (error: unknown, t: Translate): string =>
  error instanceof ApiError ? error.message : t('Something went wrong. What you typed is still here.')
