import type { DroppedTags, Tenant, Transaction } from '@ashlar/sdk/server'
import { redirectsTag } from './redirect.store.ts'

/** Websites of which it is known; a server has seldom as many that are asked for what they do not have. */
const mostKnown = 10_000

/** Which websites have redirects at all: those without are not asked again for each address at which there is nothing. */
export class KnownRedirects {
  readonly #known = new Map<string, boolean>()
  /** Counts what was dropped, so that an answer from before is not kept. */
  #dropped = 0

  constructor(dropped: DroppedTags) {
    dropped.listen((tenant, tags) => {
      // A website that was brought from an archive says that its pages changed.
      if (tenant !== null && !tags.includes(redirectsTag) && !tags.includes('pages')) return
      this.#dropped += 1
      if (tenant === null) this.#known.clear()
      else this.#known.delete(tenant)
    })
  }

  /** Whether nothing leads on from any address of this website, as far as is known. */
  hasNone({ guid }: Tenant): boolean {
    return this.#known.get(guid) === false
  }

  /** Find out, in a unit of work of the website, if it is not known. */
  async learn(tx: Transaction, { guid }: Tenant): Promise<void> {
    if (this.#known.has(guid)) return
    const before = this.#dropped
    const [found] = await tx.sql`select 1 from redirects.page_redirect limit 1`
    if (before !== this.#dropped) return
    if (this.#known.size >= mostKnown) this.#known.clear()
    this.#known.set(guid, found !== undefined)
  }
}
