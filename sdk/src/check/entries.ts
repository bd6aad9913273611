import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageEntries } from '../definition/manifest.ts'
import { inFolder } from './module-graph.ts'
import { isObject, type PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

const names = new Set<string>([...packageEntries, './style.css', './package.json'])

/** Entries have allowed names and point to built files. */
export function entryProblems({ folder, json, exports }: PackageFolder): Problem[] {
  const problems: Problem[] = []
  const add = (message: string, fix: string) => problems.push({ rule: 'entries', where: 'package.json', message, fix })

  for (const [name, path] of Object.entries(exports)) {
    if (!names.has(name)) {
      add(`"exports" contains "${name}", which no host loads.`, `Allowed entries: ${[...names].join(', ')}.`)
    } else if (name !== './package.json') {
      const fault = fileFault(folder, name, path)
      if (fault !== undefined) add(`The entry "${name}" ${fault}.`, fixOf(name))
    }
  }
  const bringsPatterns = './patterns' in exports
  if (!('.' in exports) && !bringsPatterns)
    add('There is no entry ".".', 'Add it: "." must point to "./dist/index.js".')
  const bringsBlocks =
    isObject(json['ashlar']) && json['ashlar']['kind'] === 'block' && ('.' in exports || !bringsPatterns)
  if (bringsBlocks && !('./renderer' in exports)) {
    add('A block package needs the entry "./renderer".', 'Add src/renderer.tsx and its entry.')
  }
  return problems
}

/** Browsers get files of `dist/` only, and only those with an end that says what they are. */
function fileFault(folder: string, name: string, path: string | undefined): string | undefined {
  const end = name === './style.css' ? '.css' : '.js'
  if (path === undefined) return 'has no file under "default" or "import"'
  const inside = inFolder(folder, path)
  if (inside === undefined || !inside.startsWith('dist/')) return `points to ${path}, which is outside dist/`
  if (!inside.endsWith(end)) return `points to ${path}, which does not end in ${end}`
  return existsSync(join(folder, inside)) ? undefined : `points to ${path}, which does not exist`
}

const fixOf = (name: string) =>
  `Run \`ashlar pack\`, and set "default" of "${name}" to ./dist/${name === '.' ? 'index.js' : name.slice(2).replace(/(?<!\.css)$/, name.endsWith('.css') ? '' : '.js')}.`
