import { instantOf } from '@ashlar/sdk'

/** Whether a bar is shown, and when that changes by itself. */
export interface ShownWhen {
  readonly isShown: boolean
  readonly until?: Date
}

/** What the two times of a bar say at an instant. One that is no time says nothing. */
export function shownWhen(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
  now: Date,
): ShownWhen {
  const [start, end] = [instantOf(startsAt, timeZone), instantOf(endsAt, timeZone)]
  if (end && end <= now) return { isShown: false }
  if (start && start > now) return end && end <= start ? { isShown: false } : { isShown: false, until: start }
  return end ? { isShown: true, until: end } : { isShown: true }
}
