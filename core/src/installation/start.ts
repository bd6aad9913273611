import { join } from 'node:path'
import { prepareDataFolder, readConfig } from '../config/index.ts'
import { openDatabase } from '../data/index.ts'
import { createHost, type Host, type HostOptions } from '../host/host.ts'
import type { PackageSource } from '../host/package-source.ts'
import { PackageInstallation } from '../host/tokens.ts'
import { makeLog } from '../http/log.ts'
import { loadingMarker, PackageStore, probe, shareModules, shareModulesWith } from '../store/index.ts'
import { Installation } from './installation.ts'
import type { Probe, ReleaseStore } from './release-store.ts'
import { mostVersions } from './version-bound.ts'

export interface InstalledHostOptions extends Omit<HostOptions, 'packages' | 'placed'> {
  /** The packages that come with the server. */
  readonly packages: readonly PackageSource[] | Promise<readonly PackageSource[]>
  /** For tests: the one in the data folder without it. */
  readonly store?: ReleaseStore
  readonly probe?: Probe
  /** Versions of store packages after which a fresh process should take over, for tests. */
  readonly mostVersions?: number
}

/** A host whose packages change while it runs. */
export interface InstalledHost {
  readonly host: Host
  readonly installation: Installation
  /** What is being changed is ended first. */
  close(): Promise<void>
}

/** Make a host with the newest set of packages on top of those that come with the server. See `createHost`. */
export async function createInstalledHost(options: InstalledHostOptions): Promise<InstalledHost> {
  const { packages, store: given, probe: givenProbe, given: instances = [], ...others } = options
  const { mostVersions: most = mostVersions, ...rest } = others
  const config = rest.config ?? readConfig(process.env)
  const log = rest.log ?? makeLog()
  await prepareDataFolder(config.dataFolder)
  const folder = join(config.dataFolder, 'packages')
  const { store, marker } = given === undefined ? ownStore(folder) : { store: given, marker: undefined }
  const data =
    rest.database ??
    (await openDatabase(config, { log: { info: (text) => log.info(text), warn: (text) => log.warn(text) } }))
  const closeData = rest.database === undefined ? () => data.close() : async () => undefined
  try {
    const distribution = await packages
    shareModulesWith(distribution.flatMap(({ browser }) => browser?.folder ?? []))
    const parts = { config, data, log, store, probe: givenProbe ?? probe, distribution, mostVersions: most }
    const installation = new Installation(parts)
    const host = await createHost({
      ...{ ...rest, config, log, database: data },
      ...(marker !== undefined && { marker }),
      given: [...instances, [PackageInstallation, installation]],
      packages: installation.packages(),
      placed: (name, version) => browserFolder(store.folderOf({ name, version })),
    })
    installation.use(host)
    const close = async () => {
      await installation.close()
      await host.close()
      await closeData()
    }
    return { host, installation, close }
  } catch (error) {
    await closeData()
    throw error
  }
}

/** Browsers load from `dist/` alone. */
const browserFolder = (folder: string | undefined) => (folder === undefined ? undefined : join(folder, 'dist'))

/** The store of the data folder: from now on what lies there shares the server's modules. */
function ownStore(folder: string) {
  shareModules(folder)
  return { store: new PackageStore(folder), marker: loadingMarker(folder) }
}
