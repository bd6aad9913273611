import type { Server } from 'node:http'
import type { Composition, Surface } from '@ashlar/sdk/server'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../config/index.ts'
import { type DataLayer, openDatabase } from '../data/index.ts'
import { listenOn, makeListener } from '../http/listener.ts'
import { makeLog } from '../http/log.ts'
import { type JobComposition, type Jobs, startJobs } from '../jobs/index.ts'
import { breather } from './breathe.ts'
import { Builder } from './builder.ts'
import { CompositionError, reasonOf } from './composition-error.ts'
import { corePackage } from './core-package.ts'
import type { Generation } from './generation.ts'
import type { PackageSource } from './package-source.ts'
import type { RouteRow } from './route-table.ts'
import { TenantDirectory } from './tokens.ts'

export interface HostOptions {
  /** The site, the admin: faces of the product besides the API. */
  readonly surfaces?: readonly Surface[]
  /** What is installed, besides core's own module. */
  readonly packages: readonly PackageSource[] | Promise<readonly PackageSource[]>
  /** From the environment without it. */
  readonly config?: Config
  /** Opened already, and closed by whoever opened it; the one of the configuration without it. */
  readonly database?: DataLayer
  readonly log?: Logger
}

/** What became of a change of the set of packages. */
export type SwapResult =
  | { readonly ok: true; readonly generation: number }
  | { readonly ok: false; readonly code: string; readonly culprit: string; readonly reason: string }

/** Milliseconds in which a composition that has been replaced, or a server that stops, answers what it has begun. */
const drainTime = 25_000

/**
 * Compose the packages, migrate the database and answer requests, from memory until it listens. A package whose
 * entries throw is left out with its reason; everything else that is wrong rejects with a CompositionError.
 */
export async function createHost(options: HostOptions): Promise<Host> {
  const config = options.config ?? readConfig(process.env)
  const log = options.log ?? makeLog()
  const data = options.database ?? (await openDatabase(config, { log: dataLog(log) }))
  const closeData = options.database === undefined ? () => data.close() : async () => undefined
  try {
    const builder = new Builder({ config, data, log, surfaces: options.surfaces ?? [] })
    const packages = [corePackage, ...(await options.packages)]
    return new Host({ config, data, log, builder, closeData }, await builder.first(packages))
  } catch (error) {
    await closeData()
    throw error
  }
}

interface HostParts {
  readonly config: Config
  readonly data: DataLayer
  readonly log: Logger
  readonly builder: Builder
  closeData(): Promise<void>
}

/** A running installation. */
export class Host {
  readonly config: Config
  readonly data: DataLayer
  readonly log: Logger
  readonly #builder: Builder
  readonly #closeData: () => Promise<void>
  #current: Generation
  #server: Server | undefined
  #jobs: Jobs | undefined
  /** Changes of the set happen one after the other. */
  #changes: Promise<unknown> = Promise.resolve()
  readonly #leaving = new Set<Promise<void>>()
  #closing: Promise<void> | undefined

  constructor({ config, data, log, builder, closeData }: HostParts, first: Generation) {
    this.config = config
    this.data = data
    this.log = log
    this.#builder = builder
    this.#closeData = closeData
    this.#current = first
  }

  get composition(): Composition {
    return this.#current.composed.composition
  }

  /** Every route with who may call it. */
  routes(): readonly RouteRow[] {
    return this.#current.composed.routes
  }

  /** Answer a request that comes from no network. */
  inject(options: InjectOptions | string): Promise<LightMyRequestResponse> {
    return this.#current.inject(options)
  }

  /** Answer on a socket; gives its address. Rejects when the port is taken. */
  listen({ port, host }: { readonly port: number; readonly host: string }): Promise<string> {
    this.#server ??= makeListener((request, response) => this.#current.handle(request, response))
    return listenOn(this.#server, port, host)
  }

  /** Begin to do the background work of the packages: jobs, subscriptions, schedules. */
  async startJobs(): Promise<void> {
    if (this.#jobs !== undefined) return
    const findTenant = (guid: string) => this.composition.resolve(TenantDirectory).byGuid(guid)
    this.#jobs = await startJobs({ ...this.#jobComposition(), data: this.data, findTenant, log: dataLog(this.log) })
  }

  #jobComposition(): JobComposition {
    const { packages, resolveAll } = this.composition
    return { servers: packages.flatMap(({ server }) => server ?? []), resolveAll }
  }

  /** Compile the schemas that no request has needed yet, in small slices. */
  warmUp(): Promise<void> {
    return this.#builder.compilers.warmUp(breather())
  }

  /**
   * Change the set of packages: compose beside, migrate, check, and only then take over. Whatever goes wrong, the
   * composition that serves goes on serving and the reason comes back.
   */
  swap(packages: readonly PackageSource[]): Promise<SwapResult> {
    const change = this.#changes.then(() => this.#swap([corePackage, ...packages]))
    this.#changes = change
    return change
  }

  async #swap(packages: readonly PackageSource[]): Promise<SwapResult> {
    if (this.#closing !== undefined) return { ok: false, code: 'NOT_READY', culprit: '', reason: 'The server stops.' }
    const old = this.#current
    try {
      this.#current = await this.#builder.next(packages, old)
    } catch (error) {
      const { code, culprit } = error instanceof CompositionError ? error : { code: 'ENTRY_FAILED', culprit: '' }
      this.log.error({ err: error, code, culprit }, 'The packages were not changed.')
      return { ok: false, code, culprit, reason: reasonOf(error) }
    }
    await this.#jobs?.use(this.#jobComposition())
    const leaving = old.leave(drainTime).finally(() => this.#leaving.delete(leaving))
    this.#leaving.add(leaving)
    return { ok: true, generation: this.composition.generation }
  }

  /** Answer what has begun, take nothing new, and let go of everything. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    const server = this.#server
    const closed = server === undefined ? undefined : new Promise((resolve) => server.close(resolve))
    await this.#changes
    await this.#jobs?.stop()
    const timer = setTimeout(() => server?.closeAllConnections(), drainTime)
    await Promise.all([this.#current.leave(drainTime), ...this.#leaving])
    server?.closeIdleConnections()
    await closed
    clearTimeout(timer)
    await this.#closeData()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}

function dataLog(log: Logger) {
  return { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) }
}
