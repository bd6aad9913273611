import { expect, test } from 'vitest'
import { intervalOf, nextSlot, slotsUntil } from './pace.ts'

/** Times of mails of a run that looks at the clock only every `step` milliseconds, and sleeps now and then. */
function sentAt(perHour: number, step: number, sleeps: readonly [from: number, to: number][]): number[] {
  const interval = intervalOf(perHour)
  const times: number[] = []
  let slot: Date | null = null
  for (let now = 0; now < 3 * 3_600_000; now += step) {
    if (sleeps.some(([from, to]) => now >= from && now < to)) continue
    while (slot === null || slot.getTime() <= now) {
      times.push(now)
      slot = nextSlot(slot, new Date(now), interval)
    }
  }
  return times
}

test.each([
  [1, 1_000],
  [7, 4_000],
  [100, 1_000],
  [3_600, 5_000],
])('no 60 minutes have more than %d emails, and hardly fewer, when looked at every %d ms', (perHour, step) => {
  const times = sentAt(perHour, step, [[1_000_000, 2_000_000]])
  for (const [at, time] of times.entries()) {
    const within = times.slice(at).filter((each) => each < time + 3_600_000)
    expect(within.length).toBeLessThanOrEqual(perHour)
  }
  const last = times.filter((time) => time >= 7_200_000).length
  expect(last).toBeGreaterThanOrEqual(Math.floor(perHour * 0.99) - 1)
})

test('without a limit there is no interval', () => {
  expect(intervalOf(0)).toBe(0)
})

test('as many mails go at once as there are slots, and none before its time', () => {
  const now = new Date(100_000)
  expect(slotsUntil(null, now, 0, 3)).toHaveLength(3)
  expect(slotsUntil(new Date(100_001), now, 1_000, 3)).toEqual([])
  expect(slotsUntil(new Date(98_500), now, 1_000, 4).map((slot) => slot.getTime())).toEqual([99_500, 100_500])
})
