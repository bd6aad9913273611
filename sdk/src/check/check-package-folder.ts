import { entryProblems } from './entries.ts'
import { importProblems } from './imports.ts'
import { installScriptProblems } from './install-script.ts'
import { licenceProblems } from './licence.ts'
import { manifestProblems } from './manifest.ts'
import { readPackageFolder } from './package-folder.ts'
import type { Problem } from './problem.ts'
import { screenshotProblems } from './screenshots.ts'
import { sdkRangeProblems } from './sdk-range.ts'
import { sizeProblems } from './size.ts'
import { styleProblems } from './style.ts'

/**
 * What can be said of a built package by its files alone: nothing of it runs. The gate at install and the first half
 * of `ashlar check`. Empty when all is well.
 */
export async function checkPackageFolder(folder: string): Promise<readonly Problem[]> {
  const found = await readPackageFolder(folder)
  if (typeof found === 'string') {
    const fix = 'A package needs a package.json. Create one with `npm create @ashlar`.'
    return [{ rule: 'manifest', where: 'package.json', message: found, fix }]
  }
  const manifest = manifestProblems(found)
  return [
    ...manifest,
    ...(manifest.length === 0 ? sdkRangeProblems(found) : []),
    ...licenceProblems(found),
    ...(await installScriptProblems(found)),
    ...entryProblems(found),
    ...(await importProblems(found)),
    ...(await sizeProblems(found)),
    ...(await styleProblems(found)),
    ...(manifest.length === 0 ? await screenshotProblems(found) : []),
  ]
}
