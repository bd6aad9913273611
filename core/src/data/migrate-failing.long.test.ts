import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { emptyStore, failMigration, schemaOf, whole } from './migrate-failing.fixtures.ts'

test.each([0, 20, 60])(
  'F2: every call of core’s migrations fails once, after the first %i were applied',
  async (count) => {
    const reference = await emptyStore()
    const store = await emptyStore()
    try {
      await migrate(reference.pool, [whole])
      if (count > 0) await migrate(store.pool, [{ ...whole, migrations: whole.migrations.slice(0, count) }])
      const { faults, points } = await failMigration(store.pool, await schemaOf(reference.pool), () => true)
      console.log(`F2: ${points} calls failed after ${count} migrations`)
      expect(faults).toEqual([])
    } finally {
      await Promise.all([reference.close(), store.close()])
    }
  },
)
