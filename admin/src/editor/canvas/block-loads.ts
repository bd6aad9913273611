import type { ContentNode } from '@ashlar/sdk'
import { call } from '@ashlar/sdk/admin'
import { type BlockData, loadBlockData, mostBlockLoads } from '@ashlar/sdk/platform'

/** Milliseconds after the last change of a block's props before its data is asked for again. */
const settling = 300

type Loaded = Pick<ContentNode, 'type' | 'version' | 'props'>
export interface AskedNode extends Loaded {
  readonly node: string
}

/** What the canvas has of a block's data. */
export interface ShownData {
  /** As the load gave it last; it stays while newer data is on its way. */
  readonly data: unknown
  /** Nothing has come yet. */
  readonly isFirst: boolean
  /** Why there is none, as a sentence; empty otherwise. */
  readonly failure: string
}

const nothingYet: ShownData = { data: undefined, isFirst: true, failure: '' }

interface Entry {
  asked: Loaded
  shown: ShownData
}

interface Sending {
  readonly stop: AbortController
  readonly nodes: Map<string, Loaded>
}

async function loadedByServer(
  page: number,
  nodes: readonly AskedNode[],
  signal: AbortSignal,
): Promise<readonly BlockData[]> {
  const { results } = await call(loadBlockData, { body: { page, nodes: [...nodes] }, signal })
  return results.rows
}

/** Data of the blocks on the canvas, which the server loads as for the site: new ones at once, changed ones when they rest. */
export class BlockLoads {
  readonly #page: number
  readonly #send: typeof loadedByServer
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #waiting = new Set<string>()
  readonly #sending = new Set<Sending>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(page: number, send = loadedByServer) {
    this.#page = page
    this.#send = send
  }

  of(node: string): ShownData {
    return this.#entries.get(node)?.shown ?? nothingYet
  }

  subscribe(node: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(node) ?? new Set()
    this.#listeners.set(node, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** Ask for the data of a node as it is now; the same again asks nothing. */
  ask(node: string, { type, version, props }: Loaded): void {
    const entry = this.#entries.get(node)
    if (entry && entry.asked.props === props && entry.asked.type === type) return
    const shown = entry?.asked.type === type ? entry.shown : nothingYet
    this.#entries.set(node, { asked: { type, version, props }, shown })
    this.#forget(node)
    this.#waiting.add(node)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#flush(), entry ? settling : 0)
  }

  /** The node is no longer shown. */
  drop(node: string): void {
    this.#entries.delete(node)
    this.#waiting.delete(node)
    this.#forget(node)
  }

  /** Nothing is on its way any more. */
  stop(): void {
    clearTimeout(this.#timer)
    for (const { stop } of this.#sending) stop.abort()
  }

  /** A call of which nobody wants anything any more is cancelled. */
  #forget(node: string): void {
    for (const { nodes, stop } of this.#sending) if (nodes.delete(node) && nodes.size === 0) stop.abort()
  }

  #flush(): void {
    const nodes = [...this.#waiting].flatMap((node) => {
      const asked = this.#entries.get(node)?.asked
      return asked ? [{ node, ...asked }] : []
    })
    this.#waiting.clear()
    for (let at = 0; at < nodes.length; at += mostBlockLoads) void this.#ask(nodes.slice(at, at + mostBlockLoads))
  }

  async #ask(nodes: readonly AskedNode[]): Promise<void> {
    const sending = { stop: new AbortController(), nodes: new Map(nodes.map((each) => [each.node, each])) }
    this.#sending.add(sending)
    try {
      const rows = new Map((await this.#send(this.#page, nodes, sending.stop.signal)).map((row) => [row.node, row]))
      for (const node of sending.nodes.keys()) {
        const { data, failure = '' } = rows.get(node) ?? {}
        this.#show(node, { data, failure, isFirst: false })
      }
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      for (const node of sending.nodes.keys()) this.#show(node, { ...this.of(node), failure, isFirst: false })
    } finally {
      this.#sending.delete(sending)
    }
  }

  #show(node: string, shown: ShownData): void {
    const entry = this.#entries.get(node)
    if (!entry) return
    entry.shown = shown
    for (const listener of this.#listeners.get(node) ?? []) listener()
  }
}
