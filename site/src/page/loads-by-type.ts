import type { BlockLoad } from '@ashlar/sdk/site'
import type { Composition } from '@ashlar/sdk/surface'

/** Loads of a composition by block type. */
export function loadsByType(composition: Composition): ReadonlyMap<string, BlockLoad> {
  const loads = composition.packages.flatMap(({ site }) => site?.loads ?? [])
  return new Map(loads.map((load) => [load.block.type, load]))
}
