import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isObject, type PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** What npm runs at install: Ashlar never does, so a package that needs it would not work. */
const scripts = ['preinstall', 'install', 'postinstall'] as const

/** Nothing of the package runs when it is installed. */
export async function installScriptProblems({ folder, json }: PackageFolder): Promise<Problem[]> {
  const named = isObject(json['scripts']) ? json['scripts'] : {}
  const problems: Problem[] = []
  const add = (message: string, fix: string) =>
    problems.push({ rule: 'install-script', where: 'package.json', message, fix })
  for (const script of scripts.filter((name) => Object.hasOwn(named, name))) {
    add(`The script "${script}" would run at install.`, 'Remove it: whatever it makes belongs into the package.')
  }
  if (json['gypfile'] === true || existsSync(join(folder, 'binding.gyp'))) {
    add('The package would compile native code at install.', 'Remove binding.gyp: native code can’t be shared.')
  }
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.node') && !name.split(sep).includes('node_modules'))) {
    const fix = 'Use a library of plain JavaScript or WebAssembly: one server of many may be another machine.'
    problems.push({ rule: 'install-script', where: file, message: 'It is native code, which is never loaded.', fix })
  }
  return problems
}
