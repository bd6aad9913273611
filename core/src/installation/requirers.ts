import type { PackagePlan } from '@ashlar/sdk/platform'
import type { ComposedPackage, Composition } from '@ashlar/sdk/surface'
import { titleOf } from '../host/package-face.ts'

/** Packages that need this one, by their manifest or their module. */
export function requirersOf(
  { packages }: Composition,
  required: ComposedPackage | undefined,
): PackagePlan['requiredBy'] {
  if (required === undefined) return []
  const { id } = required.manifest
  return packages
    .filter(
      ({ manifest, module }) => id in (manifest.requires ?? {}) || module?.requires.some((each) => each.id === id),
    )
    .map((each) => ({ name: each.name, title: titleOf(each, each.name) }))
}
