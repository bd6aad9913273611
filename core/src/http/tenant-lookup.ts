import type { Tenant } from '@ashlar/sdk/server'

/** What answers under a host name: a tenant, or the platform itself with none. */
export interface Site {
  readonly tenant: Tenant | null
}

interface Entry {
  readonly site: Site | null
  /** When it was answered, in milliseconds. */
  readonly since: number
}

/** Longer than a name stays right after a message about its change was lost. */
const freshFor = 30_000
/** Bounds the memory that invented host names can take. */
const mostEntries = 1000

/**
 * Which site a `Host` header means, kept in memory so that a kept page asks no database. An old entry is still given
 * while it is being asked for again: with the database gone, visitors go on being served.
 */
export class TenantLookup {
  readonly #find: (host: string) => Promise<Site | null>
  readonly #now: () => number
  #entries = new Map<string, Entry>()
  readonly #asking = new Map<string, Promise<Site | null>>()

  /**
   * `find` is given the header as it came; null where nothing answers under that name. The time of day, since every
   * request asks for it and `performance.now` costs half a microsecond.
   */
  constructor(find: (host: string) => Promise<Site | null>, now: () => number = Date.now) {
    this.#find = find
    this.#now = now
  }

  /** Undefined while it is not known: then `find`. */
  peek(host: string): Site | null | undefined {
    const entry = this.#entries.get(host)
    if (entry === undefined) return undefined
    // What is wrong with the database is told by whoever needs it.
    // A clock that was put back makes an entry old too.
    if (Math.abs(this.#now() - entry.since) > freshFor) this.find(host).catch(() => undefined)
    return entry.site
  }

  find(host: string): Promise<Site | null> {
    const asked = this.#asking.get(host)
    if (asked !== undefined) return asked
    const entries = this.#entries
    const asking = this.#find(host)
      .then((site) => {
        // An answer from before `drop` may be out of date already: it is given, but not kept.
        if (entries === this.#entries) this.#keep(host, site)
        return site
      })
      .finally(() => {
        if (this.#asking.get(host) === asking) this.#asking.delete(host)
      })
    this.#asking.set(host, asking)
    return asking
  }

  /** Forget everything: a tenant, its names, plan or modules changed. */
  drop(): void {
    this.#entries = new Map()
    this.#asking.clear()
  }

  #keep(host: string, site: Site | null): void {
    if (this.#entries.size >= mostEntries && !this.#entries.has(host)) {
      const [oldest] = this.#entries.keys()
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
    this.#entries.set(host, { site, since: this.#now() })
  }
}

/** The name in a `Host` header without its port; `[::1]:3000` too. */
export function withoutPort(host: string): string {
  return host.replace(/:\d*$/, '')
}
