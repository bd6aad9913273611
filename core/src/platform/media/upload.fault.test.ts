import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childDatabase, startChild } from '../../data/testing-child.ts'

interface Found {
  readonly names: readonly string[]
  readonly broken: readonly string[]
  readonly left: readonly string[]
}

const kills = 8

test('F1: kill -9 during an upload, 8 times: what was acknowledged is whole, what was not leaves neither record nor file', async () => {
  const database = await childDatabase()
  const start = () => startChild(new URL('./upload.child.ts', import.meta.url), database.env)
  const acknowledged = new Set<number>()
  const begun = new Set<number>()
  let left = 0
  let next = start()
  let child = next
  try {
    for (let life = 0; life <= kills; life += 1) {
      child = next
      if (life < kills) next = start()
      child.send({ after: Math.max(0, ...begun) })
      const found = await child.told<Found>('found')
      left += found.left.length
      expect(found.broken).toEqual([])
      const there = new Set(found.names)
      const numbers = [...begun].filter((n) => there.has(`picture-${n}.jpg`))
      // Both files of an upload or none, each once, and nothing that nobody sent.
      expect(found.names.toSorted()).toEqual(
        numbers.flatMap((n) => [`picture-${n}.jpg`, `document-${n}.pdf`]).toSorted(),
      )
      expect([...acknowledged].filter((n) => !numbers.includes(n))).toEqual([])

      expect(await child.told<string[]>('stray')).toEqual([])
      // Somewhere within an upload: one takes some hundred milliseconds.
      await delay((life * 67) % 200)
      await child.kill()
      // What it told last is still on its way.
      await delay(50)
      for (const message of child.messages) {
        if (typeof message !== 'object' || message === null) continue
        if ('uploaded' in message) acknowledged.add(Number(message.uploaded))
        if ('begun' in message) begun.add(Number(message.begun))
      }
    }
    expect(acknowledged.size).toBeGreaterThan(kills)
    // Or the kills have met nothing under way, and this test has proved nothing.
    expect(left).toBeGreaterThan(0)
  } finally {
    await Promise.all([child.kill(), next.kill()])
    await database.close()
  }
}, 180_000)
