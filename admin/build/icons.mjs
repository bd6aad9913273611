// Every Lucide icon as lines of data, one file per first letter, and the marks of brands in one: an icon named by a package
// costs no code.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandMarks } from '@ashlar/sdk/server'

/** Write them below `outDir`; gives the address of their folder. */
export async function writeIcons(outDir) {
  const entry = fileURLToPath(import.meta.resolve('lucide-react'))
  const home = entry.slice(0, entry.lastIndexOf('/dist/'))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const letters = {}
  const names = []
  for (const file of readdirSync(join(home, 'dist/esm/icons')).filter((name) => name.endsWith('.mjs'))) {
    const { __iconData } = await import(join(home, 'dist/esm/icons', sourceOf(home, file)))
    if (!__iconData) continue
    const name = file.slice(0, -'.mjs'.length)
    // An older name shows the same picture: choosing among icons it would stand there twice.
    if (sourceOf(home, file) === file) names.push(name)
    letters[name.charAt(0)] ??= {}
    letters[name.charAt(0)][name] = __iconData.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  }
  // Browsers keep what lies below an address for ever: other marks need another one.
  const marks = JSON.stringify(brandMarks)
  const release = `${version}-${createHash('sha256').update(marks).digest('hex').slice(0, 8)}`
  const folder = join(outDir, release)
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(home, 'LICENSE'), join(outDir, 'LICENSE.txt'))
  for (const [letter, icons] of Object.entries(letters)) {
    writeFileSync(join(folder, `${letter}.json`), JSON.stringify(icons))
  }
  writeFileSync(join(folder, 'brand.json'), marks)
  names.push(...Object.keys(brandMarks))
  writeFileSync(join(folder, 'names.json'), JSON.stringify(names.sort()))
  return `/_ashlar/icons/${release}`
}

/** An older name of an icon (`bold` for `letter-b`) is a file that only passes on the newer one. */
function sourceOf(home, file) {
  const text = readFileSync(join(home, 'dist/esm/icons', file), 'utf8')
  return /export \{ default \} from '\.\/([a-z0-9-]+\.mjs)'/.exec(text)?.[1] ?? file
}
