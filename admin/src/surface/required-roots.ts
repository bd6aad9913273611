import type { ComposedPackage } from '@ashlar/sdk/surface'
import type { BuiltFiles } from './files.ts'

type Package = Pick<ComposedPackage, 'name' | 'module' | 'browser'>

/**
 * The import map with the root entries of packages that other packages require. In a first-party package an import of
 * such a root stays as it is written; a packed one brings its own copy.
 */
export function withRequiredRoots(files: BuiltFiles, packages: readonly Package[]): BuiltFiles {
  const required = new Set(packages.flatMap(({ module }) => (module?.requires ?? []).map(({ id }) => id)))
  const roots = packages.flatMap(({ name, module, browser }): [string, string][] => {
    const root = browser['.']
    return module !== undefined && root !== undefined && required.has(module.id) ? [[name, root]] : []
  })
  // What all packages share comes last: no package takes its place.
  const imports = { ...Object.fromEntries(roots), ...files.importMap.imports }
  return { ...files, importMap: { ...files.importMap, imports } }
}
