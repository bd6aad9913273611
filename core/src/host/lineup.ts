import type { IncomingMessage, ServerResponse } from 'node:http'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TenantLookup } from '../http/tenant-lookup.ts'
import type { Generation } from './generation.ts'

/** A composition that some tenants have instead of the one of all. */
export interface Variant {
  readonly generation: Generation
  /** Guids. */
  readonly tenants: readonly string[]
}

/** The compositions that serve together: the one of all tenants, and the variants of some. */
export class Lineup {
  readonly base: Generation
  /** All of them, the base first. */
  readonly generations: readonly Generation[]
  /** Takes a request from the socket. Without variants nothing stands between it and the one composition. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  readonly #byTenant: ReadonlyMap<string, Generation>

  constructor(base: Generation, variants: readonly Variant[]) {
    this.base = base
    this.generations = [base, ...variants.map(({ generation }) => generation)]
    this.#byTenant = new Map(variants.flatMap(({ generation, tenants }) => tenants.map((guid) => [guid, generation])))
    this.handle = variants.length === 0 ? base.handle : this.#dispatch
  }

  /** Guids of those that have a variant. */
  get tenants(): readonly string[] {
    return [...this.#byTenant.keys()]
  }

  /** The one that serves a tenant, by its guid; the base for whoever has no variant. */
  generationOf(tenant: string | undefined): Generation {
    return (tenant === undefined ? undefined : this.#byTenant.get(tenant)) ?? this.base
  }

  inject(options: InjectOptions | string): Promise<LightMyRequestResponse> {
    if (this.#byTenant.size === 0) return this.base.inject(options)
    return this.#find(hostOf(options)).then((generation) => generation.inject(options))
  }

  /** End all streams, wait until the last request is answered, at most so many milliseconds, and close everything. */
  async leave(patience: number): Promise<void> {
    await Promise.all(this.generations.map((each) => each.leave(patience)))
  }

  readonly #dispatch = (request: IncomingMessage, response: ServerResponse): void => {
    const host = request.headers.host ?? ''
    const site = this.#lookup.peek(host)
    if (site !== undefined) this.generationOf(site?.tenant?.guid).handle(request, response)
    else void this.#find(host).then((generation) => generation.handle(request, response))
  }

  /** Who can't be told apart because the database is gone is answered by the base, which says so. */
  #find(host: string): Promise<Generation> {
    return this.#lookup.find(host).then(
      (site) => this.generationOf(site?.tenant?.guid),
      () => this.base,
    )
  }

  get #lookup(): TenantLookup {
    return this.base.composed.lookup
  }
}

/** The `Host` header of a request from memory; the name that it gets without one. */
function hostOf(options: InjectOptions | string): string {
  const headers = typeof options === 'string' ? {} : (options.headers ?? {})
  const [, host] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'host') ?? []
  return typeof host === 'string' ? host : 'localhost:80'
}
