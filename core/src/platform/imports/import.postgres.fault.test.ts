import { expect, test } from 'vitest'
import { childDatabase, startChild } from '../../data/testing-child.ts'

const script = new URL('./import.child.ts', import.meta.url)

interface Found {
  readonly rows: number
  readonly twice: number
  readonly bad: number
  readonly state: string
}

test('F1: of two servers that import one file at once, one stands back, and each row is written once', async () => {
  const database = await childDatabase()
  try {
    const first = startChild(script, database.env)
    await first.told('row')
    const second = startChild(script, database.env)
    const found = await Promise.all([first, second].map((child) => child.told<Found>('found')))
    expect(found).toContainEqual({ rows: 2_997, twice: 0, bad: 3, state: 'done' })
    expect(found.map(({ twice }) => twice)).toEqual([0, 0])
    await Promise.all([first, second].map((child) => child.kill()))
  } finally {
    await database.close()
  }
}, 120_000)
