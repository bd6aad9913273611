import type { Builder } from './builder.ts'
import { changedPackages } from './changed-packages.ts'
import { CompositionError } from './composition-error.ts'
import type { Generation } from './generation.ts'
import type { LoadedPackage } from './load-package.ts'

/**
 * Compose packages for some tenants, beside the base of all. They may differ from the base in block packages without a
 * server part only: both work on one database. Throws a CompositionError.
 */
export async function composeVariant(
  builder: Builder,
  loaded: readonly LoadedPackage[],
  base: Generation,
  breathe: () => Promise<void>,
): Promise<Generation> {
  const odd = [...changedPackages(loaded, base.packages), ...changedPackages(base.packages, loaded)].find(
    ({ manifest, server }) => manifest.kind !== 'block' || server !== undefined,
  )
  if (odd !== undefined) {
    const { name } = odd.source
    const message = `${name} contains more than blocks, so all websites must use the same version.`
    throw new CompositionError('VARIANT_NOT_BLOCKS', name, message)
  }
  return builder.compose(loaded, { generation: base.composed.composition.generation, breathe })
}
