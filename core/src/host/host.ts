import type { Server } from 'node:http'
import { type Composition, Faults, type Surface } from '@ashlar/sdk/surface'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../config/index.ts'
import { type DataLayer, openDatabase } from '../data/index.ts'
import { Listener } from '../http/listener.ts'
import { makeLog } from '../http/log.ts'
import { listenForOperator, operatorSocketPath } from '../http/operator-socket.ts'
import { sharedConnections } from '../http/proxies.ts'
import { loggingMisfits, type OnMisfit } from '../http/reply-writer.ts'
import { type JobComposition, type Jobs, startJobs } from '../jobs/index.ts'
import { breather } from './breathe.ts'
import { BrowserFolders, type FindFolder } from './browser-files.ts'
import { Builder } from './builder.ts'
import type { Candidate, InstallationPackages } from './candidate.ts'
import { checkLineup, checkReadiness } from './check/check.ts'
import { warmPages } from './check/warm.ts'
import type { Given } from './compose.ts'
import { CompositionError, reasonOf } from './composition-error.ts'
import { FaultLog } from './fault-log.ts'
import { firstLineup } from './first-lineup.ts'
import { FirstRuns } from './first-runs.ts'
import type { Lineup } from './lineup.ts'
import type { LoadingMarker } from './loading-marker.ts'
import { PackageLoader } from './package-loader.ts'
import type { PackageSource } from './package-source.ts'
import { type CandidateHost, prepare } from './prepare.ts'
import type { ListedRoute } from './route-table.ts'
import { TenantDirectory, WebsiteClocks } from './tokens.ts'
import { WatchRecord } from './watch/watch-record.ts'

/** What is installed, besides core's own module: for all tenants alike, or with variants for some. */
export type Installed = readonly PackageSource[] | InstallationPackages

export interface HostOptions {
  /** The site, the admin: faces of the product besides the API. */
  readonly surfaces?: readonly Surface[]
  readonly packages: Installed | Promise<Installed>
  /** From the environment without it. */
  readonly config?: Config
  /** Opened already, and closed by whoever opened it; the one of the configuration without it. */
  readonly database?: DataLayer
  readonly log?: Logger
  /** Instances that services ask for by their tokens, besides the host's own. */
  readonly given?: readonly Given[]
  /** A reply that does not fit its call's schema is logged and sent without it. */
  readonly onMisfit?: OnMisfit
  /** Where it is said of which package of the store code runs for the first time. */
  readonly marker?: LoadingMarker
  /** Versions of the store that hung a process before this one by themselves, as `idOf` names them: left out. */
  readonly hung?: readonly string[]
  /** Browser files of versions in the package store that are not composed. */
  readonly placed?: FindFolder
}

/** What became of a change of the set of packages. */
export type SwapResult =
  | { readonly ok: true; readonly generation: number }
  | { readonly ok: false; readonly code: string; readonly culprit: string; readonly reason: string }

/** Milliseconds in which a composition that has been replaced, or a server that stops, answers what it has begun. */
const drainTime = 25_000

/**
 * Compose the packages, migrate the database and answer requests, from memory until it listens. A package whose
 * entries throw is left out with its reason, and whatever is wrong with one of the store; everything else that is wrong
 * rejects with a CompositionError.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const config = options.config ?? readConfig(process.env)
  const log = options.log ?? makeLog()
  const data = options.database ?? (await openDatabase(config, { log: dataLog(log) }))
  const closeData = options.database === undefined ? () => data.close() : async () => undefined
  try {
    const { surfaces = [], given = [], marker, hung, placed } = options
    const runs = new FirstRuns(marker, hung)
    const loader = new PackageLoader({ isSafeMode: config.isSafeMode, runs })
    const folders = new BrowserFolders(placed)
    const faults = new FaultLog()
    const watch = new WatchRecord()
    const { onMisfit = loggingMisfits(log) } = options
    const builder = new Builder({ config, data, log, surfaces, given, loader, runs, folders, faults, watch, onMisfit })
    const first = await firstLineup(builder, packagesOf(await options.packages), log)
    return new Host({ config, data, log, builder, loader, faults, watch, closeData }, first)
  } catch (error) {
    await closeData()
    throw error
  }
}

function packagesOf(installed: Installed): InstallationPackages {
  return 'base' in installed ? installed : { base: installed, variants: [] }
}

interface HostParts {
  readonly config: Config
  readonly data: DataLayer
  readonly log: Logger
  readonly builder: Builder
  readonly loader: PackageLoader
  readonly faults: FaultLog
  readonly watch: WatchRecord
  closeData(): Promise<void>
}

/** A running installation. */
export class Host {
  readonly config: Config
  readonly data: DataLayer
  readonly log: Logger
  /** What packages did wrong in this process while they served. */
  readonly faults: FaultLog
  /** Which parts of packages this process trusts. */
  readonly watch: WatchRecord
  readonly #builder: Builder
  readonly #loader: PackageLoader
  readonly #closeData: () => Promise<void>
  #current: Lineup
  readonly #listener: Listener
  #operatorServer: Server | undefined
  #jobs: Jobs | undefined
  /** Changes of the set happen one after the other; so does composing, whose slices would add up. */
  #changes: Promise<unknown> = Promise.resolve()
  #composing: Promise<unknown> = Promise.resolve()
  readonly #candidates = new Set<Candidate>()
  readonly #leaving = new Set<Promise<void>>()
  #closing: Promise<void> | undefined

  constructor({ config, data, log, builder, loader, faults, watch, closeData }: HostParts, first: Lineup) {
    this.config = config
    this.data = data
    this.log = log
    this.faults = faults
    this.watch = watch
    this.#builder = builder
    this.#loader = loader
    this.#closeData = closeData
    this.#current = first
    this.#listener = new Listener((request, response) => this.#current.handle(request, response), config.limits, {
      most: config.limits.connections,
      isProxy: sharedConnections(config.trustedProxies),
      refused: (client) =>
        log.warn(
          { client, most: config.limits.connections },
          'A client has too many open connections. New ones are closed.',
        ),
    })
  }

  /** What all tenants have, variants aside. */
  get composition(): Composition {
    return this.#current.base.composed.composition
  }

  /** What a tenant, by its guid, is served by: the variant that it tries, or what all have. */
  compositionOf(tenant: string): Composition {
    return this.#current.generationOf(tenant).composed.composition
  }

  /** Versions of store packages in this process's memory, where they stay until it ends. */
  get loadedVersions(): number {
    return this.#loader.loadedVersions
  }

  /** Every route with who may call it. */
  routes(): readonly ListedRoute[] {
    return this.#current.base.composed.routes
  }

  /** Answer a request that comes from no network. */
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse> {
    return this.#current.inject(options)
  }

  /** Answer on a socket; gives its address. Rejects when the port is taken. */
  listen({ port, host }: { readonly port: number; readonly host: string }): Promise<string> {
    return this.#listener.listen(port, host)
  }

  /** What answers on the network: listens to nothing yet, or is given connections that were accepted elsewhere. */
  get listener(): Listener {
    return this.#listener
  }

  /** Answer the operator's commands on the socket of the data folder, unless another server does already. */
  async listenForOperator(): Promise<void> {
    const path = operatorSocketPath(this.config.dataFolder)
    this.#operatorServer ??= await listenForOperator(path, (request, response) =>
      this.#current.handle(request, response),
    )
  }

  /** Begin to do the background work of the packages: jobs, subscriptions, schedules. */
  async startJobs(): Promise<void> {
    if (this.#jobs !== undefined) return
    const findTenant = (guid: string) => this.composition.resolve(TenantDirectory).byGuid(guid)
    const clocks: WebsiteClocks = {
      zones: () => this.composition.resolve(WebsiteClocks).zones(),
      websitesIn: (zone, modules) => this.composition.resolve(WebsiteClocks).websitesIn(zone, modules),
    }
    const parts = { data: this.data, findTenant, clocks, log: dataLog(this.log) }
    this.#jobs = await startJobs({ ...this.#jobComposition(), ...parts })
  }

  #jobComposition(): JobComposition {
    const { composition, watch } = this.#current.base.composed
    const { packages, modules, resolveAll, resolve } = composition
    const names = new Map(packages.map(({ name, module }) => [module?.id, name]))
    return {
      servers: packages.flatMap(({ server }) => server ?? []),
      modules,
      resolveAll,
      report: (module, fault) => resolve(Faults).report({ ...fault, package: names.get(module) ?? module }),
      named: (module, { where, place }, work) =>
        watch.named({ package: names.get(module) ?? module, part: `${where} ${place}`, place, where }, work),
    }
  }

  /** Compile the schemas that no request has needed yet, in small slices. */
  warmUp(): Promise<void> {
    return this.#current.base.warmUp(breather())
  }

  /** Compose packages beside those that serve. Throws a CompositionError; nothing has changed then. */
  prepare(packages: InstallationPackages): Promise<Candidate> {
    const prepared = this.#composing.then(async () => {
      if (this.#closing !== undefined) throw new CompositionError('NOT_READY', '', 'The server is stopping.')
      const candidate = await prepare(this.#candidateHost, packages)
      this.#candidates.add(candidate)
      return candidate
    })
    this.#composing = prepared.catch(() => undefined)
    return prepared
  }

  get #candidateHost(): CandidateHost {
    return {
      builder: this.#builder,
      serving: () => this.#current,
      check: (lineup) => checkLineup(lineup, this.#current, this.data),
      checkReadiness: (lineup) => checkReadiness(lineup, this.#current),
      warmPages: (lineup, until) => this.#warmPages(lineup, until),
      takeOver: (lineup) => this.#takeOver(lineup),
      forget: (candidate) => void this.#candidates.delete(candidate),
    }
  }

  /** A page that can't be made is told to whoever asks for it, and no reason to stay behind. */
  async #warmPages(lineup: Lineup, until: number): Promise<void> {
    try {
      await warmPages(lineup, this.data, until)
    } catch (error) {
      this.log.warn({ err: error }, 'The pages of the new set of packages could not be rendered in advance.')
    }
  }

  /** Can't fail: what the queue's clock asks for is put right when it can be, and a stopping server lets both go. */
  #takeOver(next: Lineup): Promise<void> {
    const old = this.#current
    this.#current = next
    const jobs = this.#jobs?.use(this.#jobComposition()).catch((error: unknown) => {
      this.log.error({ err: error }, 'The schedules of the packages could not be set.')
    })
    const leaving = Promise.all([old.leave(drainTime), jobs])
      .then(() => undefined)
      .catch((error: unknown) => this.log.error({ err: error }, 'A replaced set of packages did not close.'))
      .finally(() => this.#leaving.delete(leaving))
    this.#leaving.add(leaving)
    return leaving
  }

  /**
   * Change the set of packages: compose beside, migrate, check, and only then take over. Whatever goes wrong, the
   * composition that serves goes on serving and the reason comes back.
   */
  swap(installed: Installed): Promise<SwapResult> {
    const change = this.#changes.then(() => this.#swap(packagesOf(installed)))
    this.#changes = change
    return change
  }

  async #swap(packages: InstallationPackages): Promise<SwapResult> {
    let candidate: Candidate | undefined
    try {
      candidate = await this.prepare(packages)
      await candidate.migrate()
      await candidate.check()
    } catch (error) {
      await candidate?.discard()
      const { code, culprit } = error instanceof CompositionError ? error : { code: 'ENTRY_FAILED', culprit: '' }
      this.log.error({ err: error, code, culprit }, 'The packages were not changed.')
      return { ok: false, code, culprit, reason: reasonOf(error) }
    }
    candidate.takeOver()
    return { ok: true, generation: this.composition.generation }
  }

  /** Tell load balancers that this server is about to stop: `/readyz` answers 503, everything else is as before. */
  drain(): void {
    this.#builder.drain()
  }

  /** Answer what has begun, take nothing new, and let go of everything. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    this.#listener.stop()
    const operatorServer = this.#operatorServer
    const closed = new Promise<unknown>((resolve) =>
      operatorServer === undefined ? resolve(undefined) : operatorServer.close(resolve),
    )
    await this.#changes
    await this.#composing
    await Promise.all([...this.#candidates].map((each) => each.discard()))
    await this.#jobs?.stop()
    await Promise.all([this.#current.leave(drainTime), ...this.#leaving])
    this.#listener.end()
    operatorServer?.closeAllConnections()
    await closed
    this.#builder.close()
    await this.#closeData()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}

function dataLog(log: Logger) {
  return { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
}
