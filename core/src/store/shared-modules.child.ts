// A process that loads packages of a store in itself, as a server does, and tells how it went.
import { createRequire } from 'node:module'
import { reasonOf } from '../host/composition-error.ts'
import { loadPackage } from '../host/load-package.ts'
import { loadingMarker } from './loading-marker.ts'
import { PackageStore } from './package-store.ts'
import { shareModules } from './shared-modules.ts'

const tell = (message: object) => void process.send?.(message)

const [folder = '', ...versions] = process.argv.slice(2)
shareModules(folder)
shareModules(folder)
const ownReact: unknown = createRequire(import.meta.url)('react')
Reflect.set(globalThis, 'own', { react: ownReact, sdk: await import('@ashlar/sdk') })

const store = new PackageStore(folder)
const marker = loadingMarker(folder)
const survivors = marker.survivors()
tell({ survivors })
for (const version of versions.filter((each) => !survivors.includes(`@acme/quote@${each}`))) {
  marker.begin(`@acme/quote@${version}`)
  tell({ begun: version })
  const loaded = loadPackage(await store.source('@acme/quote', version))
  const failure = await loaded.then((each) => each.failure ?? '', reasonOf)
  marker.end()
  tell({ [version]: failure })
}
process.disconnect?.()
