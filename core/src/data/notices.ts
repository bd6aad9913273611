import { setTimeout } from 'node:timers/promises'
import pg, { type Pool } from 'pg'
import type { Notice } from './outbox.ts'
import type { Signal, Signals } from './signals.ts'
import { channel, type DataLog } from './store.ts'

const shortestPause = 200
const longestPause = 5_000

/** A connection can die without a word; so it is tried every so often. Milliseconds. */
const heartbeat = 10_000
const patience = 5_000

/**
 * Hear what other processes tell by `NOTIFY`, on a connection of its own that is made again whenever it breaks.
 * What was told meanwhile is made up for: dropped tags are read from the outbox, the rest is asked for by signal.
 */
export function listenForNotices(url: string, processId: string, pool: Pool, signals: Signals, log: DataLog) {
  const stop = new AbortController()
  let lastAlive = new Date()
  let pause = shortestPause

  async function keepListening(): Promise<void> {
    while (!stop.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
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
    client.on('notification', ({ payload }) => hear(payload ?? '', processId, signals))
    await client.connect()
    await client.query(`listen ${channel}`)
    await catchUp(pool, signals, lastAlive)
    pause = shortestPause
    while (!stop.signal.aborted) {
      await client.query('select 1')
      lastAlive = new Date()
      await nap(heartbeat, AbortSignal.any([stop.signal, lost.signal]))
    }
  }

  const running = keepListening()
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

function hear(payload: string, processId: string, signals: Signals): void {
  const notice = noticeOf(payload)
  if (notice !== undefined && notice.from !== processId) signals.deliver(notice.signal)
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
  const { signal } = value
  return typeof signal === 'object' && signal !== null && 'kind' in signal && kinds.includes(signal.kind)
}

/** Rows are kept for some minutes after they are written; a minute more makes up for clocks that differ. */
async function catchUp(pool: Pool, signals: Signals, since: Date): Promise<void> {
  const from = new Date(since.getTime() - 60_000)
  const { rows: there } = await pool.query(`select to_regclass('core.outbox') as t`)
  if (there[0]?.t === null) return
  const { rows } = await pool.query<{ tenant_id: string | null; payload: string[] }>(
    `select tenant_id, payload from core.outbox where kind = 'tags' and created_at > $1 order by id`,
    [from],
  )
  for (const row of rows) signals.deliver({ kind: 'tags', tenant: row.tenant_id, tags: row.payload })
  signals.deliver({ kind: 'outbox' })
  signals.deliver({ kind: 'generation' })
}
