import { NewNotice } from '../platform/live-messages.ts'
import { useLiveEvent } from './live-events.ts'

/**
 * Run something whenever the person who is signed in gets a notice of one kind: reload an open list, for example.
 *
 * @example useNewNotice('forms.submission', () => void outdated(listSubmissions))
 */
export function useNewNotice(kind: string, listener: () => void): void {
  useLiveEvent('new_notice', NewNotice, (notice) => {
    if (notice.kind === kind) listener()
  })
}
