import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** What npm runs at install: Ashlar never does, so a package that needs it would not work. */
const scripts = ['preinstall', 'install', 'postinstall'] as const

/** Nothing of the package runs when it is installed. */
export function installScriptProblems({ folder, json }: PackageFolder): Problem[] {
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
  return problems
}
