import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/** Ways in which a call to the database fails. */
export const failures = [
  // The connection breaks, and the statement never arrives.
  'connection lost',
  // It breaks when the statement was done and its answer was on its way.
  'answer lost',
  // Serialisation failure, deadlock, full disk, cancelled by a time limit.
  '40001',
  '40P01',
  '53100',
  '57014',
] as const
export type Failure = (typeof failures)[number]

/** What became of a call that was to fail. */
export interface FailingCall {
  /** Calls that were counted so far. */
  readonly calls: () => number
  /** The statement that failed; undefined while fewer calls were made. */
  readonly failed: () => string | undefined
  /** Count and fail no longer; what was broken is closed by then, so that nobody else meets it. */
  end(): Promise<void>
}

/**
 * Let the nth call (from 1) that goes through a pool fail as PostgreSQL would let it: the statement is replaced by one
 * that raises the error, so that its transaction is lost as well, or its connection is broken (F3).
 * Only calls whose text is `counted` count.
 */
export function failCall(pool: Pool, nth: number, failure: Failure | 'held', counted = /^/): FailingCall {
  let calls = 0
  let failed: string | undefined
  const wrapped = new Map<PoolClient, PoolClient['query']>()
  const closed: Promise<unknown>[] = []

  const wrap = (client: PoolClient) => {
    if (wrapped.has(client)) return
    const real = client.query
    wrapped.set(client, real)
    const send = real.bind(client) as (...given: unknown[]) => unknown
    const query = (...given: unknown[]) => {
      if (!counted.test(textOf(given[0]))) return send(...given)
      calls += 1
      if (calls !== nth) return send(...given)
      failed ??= textOf(given[0])
      // Never sent and never answered: for a process that is killed there.
      if (failure === 'held') return new Promise(() => undefined)
      if (!failure.includes(' ')) return send(...raising(given, failure))
      const stream = streamOf(client)
      closed.push(once(stream, 'close'))
      if (failure === 'answer lost') return unanswered(stream, send, given)
      stream.destroy()
      return send(...given)
    }
    client.query = query as PoolClient['query']
  }

  pool.on('acquire', wrap)
  return {
    calls: () => calls,
    failed: () => failed,
    end: async () => {
      pool.off('acquire', wrap)
      for (const [client, real] of wrapped) client.query = real
      await Promise.all(closed)
      // Those who wait for the connection hear of it after it was closed.
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  if (typeof given === 'object' && given !== null && 'text' in given) return String(given.text)
  throw new TypeError('A call to the database without a text.')
}

/** The same call with a statement that fails; an opening of a transaction opens one first. */
function raising(given: readonly unknown[], state: string): unknown[] {
  const raise = `do $$ begin raise exception 'made to fail' using errcode = '${state}'; end $$`
  const text = textOf(given[0]).startsWith('begin') ? `begin; ${raise}` : raise
  return [text, ...given.filter((each) => typeof each === 'function')]
}

/** The statement is done, and its connection breaks before the answer is heard. */
function unanswered(stream: Socket, send: (...given: unknown[]) => unknown, given: readonly unknown[]): unknown {
  const callback = given.find((each) => typeof each === 'function')
  const lost = new Promise((_, reject) => {
    const afterwards = () => {
      stream.destroy()
      reject(new Error('Connection terminated unexpectedly'))
    }
    Promise.resolve(send(...given.filter((each) => typeof each !== 'function'))).then(afterwards, afterwards)
  })
  if (typeof callback !== 'function') return lost
  lost.catch((error: unknown) => callback(error))
  return undefined
}

function streamOf(client: PoolClient): Socket {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream = typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : undefined
  if (stream instanceof Socket) return stream
  throw new TypeError('A connection of pg without a socket.')
}
