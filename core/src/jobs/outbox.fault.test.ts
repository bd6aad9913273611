import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { childDatabase, startChild } from '../data/testing-child.ts'

const script = new URL('./work.child.ts', import.meta.url)

/** Values of one member over all messages of a child. */
function all(messages: readonly unknown[], member: string): number[] {
  return messages.flatMap((message) =>
    typeof message === 'object' && message !== null && member in message ? [Number(Reflect.get(message, member))] : [],
  )
}

test('decision 7: what a commit has left in the outbox is handled at least once, across kill -9', async () => {
  const database = await childDatabase()
  const told: number[] = []
  const handled = new Set<number>()
  try {
    for (let life = 0; life < 3; life++) {
      const child = startChild(script, { ...database.env, FIRST_NUMBER: String(life * 10_000 + 1) })
      await child.told('told')
      // Each life ends at another moment of the work, and at the same one in every run.
      await delay(100 + life * 200)
      // On a busy machine that is too soon for what it is about: something that was told while something else was handled.
      await vi.waitFor(() => expect(all(child.messages, 'told').length).toBeGreaterThan(1), 10_000)
      await child.kill()
      told.push(...all(child.messages, 'told'))
      for (const n of all(child.messages, 'handled')) handled.add(n)
    }
    expect(told.length).toBeGreaterThan(3)
    const last = startChild(script, database.env)
    await last.told('ready')
    // Those that were being handled when their process died come back when it has given no sign of life for long.
    await vi.waitFor(
      () => {
        for (const n of all(last.messages, 'handled')) handled.add(n)
        expect(told.filter((n) => !handled.has(n))).toEqual([])
      },
      { timeout: 45_000, interval: 200 },
    )
    await last.kill()
  } finally {
    await database.close()
  }
})
