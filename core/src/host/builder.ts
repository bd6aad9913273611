import { join } from 'node:path'
import { Database, DroppedTags, Environment, LiveEvents } from '@ashlar/sdk/server'
import { MemoryLimits, type Surface, VisitorAddress } from '@ashlar/sdk/surface'
import type { Logger } from 'pino'
import type { Config } from '../config/index.ts'
import { type DataLayer, EntityError, MigrationError } from '../data/index.ts'
import { FileInspection } from '../file-inspection/file-inspection.ts'
import { publicTexts } from '../http/dns-texts.ts'
import { visitorAddress } from '../http/proxies.ts'
import type { OnMisfit } from '../http/reply-writer.ts'
import { publicNetwork } from '../http/safe-fetch.ts'
import { CompiledSchemas, SchemaCompilers } from '../http/schema-compilers.ts'
import { backgroundWork, droppedTags, listenLive, liveEvents } from '../jobs/index.ts'
import { openStorage } from '../media-storage/open-storage.ts'
import { MediaStorage } from '../media-storage/storage.ts'
import type { BrowserFolders } from './browser-files.ts'
import { compose, type Given } from './compose.ts'
import { CompositionError, reasonOf } from './composition-error.ts'
import { corePackage } from './core-package.ts'
import { CompositionFaults, type FaultLog } from './fault-log.ts'
import type { FirstRuns } from './first-runs.ts'
import { Generation } from './generation.ts'
import type { LoadedPackage } from './load-package.ts'
import { inDependencyOrder } from './order.ts'
import type { PackageLoader } from './package-loader.ts'
import type { PackageSource } from './package-source.ts'
import {
  BackgroundWork,
  DatabaseFacts,
  DnsTexts,
  HostConfig,
  FileInspection as Inspection,
  LiveMessages,
  MediaFolder,
  OutsideNetwork,
} from './tokens.ts'
import { CompositionWatch } from './watch/composition-watch.ts'
import type { WatchRecord } from './watch/watch-record.ts'

export interface BuilderParts {
  readonly config: Config
  readonly data: DataLayer
  readonly log: Logger
  readonly surfaces: readonly Surface[]
  /** Instances for services, besides the host's own. */
  readonly given: readonly Given[]
  readonly loader: PackageLoader
  readonly runs: FirstRuns
  readonly folders: BrowserFolders
  readonly faults: FaultLog
  readonly watch: WatchRecord
  readonly onMisfit: OnMisfit
}

/** How a generation is built. */
export interface Building {
  /** Number of the set; the next of this process without it. */
  readonly generation: number | undefined
  /** Awaited between two steps, so that the composition that serves gets its turn. */
  breathe(): Promise<void>
}

/** Makes generations out of packages; keeps what the next one can use again. Changes nothing until it is told to. */
export class Builder {
  readonly #parts: BuilderParts
  readonly #compiled = new CompiledSchemas()
  readonly #inspection = new FileInspection()
  #generation = 0
  #isDraining = false
  #storage: Promise<MediaStorage> | undefined

  constructor(parts: BuilderParts) {
    this.#parts = parts
  }

  /**
   * Run the entries of packages and of core, which stands before all; those that are out, by name, are only listed.
   * Throws a CompositionError.
   */
  async load(
    sources: readonly PackageSource[],
    breathe: () => Promise<void>,
    out: ReadonlyMap<string, string> = new Map(),
  ): Promise<LoadedPackage[]> {
    const { loader, folders } = this.#parts
    const loaded: LoadedPackage[] = []
    for (const source of [corePackage, ...sources]) {
      await breathe()
      const reason = out.get(source.name)
      loaded.push(reason === undefined ? await loader.load(source) : loader.leftOut(source, reason))
      folders.add(source)
    }
    return loaded
  }

  /** Put packages together; the database is not touched. Throws a CompositionError. */
  async compose(loaded: readonly LoadedPackage[], { generation, breathe }: Building): Promise<Generation> {
    const { config, data, log, surfaces, runs, folders, faults, watch, onMisfit } = this.#parts
    const packages = inDependencyOrder(loaded)
    const sources = new Map(packages.map(({ source }) => [source.name, source]))
    const retire = new AbortController()
    const database = { isMigrated: false }
    const compilers = new SchemaCompilers(this.#compiled, onMisfit)
    const unit = this.#database(packages)
    this.#generation = generation ?? this.#generation + 1
    const composed = await compose({
      generation: this.#generation,
      packages,
      surfaces,
      given: await this.#given(unit),
      hear: (hearers) => unit.hear(hearers),
      faults: new CompositionFaults(faults, packages),
      watch: new CompositionWatch(watch, packages),
      begin: (name) => runs.begin(sources.get(name)),
      folders,
      platformHost: config.platformHost,
      mostHosts: config.keptHosts,
      retiring: retire.signal,
      isReady: async () => {
        if (this.#isDraining) return false
        await data.ready()
        return database.isMigrated
      },
      breathe,
      compilers,
      log,
      hasAccessLog: config.hasAccessLog,
      trustedProxies: config.trustedProxies,
    })
    runs.composed(packages.filter(({ failure }) => failure === undefined).map(({ source }) => source))
    return new Generation({ composed, packages, compilers, retire, database })
  }

  /** From now on no generation says that it is ready. */
  drain(): void {
    this.#isDraining = true
  }

  /**
   * Run the pending migrations of packages, and see that their entities are what their tables are then. `serving` goes
   * on serving meanwhile, so nothing may be taken from it. Throws a CompositionError that names the one that failed.
   */
  async migrate(packages: readonly LoadedPackage[], serving?: readonly LoadedPackage[]): Promise<void> {
    const servers = packages.flatMap(({ server }) => server ?? [])
    const inUse = new Map(
      (serving ?? []).flatMap(({ source: { version }, server }) =>
        server === undefined ? [] : [[server.module.id, { version, entities: server.entities }] as const],
      ),
    )
    try {
      await this.#parts.data.migrate(servers, inUse)
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error
      const culprit = packages.find(({ module }) => module?.id === error.module)?.source.name ?? error.module
      throw new CompositionError('MIGRATION_FAILED', culprit, reasonOf(error), error)
    }
    await this.#keepModuleStarts(packages, serving)
    await this.#compareEntities(packages)
  }

  /** A server that starts knows what its modules said when they were installed; a change installs those it adds. */
  async #keepModuleStarts(packages: readonly LoadedPackage[], serving: readonly LoadedPackage[] | undefined) {
    const modules = packages.flatMap(({ module }) => (module && module.id !== 'core' && !module.always ? [module] : []))
    const known = new Set(serving?.map(({ module }) => module?.id))
    const beginning = serving === undefined ? [] : modules.filter(({ id }) => !known.has(id))
    await this.#parts.data.keepModuleStarts(
      modules,
      beginning.map(({ id }) => id),
    )
  }

  async #compareEntities(packages: readonly LoadedPackage[]): Promise<void> {
    const entities = packages.map(({ source, server }) => ({ name: source.name, entities: server?.entities ?? [] }))
    try {
      await this.#parts.data.compare(entities)
    } catch (error) {
      if (!(error instanceof EntityError)) throw error
      throw new CompositionError('ENTITY_DIFFERS', error.culprit, error.message, error)
    }
  }

  /** Let go of what generations share. */
  close(): void {
    this.#inspection.close()
  }

  /** For the entities of these packages. */
  #database(packages: readonly LoadedPackage[]) {
    return this.#parts.data.withEntities(packages.flatMap(({ server }) => (server ? [server.entities] : [])))
  }

  async #given(database: Database): Promise<Given[]> {
    const { config, data, given } = this.#parts
    const folder = { path: join(config.dataFolder, 'media') }
    this.#storage ??= openStorage(config, folder)
    const liveMessages: LiveMessages = { listen: (session, listener) => listenLive(data, session, listener) }
    return [
      [Database, database],
      [DroppedTags, droppedTags(data)],
      [LiveEvents, liveEvents(data)],
      [LiveMessages, liveMessages],
      [MemoryLimits, { keptPages: config.keptPages }],
      [VisitorAddress, visitorAddress(config.trustedProxies)],
      [HostConfig, config],
      [Environment, { get: (variable: string) => config.variables[variable] || undefined }],
      [BackgroundWork, backgroundWork(data)],
      [DatabaseFacts, data.store],
      [MediaFolder, folder],
      [MediaStorage, await this.#storage],
      [Inspection, this.#inspection],
      [OutsideNetwork, publicNetwork],
      [DnsTexts, publicTexts],
      ...given,
    ]
  }
}
