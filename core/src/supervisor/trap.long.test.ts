import { test } from 'vitest'
import { expectLeftOut } from './trap.fixtures.ts'

test.each([
  ['ends the process', 'exit', /(pid: \d+, )?code"?: ?3/],
  ['never ends', 'hang', /The server hangs/],
] as const)(
  'P6: a service that %s while it is built delays the start no longer than it takes to know',
  (_, how, said) => expectLeftOut(how, said),
)
