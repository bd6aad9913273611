// The admin's own screens take from the SDK's contracts what they name, as one more module of the import map. The whole of
// them (the work on content trees) loads with the editor or with a package.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contracts from '@ashlar/sdk'

const sources = join(import.meta.dirname, '../src')
// The editor, and what it shares with the comparison of revisions: loaded when they are opened, they work with the whole.
const whole = ['editor/', 'blocks/', 'screens/pages/revisions/'].map((folder) => join(sources, folder))
const worksWithWhole = (path) => whole.some((folder) => path.startsWith(folder))

/** Bundled with the admin's own screens, so that each loads what it names: contracts, and what they are made with. */
const platform = fileURLToPath(new URL('.', import.meta.resolve('@ashlar/sdk/platform')))
const definition = join(platform, '../definition')

const textsBelow = (folder, isMeant) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => isMeant.test(path) && !worksWithWhole(path))
    .map((path) => readFileSync(path, 'utf8'))

const texts = () => [
  ...textsBelow(sources, /\.tsx?$/),
  ...[platform, definition].flatMap((folder) => textsBelow(folder, /\.js$/)),
]

const inOrder = (names) => [...new Set(names)].sort().join(', ')

/** What is imported from `@ashlar/sdk` as a value. */
function contractsPart() {
  const imports = texts().flatMap((text) => [...text.matchAll(/^import \{([^}]*)\} from '@ashlar\/sdk'/gm)])
  const names = imports.flatMap(([, list]) => list.split(',').map((name) => name.trim().split(' as ')[0]))
  return `export { ${inOrder(names.filter((name) => name in contracts))} } from '@ashlar/sdk'`
}

/** What each part is taken from, and its source for the build of shared modules. */
export const ownParts = {
  '@ashlar/admin/contracts': { from: '@ashlar/sdk', source: contractsPart },
}

/** Gives the parts to the shell; the editor works with the whole. */
export const useOwnParts = {
  name: 'ashlar-own-parts',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const part = Object.keys(ownParts).find((name) => ownParts[name].from === source)
    if (!part) return undefined
    return { id: worksWithWhole(importer) ? source : part, external: true }
  },
}
