import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { childDatabase, startChild } from '../../data/testing-child.ts'

const script = new URL('./import.child.ts', import.meta.url)

test('F1: an import that kill -9 stops at any row goes on exactly where it was: each row once', async () => {
  const database = await childDatabase()
  try {
    for (const life of [0, 1, 2]) {
      const child = startChild(script, database.env)
      await child.told('row')
      // Each life has written some rows, and ends at another moment of the work.
      await delay(life * 40)
      await child.kill()
    }
    const last = startChild(script, database.env)
    expect(await last.told('found')).toEqual({ rows: 2_997, twice: 0, bad: 3, state: 'done' })
    await last.kill()
  } finally {
    await database.close()
  }
}, 300_000)
