import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { childDatabase, startChild } from '../../data/testing-child.ts'
import { seededRandom, seedOfRun } from '../../testing/walk/random.ts'

interface Found {
  readonly revision: number
  readonly texts: readonly string[]
  readonly words: readonly string[]
  readonly kept: number | null
  readonly is_kept: boolean | null
  readonly revisions: number
}

const start = (env: Readonly<Record<string, string>>) => startChild(new URL('./save.child.ts', import.meta.url), env)

/** F1: kill a server in the middle of saves, and look each time at what the next one finds: old or new, and whole. */
export async function killDuringSaves(kills: number): Promise<void> {
  const database = await childDatabase()
  // Each run dies at other moments; its seed is said where it fails.
  const seed = seedOfRun()
  const random = seededRandom(seed)
  let acknowledged = 1
  let begun = 1
  let next = start(database.env)
  let child = next
  try {
    for (let life = 0; life <= kills; life += 1) {
      child = next
      next = start(database.env)
      child.send({ go: true })
      const found = await child.told<Found>('found')
      expect(found.revision, `seed ${seed}`).toBeGreaterThanOrEqual(acknowledged)
      expect(found.revision, `seed ${seed}`).toBeLessThanOrEqual(begun)
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
      // Somewhere within a save: a save takes some ten milliseconds.
      await child.told('saved')
      await delay(random() * 60)
      await child.kill()
      // What it told last is still on its way.
      await delay(50)
      for (const message of child.messages) {
        if (typeof message !== 'object' || message === null) continue
        if ('saved' in message) acknowledged = Number(message.saved)
        if ('begun' in message) begun = Number(message.begun)
      }
    }
    expect(acknowledged).toBeGreaterThan(kills)
  } finally {
    await Promise.all([child.kill(), next.kill()])
    await database.close()
  }
}
