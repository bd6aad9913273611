import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { emptyStore, ofMigrations, schemaOf, whole } from './migrate-failing.fixtures.ts'
import { childDatabase, startChild } from './testing-child.ts'
import { failCall } from './testing-failures.ts'

test('F2: kill -9 in the middle of core’s migrations leaves the schema as it was; the next start completes it', {
  timeout: 180_000,
}, async () => {
  const reference = await emptyStore()
  const { pool } = reference
  await migrate(pool, [])
  const counting = failCall(pool, Number.POSITIVE_INFINITY, '40001', ofMigrations)
  await migrate(pool, [whole])
  await counting.end()
  const [after, calls] = [await schemaOf(pool), counting.calls()]
  await reference.close()

  const database = await childDatabase()
  // In the roles, in the middle of the tables, shortly before the commit, and never.
  const lives = [6, Math.floor(calls / 2), calls - 4, 0].map((held) => {
    const env = { ...database.env, ASHLAR_TEST_HELD_CALL: String(held) }
    return { held, child: startChild(new URL('./migrate.child.ts', import.meta.url), env) }
  })
  try {
    const found = new Set<string>()
    for (const { held, child } of lives) {
      child.send({ go: true })
      found.add(await child.told<string>('found'))
      // Before anything is waited for: a life that left something would let the next one pass the call that holds it.
      expect(found.size).toBe(1)
      await child.told(held === 0 ? 'now' : 'held')
      if (held === 0) expect((await child.told<string>('now')) === after).toBe(true)
      await child.kill()
    }
    expect([...found].map((schema) => schema === after)).toEqual([false])
  } finally {
    await Promise.all(lives.map(({ child }) => child.kill()))
    await database.close()
  }
})
