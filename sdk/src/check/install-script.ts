import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isObject, type PackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'

/** What npm runs at install: Ashlar never does, so a package that needs it would not work. */
const scripts = ['preinstall', 'install', 'postinstall'] as const

/** The package runs no code during installation. */
export async function installScriptProblems({ folder, json }: PackageFolder): Promise<Problem[]> {
  const named = isObject(json['scripts']) ? json['scripts'] : {}
  const problems: Problem[] = []
  const add = (message: string, fix: string) =>
    problems.push({ rule: 'install-script', where: 'package.json', message, fix })
  for (const script of scripts.filter((name) => Object.hasOwn(named, name))) {
    add(
      `The script "${script}" would run during installation.`,
      'Remove it. Put the files it creates into the package.',
    )
  }
  if (json['gypfile'] === true || existsSync(join(folder, 'binding.gyp'))) {
    add('The package would compile native code during installation.', 'Remove binding.gyp. Native code is not allowed.')
  }
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => name.endsWith('.node') && !name.split(sep).includes('node_modules'))) {
    const fix = 'Use a library in plain JavaScript or WebAssembly. Servers may run on different machines.'
    problems.push({
      rule: 'install-script',
      where: file,
      message: 'It is native code, which the host never loads.',
      fix,
    })
  }
  return problems
}
