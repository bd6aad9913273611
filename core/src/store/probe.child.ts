// A process of its own that loads a package as the server would, and tells how it went.
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServerDefinition } from '@ashlar/sdk/server'
import { reasonOf } from '../host/composition-error.ts'
import { loadPackage } from '../host/load-package.ts'
import { packageFromFolder } from '../host/package-from-folder.ts'
import { describe } from './package-json.ts'
import { shareModules } from './shared-modules.ts'
import { runOnTrial } from './trial-run.ts'

/** Milliseconds in which what the package has begun may still come to a bad end: a rejection, a timer. */
const settling = 200

const folder = resolve(process.argv[2] ?? '')
const { name } = await describe(folder)
shareModules(resolve(folder, '..', ...name.split('/').map(() => '..')))

let failure = ''
let server: ServerDefinition | undefined
try {
  const loaded = await loadPackage(await packageFromFolder(folder, 'store'))
  failure = loaded.failure ?? ''
  server = loaded.server
} catch (error) {
  failure = reasonOf(error)
}
await delay(settling)
if (server !== undefined) {
  runOnTrial(server, (what) => process.send?.({ what }))
  await delay(settling)
}
process.send?.({ failure, isDenied: failure.includes('--allow-') })
