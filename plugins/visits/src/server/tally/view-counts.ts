import type { PageView } from '@ashlar/sdk/server'

/** Pages, sources and visitors of a website that wait to be written, each at most so many. */
const most = { pages: 500, sources: 200, visitors: 10_000 } as const
const longest = { path: 500, host: 253 } as const
/** Stands for the pages or sources beyond those that are counted apart; no path and no host is called so. */
export const others = '*'

/** What a website's visitors looked at since the last write, in little memory however many they are. */
export class ViewCounts {
  views = 0
  readonly pages = new Map<string, number>()
  readonly sources = new Map<string, number>()
  /** By a mark that this process alone knows. */
  readonly #visitors = new Map<string, PageView['mark']>()

  add({ path, referrer, mark }: PageView, salt: string): void {
    this.views += 1
    addTo(this.pages, path.length > longest.path ? others : path, most.pages)
    if (referrer !== null) addTo(this.sources, referrer.length > longest.host ? others : referrer, most.sources)
    if (this.#visitors.size < most.visitors) this.#visitors.set(mark(salt), mark)
  }

  /** The visitors under a salt that all processes share. */
  marks(salt: string): readonly string[] {
    return [...this.#visitors.values()].map((mark) => mark(salt))
  }
}

function addTo(counts: Map<string, number>, key: string, most: number): void {
  const known = counts.get(key)
  if (known !== undefined) counts.set(key, known + 1)
  else if (counts.size < most) counts.set(key, 1)
  else counts.set(others, (counts.get(others) ?? 0) + 1)
}
