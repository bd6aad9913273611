import type { AdminDefinition } from '@ashlar/sdk'
import type { ComposedPackage } from '@ashlar/sdk/surface'

/** A module as the admin loads it: what it adds to the shell, as data, and where its code lies. */
export interface LoadedModule {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly admin: AdminDefinition
  /** Address of the package's `./admin` entry, loaded when the first of its screens is needed; empty without one. */
  readonly entry: string
  readonly package: { readonly name: string; readonly version: string }
}

/** The modules that a tenant has and whose packages work; the core is the admin's own. */
export function moduleRows(packages: readonly ComposedPackage[], modules: readonly string[]): LoadedModule[] {
  return packages.flatMap(({ name, version, module, failure, browser }) => {
    if (module === undefined || failure !== undefined || !modules.includes(module.id)) return []
    const { id, title, description, admin } = module
    return [{ id, title, description, admin, entry: browser['./admin'] ?? '', package: { name, version } }]
  })
}
