import type { DroppedTags } from '@ashlar/sdk/server'
import { LRUCache } from 'lru-cache'
import type { StoredValues } from './setting.values.ts'

/** Tenants whose settings are kept; beyond that the one not read for longest goes first. */
const most = 1000

/** Stored settings per tenant, until somebody changes them: they are read for every page that is rendered. */
export class SettingCache {
  readonly #kept = new LRUCache<string, Promise<StoredValues>>({ max: most })

  constructor(droppedTags: DroppedTags) {
    droppedTags.listen((tenant, tags) => {
      if (!tags.includes('settings')) return
      if (tenant === null) this.#kept.clear()
      else this.#kept.delete(tenant)
    })
  }

  /** The kept values, or those that `read` gives. What is being read when it changes is read again by the next. */
  get(tenant: string, read: () => Promise<StoredValues>): Promise<StoredValues> {
    const kept = this.#kept.get(tenant)
    if (kept) return kept
    const reading = read()
    this.#kept.set(tenant, reading)
    reading.catch(() => {
      if (this.#kept.peek(tenant) === reading) this.#kept.delete(tenant)
    })
    return reading
  }
}

/** One cache per database, so that a new composition neither reads everything again nor listens once more. */
const caches = new WeakMap<DroppedTags, SettingCache>()

export function settingCacheOf(droppedTags: DroppedTags): SettingCache {
  const known = caches.get(droppedTags)
  if (known) return known
  const made = new SettingCache(droppedTags)
  caches.set(droppedTags, made)
  return made
}
