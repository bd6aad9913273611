// A process that loads packages of a store in itself, as a server does, and tells how it went.
import { createRequire } from 'node:module'
import { reasonOf } from '../host/composition-error.ts'
import { idOf } from '../host/first-runs.ts'
import { loadPackage } from '../host/load-package.ts'
import { loadingMarker } from './loading-marker.ts'
import { PackageStore } from './package-store.ts'
import { shareModules } from './shared-modules.ts'

const tell = (message: object) => void process.send?.(message)

/** Each `<version> <integrity>`. */
const [folder = '', ...releases] = process.argv.slice(2)
shareModules(folder)
shareModules(folder)
const ownReact: unknown = createRequire(import.meta.url)('react')
Reflect.set(globalThis, 'own', { react: ownReact, sdk: await import('@ashlar/sdk') })

const store = new PackageStore(folder)
const marker = loadingMarker(folder)
const survivors = marker.survivors()
tell({ survivors })
for (const release of releases) {
  const [version = '', integrity = ''] = release.split(' ')
  const source = await store.source({ name: '@acme/quote', version, integrity })
  if (survivors.includes(idOf(source))) continue
  marker.begin(idOf(source))
  tell({ begun: version })
  const loaded = loadPackage(source)
  const failure = await loaded.then((each) => each.failure ?? '', reasonOf)
  marker.end()
  tell({ [version]: failure })
}
process.disconnect?.()
