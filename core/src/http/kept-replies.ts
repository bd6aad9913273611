import { LRUCache } from 'lru-cache'

/** Bytes of a server process for them, beside finished pages. */
const mostBytes = 8 * 1024 * 1024
const mostReplies = 5_000
/** Of one website: whoever makes addresses up pushes out no other's replies. */
const mostOfTenant = 250
/** Bytes of the largest reply. */
const longest = 256 * 1024
/** Bytes that an entry takes beside its body, and each of its tags. */
const [entryBytes, tagBytes] = [512, 96]

/** A reply as it was sent. */
export interface KeptReply {
  readonly body: Buffer
  readonly contentType: string
  /** What it was made from; a write that drops one of these drops it. */
  readonly tags: ReadonlySet<string>
}

/** A reply that is being made: whatever is dropped meanwhile must not be brought back by it. */
export interface ReplyInProgress {
  readonly tenant: string
  /** Path and query as they were sent. */
  readonly address: string
  isOutdated: boolean
}

interface Entry extends KeptReply {
  readonly tenant: string
  readonly address: string
}

/** Replies of public calls in this process's memory; the least recently used go first. */
export class KeptReplies {
  /** By address, in the order in which they were kept. */
  readonly #tenants = new Map<string, Map<string, Entry>>()
  readonly #inProgress = new Set<ReplyInProgress>()
  /** In order of use. */
  readonly #entries = new LRUCache<Entry, true>({
    max: mostReplies,
    maxSize: mostBytes,
    sizeCalculation: (_, { body, tags }) => body.length + entryBytes + tags.size * tagBytes,
    dispose: (_, entry) => this.#forget(entry),
  })

  get count(): number {
    return this.#entries.size
  }

  find(tenant: string, address: string): KeptReply | undefined {
    const entry = this.#tenants.get(tenant)?.get(address)
    if (entry !== undefined) this.#entries.get(entry)
    return entry
  }

  /** Call it before anything is read for the reply, and `end` when that is done. */
  begin(tenant: string, address: string): ReplyInProgress {
    const reply = { tenant, address, isOutdated: false }
    this.#inProgress.add(reply)
    return reply
  }

  /** Keep a reply, unless something of its website was dropped since it was begun. */
  keep({ tenant, address, isOutdated }: ReplyInProgress, reply: KeptReply): void {
    if (isOutdated || reply.body.length > longest) return
    const known = this.#tenants.get(tenant) ?? new Map<string, Entry>()
    const before = known.get(address) ?? (known.size >= mostOfTenant ? oldestOf(known) : undefined)
    if (before !== undefined) this.#entries.delete(before)
    const entry = { ...reply, tenant, address }
    this.#tenants.set(tenant, known.set(address, entry))
    this.#entries.set(entry, true)
  }

  end(reply: ReplyInProgress): void {
    this.#inProgress.delete(reply)
  }

  /** Drop every reply that was made from one of the tags; of all tenants for null. `tenant` drops all of a tenant's. */
  drop(tenant: string | null, tags: readonly string[]): void {
    for (const reply of this.#inProgress) if (tenant === null || reply.tenant === tenant) reply.isOutdated = true
    const hit = tenant === null ? [...this.#tenants.values()] : [this.#tenants.get(tenant) ?? new Map<string, Entry>()]
    const isHit = tags.includes('tenant') ? () => true : (entry: Entry) => tags.some((tag) => entry.tags.has(tag))
    for (const entries of hit) {
      for (const entry of entries.values()) if (isHit(entry)) this.#entries.delete(entry)
    }
  }

  #forget({ tenant, address }: Entry): void {
    const entries = this.#tenants.get(tenant)
    entries?.delete(address)
    if (entries?.size === 0) this.#tenants.delete(tenant)
  }
}

const oldestOf = (entries: ReadonlyMap<string, Entry>): Entry | undefined => entries.values().next().value
