import type { ImportMessage } from '@ashlar/sdk/platform'

/** What the toast of one import shows. */
export interface ImportToast {
  readonly state: 'running' | 'failed' | 'completed'
  readonly message: string
  readonly progress: number
  readonly total: number
}

/**
 * TOAST-010: from started to progress and then to completed or failed. A page that was opened meanwhile begins with
 * what it hears first; progress that comes late, after the end, changes nothing, and a second start begins again.
 */
export function toastAfter(before: ImportToast | undefined, said: ImportMessage): ImportToast {
  const { message, progress, total } = said
  switch (said.event) {
    case 'import_started':
      return { state: 'running', message, progress, total }
    case 'import_progress':
      if (before && before.state !== 'running') return before
      return { state: 'running', message, progress: Math.max(progress, before?.progress ?? 0), total }
    case 'import_failed':
      return { state: 'failed', message, progress, total }
    case 'import_completed':
      return { state: 'completed', message, progress: total, total }
  }
}
