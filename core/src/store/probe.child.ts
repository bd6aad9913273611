// A process of its own that loads a package as the server would, and tells how it went.
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { reasonOf } from '../host/composition-error.ts'
import { loadPackage } from '../host/load-package.ts'
import { packageFromFolder } from '../host/package-from-folder.ts'
import { describe } from './package-json.ts'
import { shareModules } from './shared-modules.ts'

/** Milliseconds in which what the package has begun may still come to a bad end: a rejection, a timer. */
const settling = 200

const folder = resolve(process.argv[2] ?? '')
const { name } = await describe(folder)
shareModules(resolve(folder, '..', ...name.split('/').map(() => '..')))

let failure = ''
try {
  failure = (await loadPackage(await packageFromFolder(folder, 'store'))).failure ?? ''
} catch (error) {
  failure = reasonOf(error)
}
await delay(settling)
process.send?.({ failure, isDenied: failure.includes('--allow-') })
