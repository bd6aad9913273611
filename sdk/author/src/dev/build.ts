import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authorPackage } from '../pack/author-package.ts'
import { buildPackage } from '../pack/build-package.ts'
import { publishedManifest } from '../pack/tarball.ts'

/** Builds that stay: an editor that is open may still load a part of the one it began with. */
const kept = 3

/**
 * Build the package of a folder into a new folder below `builds`, with a version of its own: browsers and Node keep
 * what they have once loaded under an address, so that every build needs addresses of its own. Gives the folder.
 */
export async function buildBeside(folder: string, builds: string): Promise<string> {
  const source = await authorPackage(folder)
  const stamp = String(Date.now())
  const built = join(builds, stamp)
  await mkdir(built, { recursive: true })
  try {
    await buildPackage({ ...source, folder: built })
  } catch (error) {
    await rm(built, { recursive: true, force: true })
    throw error
  }
  const json = { ...source.json, version: `${source.version.replace(/[-+].*$/, '')}-dev.${stamp}` }
  await writeFile(join(built, 'package.json'), JSON.stringify(publishedManifest({ json }), null, 2))
  const old = (await readdir(builds)).sort((a, b) => Number(a) - Number(b)).slice(0, -kept)
  await Promise.all(old.map((name) => rm(join(builds, name), { recursive: true, force: true })))
  return built
}
