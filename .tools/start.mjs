// `npm start`: build what is stale, then run the demo under the supervisor, in this process, so that signals reach it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './run.mjs'
import { readJson, root } from './workspaces.mjs'

// In a process of its own: this one lives as long as the service and would keep the bundler's 200 MB.
if ((await run(process.execPath, [join(root, '.tools', 'build.mjs')])) !== 0) process.exit(1)

process.env.ASHLAR_DEMO ??= '1'
const { main } = readJson(join(root, 'examples/demo/package.json'))
const entry = main && join(root, 'examples/demo', main)
if (!entry || !existsSync(entry)) {
  console.error(
    'examples/demo/package.json must name the file that starts the demo in "main", for example dist/main.js.',
  )
  process.exit(1)
}
const { supervise } = await import(pathToFileURL(join(root, 'core/dist/supervisor/index.js')).href)
await supervise({ main: entry })
