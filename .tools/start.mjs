// `npm start`: build what is stale, then run the demo under the supervisor, in this process, so that signals reach it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { readJson, root } from './workspaces.mjs'

try {
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

process.env.ASHLAR_DEMO ??= '1'
const { main } = readJson(join(root, 'examples/demo/package.json'))
const entry = main && join(root, 'examples/demo', main)
if (!entry || !existsSync(entry)) {
  console.error(
    'examples/demo/package.json must name in "main" the file that starts the demo, for example dist/main.js.',
  )
  process.exit(1)
}
const { supervise } = await import(pathToFileURL(join(root, 'core/dist/supervisor/index.js')).href)
await supervise({ main: entry })
