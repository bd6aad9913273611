import type { Tenant } from '@ashlar/sdk/server'
import { LRUCache } from 'lru-cache'

/** What answers under a host name: a tenant, or the platform itself with none. */
export interface Site {
  readonly tenant: Tenant | null
}

interface Entry<Answer> {
  readonly site: Answer
  /** When it was answered, in milliseconds. */
  readonly since: number
}

/** A change is heard of, and one whose notice was lost is read from the outbox; this is for what bypasses both. */
const freshFor = 5 * 60_000
/** A name that leads nowhere may be given to a website by somebody who only waits for it. */
const unknownFreshFor = 10_000
/** Anybody can invent names, so those that lead nowhere have little room, and none of the others'. */
const mostUnknown = 1_000

/**
 * Which site a `Host` header means, kept in memory so that a kept page asks no database. An old entry is still given
 * while it is being asked for again: with the database gone, visitors go on being served.
 */
export class TenantLookup {
  readonly #find: (name: string) => Promise<Site | null>
  readonly #now: () => number
  readonly #known: LRUCache<string, Entry<Site>>
  readonly #unknown = new LRUCache<string, Entry<null>>({ max: mostUnknown })
  readonly #asking = new Map<string, Promise<Site | null>>()
  /** Changes with each `drop`. */
  #edition = {}

  /**
   * `find` is given the plain name; null where nothing answers under it. `mostHosts` names that lead somewhere are
   * kept, the least recently used go first. The time of day, since every request asks for it and `performance.now`
   * costs half a microsecond.
   */
  constructor(find: (name: string) => Promise<Site | null>, mostHosts: number, now: () => number = Date.now) {
    this.#find = find
    this.#known = new LRUCache({ max: mostHosts })
    this.#now = now
  }

  /** Undefined while it is not known: then `find`. */
  peek(header: string): Site | null | undefined {
    const name = plainName(header)
    const known = this.#known.get(name)
    const entry = known ?? this.#unknown.get(name)
    if (entry === undefined) return undefined
    // A clock that was put back makes an entry old too. What is wrong with the database is told by whoever needs it.
    const age = Math.abs(this.#now() - entry.since)
    if (age > (known === undefined ? unknownFreshFor : freshFor)) this.find(header).catch(() => undefined)
    return entry.site
  }

  find(header: string): Promise<Site | null> {
    const name = plainName(header)
    const asked = this.#asking.get(name)
    if (asked !== undefined) return asked
    const edition = this.#edition
    const asking = this.#find(name)
      .then((site) => {
        // An answer from before `drop` may be out of date already: it is given, but not kept.
        if (edition === this.#edition) this.#keep(name, site)
        return site
      })
      .finally(() => {
        if (this.#asking.get(name) === asking) this.#asking.delete(name)
      })
    this.#asking.set(name, asking)
    return asking
  }

  /**
   * Forget a tenant's names: they, its plan or its modules changed; null forgets all. A name that led nowhere may be one
   * of its new ones, so these go too.
   */
  drop(tenant: string | null): void {
    this.#edition = {}
    if (tenant === null) this.#known.clear()
    else for (const name of this.#namesOf(tenant)) this.#known.delete(name)
    this.#unknown.clear()
    this.#asking.clear()
  }

  #namesOf(tenant: string): string[] {
    return [...this.#known].filter(([, { site }]) => site.tenant?.guid === tenant).map(([name]) => name)
  }

  #keep(name: string, site: Site | null): void {
    const since = this.#now()
    if (site === null) {
      this.#known.delete(name)
      this.#unknown.set(name, { site, since })
    } else {
      this.#unknown.delete(name)
      this.#known.set(name, { site, since })
    }
  }
}

/** One entry for a name, however a client writes it and whatever port it adds. */
function plainName(header: string): string {
  const name = withoutPort(header)
  return has(name, isCapital) ? name.toLowerCase() : name
}

/** The name in a `Host` header without its port; `[::1]:3000` too. */
export function withoutPort(host: string): string {
  const at = host.lastIndexOf(':')
  return at >= 0 && !has(host, isNoDigit, at + 1) ? host.slice(0, at) : host
}

/** Every request asks, and two patterns cost it a microsecond. */
function has(text: string, isMeant: (code: number) => boolean, from = 0): boolean {
  for (let at = from; at < text.length; at += 1) if (isMeant(text.charCodeAt(at))) return true
  return false
}

const isCapital = (code: number) => code >= 65 && code <= 90
const isNoDigit = (code: number) => code < 48 || code > 57
