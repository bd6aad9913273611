import { isOwnFile, type ModuleBody } from './as-function.ts'

/** What one package has in a file with others. */
export interface JoinedFiles {
  /** Addresses of those that a browser would load by themselves. */
  readonly entries: readonly string[]
  /** By address, these and what they import of the package's own, each behind what it imports. */
  readonly files: ReadonlyMap<string, ModuleBody>
}

/** The address that an import of a file of one's own names. */
export const fileBeside = (address: string, specifier: string): string =>
  new URL(specifier, new URL(address, 'file:///')).pathname

/**
 * Entries with all that they import, which `bodyAt` gives; undefined where some file can't stand in a function, or where
 * files import each other in a circle.
 */
export async function joinedFiles(
  entries: readonly string[],
  bodyAt: (address: string) => Promise<ModuleBody | undefined>,
): Promise<JoinedFiles | undefined> {
  const files = new Map<string, ModuleBody>()

  const take = async (address: string, above: readonly string[]): Promise<boolean> => {
    if (files.has(address)) return true
    const body = above.includes(address) ? undefined : await bodyAt(address)
    if (body === undefined) return false
    const own = body.imports.map(({ specifier }) => specifier).filter(isOwnFile)
    for (const specifier of own) {
      if (!(await take(fileBeside(address, specifier), [...above, address]))) return false
    }
    files.set(address, body)
    return true
  }

  for (const entry of entries) if (!(await take(entry, []))) return undefined
  return { entries, files }
}
