import { type Content, fillProps, isOpaque, walk } from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import type { BlockLoad, LoadRequest } from '@ashlar/sdk/site'
import type { Composition, WatchedPart } from '@ashlar/sdk/surface'
import type { Site } from '../site.ts'
import { atOnce, pagePatience, usualPatience } from './patience.ts'
import { placeOn } from './place.ts'

export interface LoadProblem {
  readonly nodeId: string
  readonly type: string
  readonly error: unknown
}

export interface LoadedData {
  readonly data: ReadonlyMap<string, unknown>
  readonly failed: readonly LoadProblem[]
  readonly tags: readonly string[]
  /** The earliest date at which something of it is out of date, in milliseconds; Infinity for never. */
  readonly until: number
}

interface Wanted {
  readonly id: string
  readonly load: BlockLoad
  readonly props: unknown
  /** In milliseconds. */
  readonly patience: number
}

/** The nodes of a page that need data first; `essential` are those without which the page says nothing. */
export function wantedLoads(
  trees: readonly Content[],
  composition: Composition,
  loads: ReadonlyMap<string, BlockLoad>,
  essential?: ReadonlySet<string>,
): readonly Wanted[] {
  if (loads.size === 0) return []
  const wanted: Wanted[] = []
  for (const tree of trees) {
    for (const { id, node } of walk(tree)) {
      const load = loads.get(node.type)
      const block = composition.blocks.get(node.type)
      if (!load || !block || node.hidden || isOpaque(node, composition.blocks)) continue
      const patience = essential?.has(id) ? pagePatience : usualPatience
      wanted.push({ id, load, props: fillProps(block, node.props), patience })
    }
  }
  return wanted
}

/** Run them all in parallel. One that fails or is late costs its own block and nothing else. */
export async function runLoads(
  wanted: readonly Wanted[],
  site: Site,
  request: Omit<LoadRequest, 'signal'>,
): Promise<LoadedData> {
  const data = new Map<string, unknown>()
  const failed: LoadProblem[] = []
  const tags: string[] = []
  let until = Number.POSITIVE_INFINITY
  await Promise.all(
    wanted.map(async ({ id, load, props, patience }) => {
      try {
        const loaded = await inTime(patience, (signal) => {
          const query = Object.fromEntries(load.query.map((name) => [name, request.query[name] ?? '']))
          const deps = site.composition.resolveAll(load.deps)
          const part = loadPart(site, id, load, request.page)
          return site.watch.run(part, atOnce, () => load.run(props as never, { ...request, query, signal }, ...deps))
        })
        data.set(id, loaded.data)
        tags.push(...(loaded.tags ?? []))
        if (loaded.until) until = Math.min(until, loaded.until.getTime())
      } catch (error) {
        failed.push({ nodeId: id, type: load.block.type, error })
      }
    }),
  )
  return { data, failed, tags, until }
}

function loadPart(site: Site, node: string, { block: { type } }: BlockLoad, page: PageView): WatchedPart {
  return { package: site.owners.get(type) ?? '', part: `load of ${type}`, place: placeOn(type, page), node }
}

/** A block's work was not done in time. */
export class LateLoad extends Error {}

/** What a block's work gives, or an error after `patience` milliseconds: work that ignores its signal is not waited for. */
export async function inTime<T>(patience: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new LateLoad(`No data within ${patience} ms.`)
    controller.abort(error)
    reject(error)
  }, patience)
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
