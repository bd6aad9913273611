import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sdkVersion } from '@ashlar/sdk/check'
import { npm } from './npm.ts'

export const playground = '@ashlar/playground'

/**
 * Fetch the playground beside a package where `name`, which is the playground or comes with it, is missing. It is larger
 * than all else that an author installs, and not everybody needs it. No package.json names it, so the next
 * `npm install` may remove it again.
 * @throws AuthorError
 */
export async function fetchPlayground(folder: string, name: string = playground): Promise<void> {
  if (isThere(resolve(folder), name)) return
  console.log(`Downloading ${playground}, which previews and tests your package. This happens only once.`)
  await npm(['install', '--no-save', '--no-audit', '--no-fund', `${playground}@^${sdkVersion()}`], folder)
}

/** Looked for in folders: Node would remember for the rest of this process that it found none. */
function isThere(folder: string, name: string): boolean {
  const parent = dirname(folder)
  return existsSync(join(folder, 'node_modules', name)) || (parent !== folder && isThere(parent, name))
}
