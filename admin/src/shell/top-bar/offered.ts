import type { TopBarDefinition } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import { type AdminModule, isOffered } from '@ashlar/sdk/shell'

export interface OfferedEntry {
  readonly module: AdminModule
  readonly entry: TopBarDefinition
}

/** What modules have in the top bar for this person, on a website only. */
export function topBarOf(modules: readonly AdminModule[], me: Me): readonly OfferedEntry[] {
  if (me.tenant === null) return []
  return modules
    .flatMap((module) => (module.admin.topBar ?? []).map((entry) => ({ module, entry })))
    .filter(({ entry }) => isOffered(me, entry))
    .sort((a, b) => a.entry.sort - b.entry.sort)
}
