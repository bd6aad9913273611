import { type Call, calls } from './calls.ts'
import { ApiError } from './errors.ts'
import type { CallId, InputOf, ListId, Optionally, ReplyOf, RowOf } from './operation-types.ts'
import { addressOf, bodyOf, type Sending } from './request.ts'
import { retried } from './retry.ts'

export interface Connection {
  /** Where the website answers: `https://bakery.example`. */
  readonly url: string
  /** An API token of that website; without one, only what is public can be called. */
  readonly token?: string | undefined
  /** How often a call is sent at most until there is an answer; 3 without it. */
  readonly tries?: number
  /** Milliseconds until a try without an answer is given up; 30,000 without it. */
  readonly patience?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Of a POST: sent twice with the same key it is done once. One is made up for each call without it. */
  readonly idempotencyKey?: string
}

type Given<Id extends CallId> = Optionally<InputOf<Id> & CallOptions>

/** The API of one website. */
export interface Client {
  /**
   * Make a call.
   *
   * @throws ApiError when it is refused
   * @throws NoAnswerError when no answer comes
   */
  call<Id extends CallId>(id: Id, ...[input]: Given<Id>): Promise<ReplyOf<Id>>
  /** The rows of a list, all of them, fetched as they are asked for. */
  each<Id extends ListId>(id: Id, ...[input]: Given<Id>): AsyncGenerator<RowOf<Id>, void>
}

/** Rows of one request of `each`. */
const rowsAtOnce = 100

/** A client for the website at an address. Nothing is sent before the first call. */
export function connect(connection: Connection): Client {
  return {
    async call<Id extends CallId>(id: Id, ...[input]: Given<Id>) {
      // The server lets out only what fits the schema that the types were made from.
      return (await answerTo(connection, calls[id], input ?? {})) as ReplyOf<Id>
    },
    each<Id extends ListId>(id: Id, ...[input]: Given<Id>) {
      return rowsOf(connection, calls[id], input ?? {}) as AsyncGenerator<RowOf<Id>, void>
    },
  }
}

async function answerTo(connection: Connection, call: Call, options: Sending & CallOptions): Promise<unknown> {
  const response = await sent(connection, call, options)
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.ok) return call.gives === 'json' ? response.json() : response
  throw new ApiError(response.status, isJson ? await response.json() : undefined)
}

async function* rowsOf(connection: Connection, call: Call, options: Sending & CallOptions): AsyncGenerator<unknown> {
  let page: { readonly currentPage: number } | { readonly after: string } = { currentPage: 1 }
  for (let seen = 0; ; ) {
    const query = { ...(options.query ?? {}), ...page, itemsPerPage: rowsAtOnce }
    const { rows, total, next } = resultsIn(await answerTo(connection, call, { ...options, query }))
    yield* rows
    seen += rows.length
    // A list that goes on by key gives all its rows so; page numbers reach 10,000 of them.
    if (next !== undefined) page = { after: next }
    else if ('after' in page || rows.length < rowsAtOnce || seen >= total) return
    else page = { currentPage: page.currentPage + 1 }
  }
}

function sent(connection: Connection, { method, path }: Call, options: Sending & CallOptions): Promise<Response> {
  const { url, token, tries = 3, patience = 30_000 } = connection
  const { signal, idempotencyKey = crypto.randomUUID() } = options
  const address = addressOf(url, path, options)
  const { body, headers } = bodyOf(options.body)
  const request = {
    method,
    headers: {
      accept: 'application/json, */*;q=0.8',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
  }
  return retried(() => answered(address, request, { patience, signal }), { tries, signal })
}

interface Waiting {
  readonly patience: number
  readonly signal: AbortSignal | undefined
}

/** A file or a stream that has begun may take longer than the wait for an answer. */
async function answered(address: string, request: RequestInit, { patience, signal }: Waiting): Promise<Response> {
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(new Error(`No answer within ${patience} ms.`)), patience)
  try {
    return await fetch(address, {
      ...request,
      signal: signal ? AbortSignal.any([signal, waited.signal]) : waited.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

interface Results {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly next: string | undefined
}

function resultsIn(reply: unknown): Results {
  const results = typeof reply === 'object' && reply !== null && 'results' in reply ? reply.results : undefined
  if (typeof results !== 'object' || results === null || !('rows' in results) || !Array.isArray(results.rows)) {
    throw new TypeError('The server gave no list.')
  }
  const total = 'total' in results ? Number(results.total) : results.rows.length
  const next = 'next' in results && typeof results.next === 'string' ? results.next : undefined
  return { rows: results.rows, total, next }
}
