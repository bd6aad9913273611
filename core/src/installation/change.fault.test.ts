import { test } from 'vitest'
import { killAt } from './killed-changes.fixtures.ts'

test(
  'issue 3: kill -9 in the migration, and when the set is active: the change is completed once after the restart',
  () => killAt(['migrate', 'activate']),
  120_000,
)
