import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childDatabase, startChild } from '../../data/testing-child.ts'

interface Found {
  readonly revision: number
  readonly texts: readonly string[]
  readonly words: readonly string[]
  readonly kept: number | null
  readonly is_kept: boolean | null
  readonly revisions: number
}

const kills = 20

test(`F1: kill -9 during a save of a page, ${kills} times: the old revision or the new one, each time whole`, async () => {
  const database = await childDatabase()
  let acknowledged = 1
  let begun = 1
  try {
    for (let life = 0; life <= kills; life += 1) {
      const child = startChild(new URL('./save.child.ts', import.meta.url), database.env)
      const found = await child.told<Found>('found')
      expect(found.revision).toBeGreaterThanOrEqual(acknowledged)
      expect(found.revision).toBeLessThanOrEqual(begun)
      if (found.revision > 1) {
        const text = `save${found.revision}`
        expect(found).toEqual({
          revision: found.revision,
          texts: [text],
          words: [text],
          kept: found.revision,
          is_kept: true,
          revisions: found.revision - 1,
        })
      }
      await child.told('saved')
      await delay(Math.random() * 60)
      await child.kill()
      for (const message of child.messages) {
        if (typeof message !== 'object' || message === null) continue
        if ('saved' in message) acknowledged = Number(message.saved)
        if ('begun' in message) begun = Number(message.begun)
      }
    }
    expect(acknowledged).toBeGreaterThan(kills)
  } finally {
    await database.close()
  }
})
