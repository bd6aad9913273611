import { test } from 'vitest'
import { killAt } from './killed-changes.fixtures.ts'

test(
  'issue 3: kill -9 at each step of a change: it is completed once after the restart',
  () => killAt(['store', 'load', 'compose', 'migrate', 'check', 'activate', 'drain']),
  600_000,
)
