import type { PackageStep } from '@ashlar/sdk/platform'
import { expect } from 'vitest'
import { type Child, childDatabase, startChild } from '../data/testing-child.ts'

interface Found {
  readonly sets: number
  readonly tables: number
  readonly serving: string | null
  readonly states: readonly string[]
}

/** Kill a server in each of these steps of an upgrade, one after the other; the next life completes it, once. */
export async function killAt(steps: readonly PackageStep[]): Promise<void> {
  const database = await childDatabase()
  let child: Child | undefined
  try {
    for (const [life, step] of [...steps, undefined].entries()) {
      child = startChild(new URL('./change.child.ts', import.meta.url), database.env)
      const found = await child.told<Found>('found')
      // One set and one table for each upgrade, however often its process died.
      const serving = life === 0 ? null : `${life}.0.0`
      expect(found).toMatchObject({ serving, sets: life, tables: life, states: steps.slice(0, life).map(() => 'done') })
      if (step !== undefined) {
        child.send({ begin: true })
        await child.told(step)
      }
      await child.kill()
    }
  } finally {
    await child?.kill()
    await database.close()
  }
}
