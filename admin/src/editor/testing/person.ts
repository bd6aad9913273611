import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestClient } from '@ashlar/sdk/testing'
import type { KeptLog } from '../persistence/kept-log.ts'
import { itemKey, type LogShelf } from '../persistence/log-shelf.ts'
import type { Later } from '../persistence/work-keeper.ts'
import type { Random } from './random.ts'

const atWork = new AsyncLocalStorage<Person>()

/** A person with a browser: its storage, its clock, and a line to the host that fails now and then. */
export class Person {
  readonly client: TestClient
  readonly storage = new Map<string, string>()
  readonly #logs = new Map<string, KeptLog>()
  readonly #random: Random
  #timers: { readonly at: number; readonly act: () => unknown }[] = []
  #now = 0
  /** Whether the line may fail. */
  isOnBadLine = true
  /** Told of every content that the host took, whether its answer arrived or not. */
  onStored: (encoded: string | null) => void = () => undefined

  constructor(client: TestClient, random: Random) {
    this.client = client
    this.#random = random
  }

  /** Everything that is done meanwhile, however late, is done in this person's browser. */
  do<Result>(act: () => Result): Result {
    return atWork.run(this, act)
  }

  readonly logs: LogShelf = {
    read: async (item) => this.#logs.get(itemKey(item)),
    write: async (item, log) => void this.#logs.set(itemKey(item), log),
  }

  readonly later: Later = (milliseconds, act) => {
    const timer = { at: this.#now + milliseconds, act }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  readonly now = () => this.#now

  /** Lets time pass, with all that is due in it. */
  async wait(milliseconds: number): Promise<void> {
    this.#now += milliseconds
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)[0]
      if (!due) return
      this.#timers = this.#timers.filter((each) => each !== due)
      await this.do(due.act)
    }
  }

  /** The tab is gone, and what it waited for. */
  crash() {
    this.#timers = []
  }

  async fetch(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const fault = this.isOnBadLine ? this.#random.below(method === 'GET' ? 40 : 10) : -1
    if (fault === 0) throw new TypeError('The line broke before the request arrived.')
    if (fault === 1)
      return Response.json({ success: false, error: 'Busy.', code: 'UNAVAILABLE', requestId: 'x' }, { status: 503 })
    const reply = await this.client.inject({
      method,
      url: path,
      headers: { origin: 'http://localhost', 'content-type': 'application/json' },
      ...(typeof body === 'string' && { payload: body }),
    })
    if (reply.statusCode === 200 && path.includes('/updatecontent/')) this.onStored(contentOf(body))
    if (fault === 2) throw new TypeError('The line broke before the answer arrived.')
    return new Response(reply.body, { status: reply.statusCode })
  }
}

function contentOf(body: unknown): string | null {
  const sent: { content: string | null } = JSON.parse(String(body))
  return sent.content
}

/** What the code under test takes for its browser: whoever is at work has an own one. */
export const surroundings = {
  fetch: (path: string, init: RequestInit) => whoIsAtWork().fetch(path, init),
  localStorage: {
    get length() {
      return whoIsAtWork().storage.size
    },
    key: (at: number) => [...whoIsAtWork().storage.keys()][at] ?? null,
    getItem: (key: string) => whoIsAtWork().storage.get(key) ?? null,
    setItem: (key: string, value: string) => void whoIsAtWork().storage.set(key, value),
    removeItem: (key: string) => void whoIsAtWork().storage.delete(key),
  },
}

function whoIsAtWork(): Person {
  const person = atWork.getStore()
  if (!person) throw new Error('Nobody is at work.')
  return person
}
