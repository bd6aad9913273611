import { resolve } from 'node:path'
import { checkPackageFolder, type Problem } from '@ashlar/sdk/check'
import { type AuthorPackage, authorPackage } from './author-package.ts'
import { buildPackage } from './build-package.ts'
import { writeDeclarations } from './declarations.ts'
import { makeTarball } from './tarball.ts'

export interface PackResult {
  /** Absolute path of the tarball; undefined when there are problems. */
  readonly tarball: string | undefined
  /** What the gate at install would refuse. */
  readonly problems: readonly Problem[]
}

/**
 * Build the package in a folder into its `dist/`, check it as the gate at install does, and make the tarball, beside
 * it or in the folder `into`. Throws an AuthorError when it can't be built.
 */
export async function packPackage(folder: string, into = folder): Promise<PackResult> {
  const source = await authorPackage(folder)
  await buildPublished(source)
  const problems = await checkPackageFolder(source.folder)
  if (problems.length > 0) return { tarball: undefined, problems }
  return { tarball: await makeTarball(source, resolve(into)), problems }
}

/** Build everything that a tarball holds: what hosts load, and the types that other packages see. */
export async function buildPublished(source: AuthorPackage): Promise<void> {
  await buildPackage(source)
  await writeDeclarations(source)
}
