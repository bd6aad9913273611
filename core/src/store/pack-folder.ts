import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { download } from './download.ts'
import { errors } from './errors.ts'

/** Pack a folder as `npm pack` would, with npm's rules of which files belong in; none of its scripts runs. */
export async function packFolder(path: string): Promise<Buffer> {
  const folder = resolve(path)
  const manifest = await readManifest(folder)
  // What npm's packer asks of npm's tree: a root without dependencies, since a published package bundles its own.
  const tree = { path: folder, package: manifest, isProjectRoot: true, isLink: false, edgesOut: new Map() }
  return download(folder, { tree })
}

async function readManifest(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch((cause: unknown) => {
    throw errors.PACKAGE_FOLDER_MISSING(folder).causedBy(cause)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw errors.PACKAGE_UNREADABLE('its package.json is not valid JSON').causedBy(cause)
  }
}
