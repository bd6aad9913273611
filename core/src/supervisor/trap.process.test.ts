import { test } from 'vitest'
import { expectLeftOut } from './trap.fixtures.ts'

test(
  'P6: a package with a service that ends the process while it is built keeps the server from starting no longer than it takes to know',
  {
    timeout: 180_000,
  },
  () => expectLeftOut('exit', /(pid: \d+, )?code"?: ?3/),
)
