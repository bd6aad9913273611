import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { MissedTags } from './missed-tags.ts'
import type { Notice } from './outbox.ts'
import type { Signal } from './signals.ts'
import { channel, type Store } from './store.ts'

const shortestPause = 200
const longestPause = 5_000

/** A connection can break without an error, so it is tried every so often. Milliseconds. */
const heartbeat = 10_000
const patience = 5_000
/** Milliseconds between two looks for notices that were lost. */
const lookEvery = 3_000

type Listening = Pick<Store, 'query' | 'signals' | 'log'> & { readonly processId: string }

/**
 * Hear what other processes send by `NOTIFY`, on a connection of its own that is made again whenever it breaks. It
 * must lead to PostgreSQL itself. A notice that is lost only delays: dropped tags are also read from the outbox.
 */
export function listenForNotices(directUrl: string, store: Listening) {
  const { processId, signals, log } = store
  const stop = new AbortController()
  const missed = new MissedTags(store)
  let pause = shortestPause

  async function keepListening(): Promise<void> {
    while (!stop.signal.aborted) {
      const client = new pg.Client({
        connectionString: directUrl,
        connectionTimeoutMillis: patience,
        query_timeout: patience,
      })
      try {
        await listen(client)
      } catch (error) {
        if (!stop.signal.aborted) log.warn(`The connection that listens for other servers broke: ${String(error)}`)
      }
      await client.end().catch(() => undefined)
      await nap(pause, stop.signal)
      pause = Math.min(pause * 2, longestPause)
    }
  }

  /** Returns when it is to stop, throws when the connection breaks. */
  async function listen(client: pg.Client): Promise<void> {
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    await client.connect()
    await client.query(`listen ${channel}`)
    await missed.read()
    signals.deliver({ kind: 'outbox' })
    signals.deliver({ kind: 'generation' })
    pause = shortestPause
    while (!stop.signal.aborted) {
      await client.query('select 1')
      await nap(heartbeat, AbortSignal.any([stop.signal, lost.signal]))
    }
  }

  async function keepLooking(): Promise<void> {
    let isFailing = false
    while (!stop.signal.aborted) {
      try {
        await missed.read()
        isFailing = false
      } catch (error) {
        if (!isFailing && !stop.signal.aborted) log.warn(`Could not check for lost notices: ${String(error)}`)
        isFailing = true
      }
      await nap(lookEvery, stop.signal)
    }
  }

  function hear(payload: string): void {
    const notice = noticeOf(payload)
    if (notice === undefined) return
    if (notice.xid !== undefined) missed.heard(notice.xid)
    if (notice.from !== processId) signals.deliver(notice.signal)
  }

  const running = Promise.all([keepListening(), keepLooking()])
  return {
    async close(): Promise<void> {
      stop.abort()
      await running
    },
  }
}

/** Ends early, and quietly, with the signal. */
async function nap(milliseconds: number, until: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal: until, ref: false }).catch(() => undefined)
}

/** Whoever may connect to the database may send anything: what is no notice of ours is passed over. */
function noticeOf(payload: string): Notice | undefined {
  try {
    const value: unknown = JSON.parse(payload)
    return isNotice(value) ? value : undefined
  } catch {
    return undefined
  }
}

const kinds: readonly unknown[] = ['outbox', 'tags', 'live', 'generation'] satisfies Signal['kind'][]

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('signal' in value)) return false
  if ('xid' in value && typeof value.xid !== 'string') return false
  const { signal } = value
  return typeof signal === 'object' && signal !== null && 'kind' in signal && kinds.includes(signal.kind)
}
