import { test } from 'vitest'
import { expectLeftOut } from './trap.fixtures.ts'

test('P6: a package with a service that never ends while it is built keeps the server from starting no longer than it takes to know', () =>
  expectLeftOut('hang', /The server hangs/))
