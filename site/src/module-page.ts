import type { SitePage } from '@ashlar/sdk/site'
import { type ComposedPackage, pagePattern } from '@ashlar/sdk/surface'

/** A public page that a package brings. */
export interface ModulePage {
  readonly page: SitePage
  readonly packageName: string
  /** Id of the module that a tenant must have; undefined for a page of a block package. */
  readonly module: string | undefined
  /** Matches the paths of the page. */
  readonly pattern: RegExp
}

/** All pages of packages, whose paths the host has looked at. */
export function modulePages(packages: readonly ComposedPackage[]): readonly ModulePage[] {
  return packages.flatMap(({ name, module, site }) =>
    (site?.pages ?? []).map((page) => ({
      page,
      packageName: name,
      module: module?.id,
      pattern: pagePattern(page.path),
    })),
  )
}
