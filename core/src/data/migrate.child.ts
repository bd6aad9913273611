// A process under test that migrates, and stands still before a call to the database that it is told, to be killed there.
import { readConfig } from '../config/index.ts'
import { openDatabase } from './index.ts'
import { migrate } from './migrate.ts'
import { ofMigrations, schemaOf, whole } from './migrate-failing.fixtures.ts'
import { failCall } from './testing-failures.ts'

const tell = (message: object) => void process.send?.(message)

// Loaded while the one before still runs; the database folder is free once that one is gone.
await new Promise((resolve) => process.once('message', resolve))
const { pool } = (await openDatabase(readConfig(process.env))).store
tell({ found: await schemaOf(pool) })
const holding = failCall(pool, Number(process.env.ASHLAR_TEST_HELD_CALL), 'held', ofMigrations)
const timer = setInterval(() => {
  if (holding.failed() === undefined) return
  clearInterval(timer)
  tell({ held: holding.failed() })
}, 5)
await migrate(pool, [whole])
tell({ now: await schemaOf(pool) })
