import type { PackagePlan } from '@ashlar/sdk'
import type { ComposedPackage, Composition } from '@ashlar/sdk/server'

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

/** As people call it: the module's title, or those of its blocks. */
export function titleOf(one: Pick<ComposedPackage, 'module' | 'blocks'> | undefined, name: string): string {
  if (one?.module !== undefined) return one.module.title
  return one === undefined || one.blocks.length === 0 ? name : one.blocks.map(({ title }) => title).join(', ')
}
