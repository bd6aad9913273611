import pg from 'pg'
import { type Clock, type Db, PgBoss } from 'pg-boss'
import type { DataLog } from '../data/index.ts'
import type { Store } from '../data/store.ts'
import { queueClock } from './queue-clock.ts'

/** One queue for all work: a queue per job would have each of them polled, on the embedded database's one session. */
export const queue = 'ashlar'
export const deadQueue = 'ashlar-dead'
/** Where pg-boss keeps its tables, which requests cannot reach. */
export const queueSchema = 'pgboss'

export interface QueueTiming {
  /** Seconds between two looks for work that nobody announced. */
  readonly poll: number
  /** Seconds without a sign of life after which a job is given to another process; at least 10. */
  readonly heartbeat: number
  /** Seconds between two looks for jobs whose process died. */
  readonly supervise: number
  /** Seconds between two looks for schedules that are due; at most 45. */
  readonly schedules: number
  /** What tells the time and waits; undefined for the machine's own. */
  readonly clock?: Clock
}

/** What is in a job of the queue. */
export interface QueuedWork {
  readonly kind: 'job' | 'event'
  /** Id of the job or event. */
  readonly name: string
  /** Of an event: which subscription. */
  readonly subscriber?: string
  readonly tenant: string | null
  readonly payload: unknown
  /** Of a schedule for each website: the time zone of those whose turn it is. */
  readonly zone?: string
  /** Since when it waits for its module, which the website lacks. */
  readonly offSince?: string
}

/** pg-boss over our pool, in a schema that requests cannot reach, with both queues made and known to it. */
export async function openQueue(
  store: Pick<Store, 'pool' | 'query'>,
  timing: QueueTiming,
  log: DataLog,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: loginDb(store),
    schema: queueSchema,
    superviseIntervalSeconds: timing.supervise,
    monitorIntervalSeconds: timing.supervise,
    cronMonitorIntervalSeconds: timing.schedules,
    cronWorkerIntervalSeconds: Math.min(timing.schedules, 5),
    clock: timing.clock ?? queueClock,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error) => log.warn(`The job queue reports: ${error.message}`))
  await boss.start()
  await boss.createQueue(deadQueue, { retentionSeconds: 30 * 86_400 })
  await boss.createQueue(queue, {
    // One with the same key, waiting or running: what `JobOptions.key` promises.
    policy: 'exclusive',
    deadLetter: deadQueue,
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 900,
    heartbeatSeconds: timing.heartbeat,
    deleteAfterSeconds: 86_400,
  })
  // Looked up now: the first look-up inside a transaction would ask for a second connection (libraries I8).
  await boss.getQueue(queue)
  return boss
}

/**
 * Statements with values are given our limits. The others are pg-boss's maintenance: transactions with limits of their
 * own, and what may not run in one, such as making an index while the table is in use.
 */
function loginDb({ pool, query }: Pick<Store, 'pool' | 'query'>): Db {
  return {
    async executeSql(text, values) {
      if (values !== undefined && values.length > 0) return query(withTypes(text, values))
      // A statement that fails inside `begin; …; commit` would leave its connection in a lost transaction.
      const client = await pool.connect()
      let isBroken = false
      try {
        return await client.query(withTypes(text, values))
      } catch (error) {
        await client.query('rollback').catch(() => {
          isBroken = true
        })
        throw error
      } finally {
        client.release(isBroken)
      }
    },
  }
}

/** pg-boss's statements within a transaction of ours. */
export function clientDb(client: Pick<pg.PoolClient, 'query'>): Db {
  return { executeSql: (text, values) => client.query(withTypes(text, values)) }
}

/** pg-boss expects what `pg` does by itself; our pool leaves dates to MikroORM. */
function withTypes(text: string, values: unknown[] = []) {
  return { text, values, types: pg.types }
}
