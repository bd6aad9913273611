// The admin's browser files: modules shared with packages, the shell, icons; into dist/browser, when sources changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './build/compress.mjs'
import { writeIcons } from './build/icons.mjs'
import { describe, togetherIn } from './build/load.mjs'
import { removeOld } from './build/old.mjs'
import { buildShared } from './build/shared.mjs'
import { buildShell } from './build/shell.mjs'
import { markBuilt, sourcesChanged } from './build/stale.mjs'

const out = join(import.meta.dirname, 'dist/browser')
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

const force = process.argv.includes('--force')
if (force || sourcesChanged(out)) {
  process.env.NODE_ENV = 'production'
  mkdirSync(out, { recursive: true })
  const shell = await buildShell(join(out, 'admin'))
  const shared = await buildShared(join(out, 'shared'), togetherIn(await buildShared(undefined), shell))
  const icons = await writeIcons(join(out, 'icons'))
  const { document, firstLoad, all } = describe(shared, shell, icons, version)
  writeFileSync(join(out, 'document.json'), JSON.stringify(document, null, 1))
  writeFileSync(join(out, 'first-load.json'), JSON.stringify(firstLoad, null, 1))
  removeOld(out)
  compress(out)
  markBuilt(out)
  console.log(`Admin: first load ${firstLoad.kilobytes} KB of JavaScript gzip, ${all} KB with everything.`)
}
