import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { type BuiltPackage, readBuiltPackage } from './check/built-package.ts'
import { isObject } from './pack/author-package.ts'

/**
 * Folders of the packages that this one requires, and of those that they require, among the packages that its
 * package.json names. A sentence when one is not installed beside it.
 */
export async function requiredFolders(source: BuiltPackage): Promise<string[] | string> {
  if (source.requires.length === 0) return []
  const installed = await installedBeside(source)
  const found = new Map<string, string>()
  const open = [...source.requires]
  for (const id of open) {
    const folder = installed.get(id)
    if (folder === undefined)
      return `It requires "${id}", which is not installed here. Install it with npm install --save-dev.`
    if (found.has(id)) continue
    found.set(id, folder)
    open.push(...(await readBuiltPackage(folder)).requires)
  }
  return [...found.values()]
}

/** Folder of each package of Ashlar that the package.json names, by its id. */
async function installedBeside({ folder, known }: BuiltPackage): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>()
  for (const name of known) {
    const file = findPackageJSON(name, join(folder, 'package.json'))
    const json: unknown = file === undefined ? undefined : JSON.parse(await readFile(file, 'utf8'))
    const manifest = isObject(json) ? json['ashlar'] : undefined
    if (file !== undefined && isObject(manifest)) folders.set(String(manifest['id']), dirname(file))
  }
  return folders
}
