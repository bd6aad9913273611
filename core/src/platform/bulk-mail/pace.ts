/** Milliseconds by which mails may catch up after a wait that was too long. */
const catchUp = 5_000
const hour = 3_600_000

/** Milliseconds from one mail to the next, so that no 60 minutes have more mails than that; 0 without a limit. */
export const intervalOf = (perHour: number): number => (perHour === 0 ? 0 : Math.ceil((hour + catchUp + 1) / perHour))

/** When the mail after this one may go. */
export function nextSlot(slot: Date | null, now: Date, interval: number): Date {
  return new Date(Math.max(slot?.getTime() ?? 0, now.getTime() - catchUp) + interval)
}

/** Of so many mails that wait, those that may go now: for each, when the one after it may go. */
export function slotsUntil(slot: Date | null, now: Date, interval: number, waiting: number): readonly Date[] {
  if (interval === 0) return Array.from({ length: waiting }, () => now)
  const slots: Date[] = []
  for (let next = slot; slots.length < waiting && (next === null || next <= now); ) {
    next = nextSlot(next, now, interval)
    slots.push(next)
  }
  return slots
}
