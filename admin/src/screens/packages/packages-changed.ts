import { outdated } from '@ashlar/sdk/admin'
import {
  discoverPackages,
  getInstallation,
  getPackageChange,
  getPackageContents,
  getPackageListing,
  listPackageChanges,
  listPackageFaults,
  listPackages,
  listPackageUpdates,
  listPackageUsage,
  listPackageVersions,
} from '@ashlar/sdk/platform'

/** After a change of the set: everything about packages is asked for again. */
export const packagesChanged = (): Promise<void> =>
  outdated(
    listPackages,
    getInstallation,
    listPackageUpdates,
    listPackageChanges,
    getPackageChange,
    getPackageContents,
    listPackageVersions,
    listPackageUsage,
    listPackageFaults,
    discoverPackages,
    getPackageListing,
  )
