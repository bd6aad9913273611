import { join } from 'node:path'
import { Database, DroppedTags, LiveEvents, type Surface } from '@ashlar/sdk/server'
import type { Logger } from 'pino'
import type { Config } from '../config/index.ts'
import { type DataLayer, MigrationError } from '../data/index.ts'
import { SchemaCompilers, SchemaError } from '../http/schema-compilers.ts'
import { droppedTags, listenLive, liveEvents } from '../jobs/index.ts'
import { breather } from './breathe.ts'
import { BrowserFolders } from './browser-files.ts'
import { type Composed, compose, type Given } from './compose.ts'
import { CompositionError, reasonOf } from './composition-error.ts'
import { corePackage } from './core-package.ts'
import { Generation } from './generation.ts'
import { type LoadedPackage, leftOut, loadPackage } from './load-package.ts'
import { inDependencyOrder } from './order.ts'
import type { PackageSource } from './package-source.ts'
import { HostConfig, LiveMessages, MediaFolder } from './tokens.ts'

interface BuilderParts {
  readonly config: Config
  readonly data: DataLayer
  readonly log: Logger
  readonly surfaces: readonly Surface[]
}

/** Faults of one package that the rest of an installation can do without. */
const leavable: ReadonlySet<string> = new Set(['ENTRY_FAILED', 'MIGRATION_FAILED'])

/** Makes generations out of packages; keeps what the next one can use again. */
export class Builder {
  readonly compilers = new SchemaCompilers()
  readonly #parts: BuilderParts
  readonly #folders = new BrowserFolders()
  #loaded = new Map<PackageSource, LoadedPackage>()
  #generation = 0

  constructor(parts: BuilderParts) {
    this.#parts = parts
  }

  /** At the start of the server: a package that fails is left out with its reason. */
  async first(sources: readonly PackageSource[]): Promise<Generation> {
    const loaded = await this.#load(sources, async () => undefined)
    return this.#withoutFailing(loaded)
  }

  /** Beside one that serves: a package that fails, and did not before, stops the change. */
  async next(sources: readonly PackageSource[], old: Generation): Promise<Generation> {
    const breathe = breather()
    const packages = await this.#load(sources, breathe)
    const failedBefore = new Set(
      old.composed.composition.packages.filter((each) => each.failure).map(({ name }) => name),
    )
    const failed = packages.find(({ source, failure }) => failure !== undefined && !failedBefore.has(source.name))
    if (failed?.failure !== undefined) throw new CompositionError('ENTRY_FAILED', failed.source.name, failed.failure)
    return this.#build(packages, breathe, true)
  }

  async #withoutFailing(packages: readonly LoadedPackage[]): Promise<Generation> {
    try {
      return await this.#build(packages, async () => undefined, false)
    } catch (error) {
      if (!(error instanceof CompositionError) || !leavable.has(error.code)) throw error
      const index = packages.findIndex(({ source, failure }) => source.name === error.culprit && failure === undefined)
      const failing = packages[index]
      if (failing === undefined || failing.manifest.id === 'core') throw error
      this.#parts.log.error({ err: error, package: error.culprit }, 'A package is left out.')
      const nothing = { module: undefined, server: undefined, site: undefined, renderers: [], css: '' }
      return this.#withoutFailing(packages.with(index, { ...failing, ...nothing, failure: error.message }))
    }
  }

  async #load(sources: readonly PackageSource[], breathe: () => Promise<void>): Promise<LoadedPackage[]> {
    const loaded = new Map<PackageSource, LoadedPackage>()
    for (const source of sources) {
      await breathe()
      loaded.set(source, this.#loaded.get(source) ?? (await this.#loadOne(source)))
      this.#folders.add(source)
    }
    this.#loaded = loaded
    return [...loaded.values()]
  }

  #loadOne(source: PackageSource): Promise<LoadedPackage> | LoadedPackage {
    if (!this.#parts.config.isSafeMode || source === corePackage) return loadPackage(source)
    return leftOut(source, 'It is left out in safe mode (ASHLAR_SAFE_MODE).')
  }

  async #build(loaded: readonly LoadedPackage[], breathe: () => Promise<void>, isBeside: boolean): Promise<Generation> {
    const { config, data, log, surfaces } = this.#parts
    const packages = inDependencyOrder(loaded)
    const retire = new AbortController()
    let isMigrated = false
    const composed = await compose({
      generation: ++this.#generation,
      packages,
      surfaces,
      given: await this.#given(packages),
      folders: this.#folders,
      platformHost: config.platformHost,
      retiring: retire.signal,
      isReady: async () => {
        await data.ready()
        return isMigrated
      },
      breathe,
      compilers: this.compilers,
      log,
      hasAccessLog: config.hasAccessLog,
    })
    try {
      await this.#migrate(packages)
      isMigrated = true
      if (isBeside) await this.#compileAll(composed, breathe)
      const { statusCode } = await composed.app.inject('/readyz')
      if (statusCode !== 200) throw new CompositionError('NOT_READY', '', 'The new composition is not ready to serve.')
    } catch (error) {
      await composed.app.close()
      throw error
    }
    return new Generation(composed, retire)
  }

  /** Before it serves, so that no first request waits for it and a wrong schema stops the change. */
  async #compileAll({ routes }: Composed, breathe: () => Promise<void>): Promise<void> {
    try {
      await this.compilers.warmUp(breathe)
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error
      const { method, url } = error.place
      const row = routes.find((each) => each.url === url && each.method === method)
      throw new CompositionError('BAD_SCHEMA', row?.owner ?? '', error.message, error)
    }
  }

  async #migrate(packages: readonly LoadedPackage[]): Promise<void> {
    const servers = packages.flatMap(({ server }) => server ?? [])
    try {
      await this.#parts.data.migrate(servers)
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error
      const culprit = packages.find(({ module }) => module?.id === error.module)?.source.name ?? error.module
      throw new CompositionError('MIGRATION_FAILED', culprit, reasonOf(error), error)
    }
  }

  async #given(packages: readonly LoadedPackage[]): Promise<Given[]> {
    const { config, data } = this.#parts
    const database = await data.withEntities(packages.flatMap(({ server }) => server?.entities ?? []))
    const liveMessages: LiveMessages = { listen: (session, listener) => listenLive(data, session, listener) }
    return [
      [Database, database],
      [DroppedTags, droppedTags(data)],
      [LiveEvents, liveEvents(data)],
      [LiveMessages, liveMessages],
      [HostConfig, config],
      [MediaFolder, { path: join(config.dataFolder, 'media') }],
    ]
  }
}
