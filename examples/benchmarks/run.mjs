// `npm run benchmark [name …]`: everything, or only the measures named. With `--postgres` the demo stands on a private
// PostgreSQL instead of the embedded database.
import { chromiumPath, provideChromium } from '../../.tools/chromium.mjs'
import { startPostgres } from '../../.tools/postgres.mjs'
import { benchmark } from './dist/main.js'

const words = process.argv.slice(2)
const clusters = []

/** The address of an empty database; empty for the embedded one. */
async function freshDatabase() {
  if (!words.includes('--postgres')) return ''
  const cluster = await startPostgres()
  clusters.push(cluster)
  return cluster.url
}

/** Measures that run in this process are given a database each, as tests are. */
async function databasesOfThisProcess() {
  const url = await freshDatabase()
  if (url === '') return
  process.env.ASHLAR_TEST_DATABASE = 'postgres'
  process.env.ASHLAR_TEST_DATABASE_URL = url
}

try {
  await databasesOfThisProcess()
  const passed = await benchmark({
    only: words.filter((word) => !word.startsWith('--')),
    chromium: () => provideChromium().then(() => chromiumPath),
    freshDatabase,
  })
  if (!passed) process.exitCode = 1
} finally {
  for (const cluster of clusters) await cluster.stop()
}
