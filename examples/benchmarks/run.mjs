// `npm run benchmark [name …]`: everything, or only the measures named. With `--postgres` the demo stands on a private
// PostgreSQL instead of the embedded database.
import { chromiumPath } from '../../.tools/chromium.mjs'
import { startPostgres } from '../../.tools/postgres.mjs'
import { benchmark } from './dist/main.js'

const words = process.argv.slice(2)
const postgres = words.includes('--postgres') ? await startPostgres() : undefined
try {
  const passed = await benchmark({
    only: words.filter((word) => !word.startsWith('--')),
    chromium: chromiumPath,
    databaseUrl: postgres?.url ?? '',
  })
  if (!passed) process.exitCode = 1
} finally {
  await postgres?.stop()
}
