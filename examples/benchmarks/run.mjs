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

try {
  const passed = await benchmark({
    only: words.filter((word) => !word.startsWith('--')),
    chromium: () => provideChromium().then(() => chromiumPath),
    freshDatabase,
  })
  if (!passed) process.exitCode = 1
} finally {
  for (const cluster of clusters) await cluster.stop()
}
