import { idOf } from './first-runs.ts'
import type { LoadedPackage } from './load-package.ts'

/** Packages that are not among others as they are: new, of another version, or loaded anew. */
export function changedPackages(
  packages: readonly LoadedPackage[],
  others: readonly LoadedPackage[],
): readonly LoadedPackage[] {
  const known = new Map(others.map((each) => [each.source.name, each]))
  return packages.filter((each) => {
    const other = known.get(each.source.name)
    return other === undefined || !isSame(each, other)
  })
}

/** A version of the store never changes; any other source is the same only as the same value. */
function isSame({ source, failure }: LoadedPackage, other: LoadedPackage): boolean {
  if (failure !== other.failure) return false
  const isOfStore = source.origin === 'store' && other.source.origin === 'store'
  return source === other.source || (isOfStore && idOf(source) === idOf(other.source))
}
