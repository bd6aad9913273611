import type { ComposedPackage } from '@ashlar/sdk/server'
import type { SitePage } from '@ashlar/sdk/site'

/** A public page that a package brings. */
export interface ModulePage {
  readonly page: SitePage
  readonly packageName: string
  /** Id of the module that a tenant must have; undefined for a page of a block package. */
  readonly module: string | undefined
  /** Matches the paths of the page. */
  readonly pattern: RegExp
}

/** All pages of packages. Throws with both names when two bring one path. */
export function modulePages(packages: readonly ComposedPackage[]): readonly ModulePage[] {
  const pages = packages.flatMap(({ name, module, site }) =>
    (site?.pages ?? []).map((page) => ({ page, packageName: name, module: module?.id, pattern: patternOf(page.path) })),
  )
  const owners = new Map<string, string>()
  for (const { page, packageName } of pages) {
    const shape = page.path.replace(/:[A-Za-z0-9_]+/g, ':')
    const owner = owners.get(shape)
    if (owner !== undefined) throw new Error(`"${owner}" and "${packageName}" both bring the page "${page.path}".`)
    owners.set(shape, packageName)
  }
  return pages
}

/** `/blog/:slug` as an expression with a group per parameter. */
function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : part.replace(/[^A-Za-z0-9_-]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
