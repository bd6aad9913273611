import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { queueClock } from './queue-clock.ts'

it('waits when it is told to wait for ten years', async () => {
  const run = vi.fn()
  const timer = queueClock.setTimeout(run, 10 * 365 * 86_400_000)
  await delay(20)
  queueClock.clearTimeout(timer)
  expect(run).not.toHaveBeenCalled()
})
