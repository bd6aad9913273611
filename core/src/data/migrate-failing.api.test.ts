import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { emptyStore, failMigration, ofMigrations, schemaOf, whole } from './migrate-failing.fixtures.ts'
import { failCall } from './testing-failures.ts'

test('F2: core’s migrations that fail at a statement leave the schema old or new; the next start completes them', {
  // Half a dozen whole migrations: seconds, or a minute on a machine that does much else.
  timeout: 240_000,
}, async () => {
  const reference = await emptyStore()
  const store = await emptyStore()
  try {
    const counting = failCall(reference.pool, Number.POSITIVE_INFINITY, '40001', ofMigrations)
    await migrate(reference.pool, [whole])
    await counting.end()
    const calls = counting.calls()
    // Before the transaction, in it, and around its end; the long suite takes every call.
    const chosen = [1, 2, 3, 5, Math.floor(calls / 2), calls]
    const { faults, points } = await failMigration(
      store.pool,
      await schemaOf(reference.pool),
      (nth) => nth > calls || chosen.includes(nth),
    )
    expect(faults).toEqual([])
    expect(points).toBe(chosen.length)
    expect(await migrate(store.pool, [whole])).toEqual([])
  } finally {
    await Promise.all([reference.close(), store.close()])
  }
})
