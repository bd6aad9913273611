import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childDatabase, startChild } from './testing-child.ts'

interface Found {
  readonly whole: readonly number[]
  readonly halves: number
  readonly told: number
}

const kills = 5

test(`F1: kill -9 in the middle of saves, ${kills} times: nothing acknowledged is lost, nothing is half saved`, async () => {
  const database = await childDatabase()
  const acknowledged = new Set<number>()
  try {
    for (let life = 0; life <= kills; life++) {
      const child = startChild(new URL('./save.child.ts', import.meta.url), database.env)
      const found = await child.told<Found>('found')
      expect(found.halves).toBe(0)
      expect(found.told).toBe(found.whole.length)
      expect(found.whole).toEqual(expect.arrayContaining([...acknowledged]))
      await child.told('saved')
      await delay(Math.random() * 150)
      await child.kill()
      for (const message of child.messages) {
        if (typeof message === 'object' && message !== null && 'saved' in message)
          acknowledged.add(Number(message.saved))
      }
    }
    expect(acknowledged.size).toBeGreaterThan(kills)
  } finally {
    await database.close()
  }
}, 120_000)
