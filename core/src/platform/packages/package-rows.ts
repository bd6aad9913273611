import type { PackageRow } from '@ashlar/sdk/platform'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import { iconOf, titleOf } from '../../host/package-face.ts'
import type { PackageMarks } from '../../installation/contract.ts'
import type { ModuleState } from '../tenants/module-state.ts'

/** What an administrator reads about each package of the installation; the core is not one of them. */
export function packageRows(
  packages: readonly ComposedPackage[],
  states: readonly ModuleState[],
  marks: ReadonlyMap<string, PackageMarks>,
): PackageRow[] {
  const byModule = new Map(states.map((state) => [state.id, state]))
  return packages
    .filter(({ module }) => module?.id !== 'core')
    .map((each) => packageRow(each, byModule, marks.get(each.name)))
}

function packageRow(
  each: ComposedPackage,
  states: ReadonlyMap<string, ModuleState>,
  marks: PackageMarks | undefined,
): PackageRow {
  const { name, version, origin, description, manifest, module, blocks, failure } = each
  const state = module && states.get(module.id)
  const isUsable = module === undefined || module.always
  return {
    name,
    id: manifest.id,
    kind: manifest.kind,
    title: titleOf(each, name),
    icon: iconOf(each),
    description: module?.description || description,
    // Who asks may be on trial with another.
    version: marks?.version ?? version,
    origin,
    faults: marks?.faults ?? 0,
    trial: marks?.trial ?? null,
    status: failure === undefined ? 'active' : 'failed',
    reason: failure ?? '',
    blocks: blocks.map(({ type }) => type),
    allowed: state?.allowed ?? isUsable,
    enabled: state?.enabled ?? isUsable,
    always: module?.always ?? false,
  }
}
