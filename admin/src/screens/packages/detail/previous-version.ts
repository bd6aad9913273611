import type { PackageVersion } from '@ashlar/sdk/platform'

/** The server's own version has been there from the beginning, which has no date. */
export const cameFirst = ({ source }: PackageVersion): boolean => source === 'distribution'

/** The version that was active last, the present one aside: what "roll back" and "install again" go to. */
export function previousOf(versions: readonly PackageVersion[]): PackageVersion | undefined {
  return versions
    .filter((version) => !version.isActive && (version.activatedAt !== null || cameFirst(version)))
    .toSorted((a, b) => (b.activatedAt ?? '').localeCompare(a.activatedAt ?? ''))[0]
}
