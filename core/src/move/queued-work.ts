import pg from 'pg'
import type { DatabaseAddress } from '../data/index.ts'
import type { Store } from '../data/store.ts'
import { deadQueue, openQueue, queue, queueSchema } from '../jobs/queue.ts'
import { copyRows } from './rows.ts'
import { type Client, tablesOf } from './tables.ts'

const silent = { info: () => undefined, warn: () => undefined }
/** Nothing is looked after meanwhile. Seconds. */
const timing = { poll: 3_600, heartbeat: 30, supervise: 3_600, schedules: 45 }

/** Make the queue's own tables, or bring them up to date: it does so itself, in transactions of its own. */
export async function prepareQueue(store: Pick<Store, 'pool' | 'query'>): Promise<void> {
  const boss = await openQueue(store, timing, silent)
  await boss.stop({ graceful: false, close: false })
}

/** The same in the target; gives back how to take it away again, where it was not there before. */
export async function prepareQueueAt({ url }: DatabaseAddress): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  try {
    await prepareQueue({ pool, query: (asked) => pool.query(asked) })
  } catch (error) {
    await dropQueue(pool)
    throw error
  } finally {
    await pool.end()
  }
  return async () => {
    const once = new pg.Pool({ connectionString: url, max: 1 })
    await dropQueue(once).finally(() => once.end())
  }
}

async function dropQueue(pool: pg.Pool): Promise<void> {
  await pool.query(`drop schema if exists ${queueSchema} cascade`)
}

/** Work that waits, runs or was given up. Its schedules are set by each start of a server. */
export async function copyQueuedWork(source: Client, target: Client): Promise<number> {
  const [table] = (await tablesOf(source, [queueSchema])).filter(({ name }) => name === 'job')
  if (table === undefined) return 0
  const where = `name in ('${queue}', '${deadQueue}')`
  return copyRows(source, target, table, { where, tell: () => undefined })
}
