import type { JobRow } from '@ashlar/sdk/platform'
import type { RowOf } from '@ashlar/sdk/server'
import type { JobProgressEntity } from '../data/foundation.entities.ts'
import type { DataLayer } from '../data/index.ts'
import { rowTypes } from '../data/row-types.ts'
import type { Jobs } from './jobs.ts'
import { deadQueue, type QueuedWork, queue } from './queue.ts'

export interface WorkQuery {
  /** Guid; undefined for all tenants and the platform. */
  readonly tenant: string | undefined
  readonly state: JobRow['state'] | undefined
  readonly limit: number
  readonly offset: number
}

/** Background work of the installation, to be looked at and put right. */
export interface BackgroundWork {
  list(query: WorkQuery): Promise<{ rows: JobRow[]; total: number }>
  /** Try work that was given up again; false when there is none of this tenant (undefined: of anybody). */
  retry(id: string, tenant: string | undefined): Promise<boolean>
  /** Give it up for good. */
  discard(id: string, tenant: string | undefined): Promise<boolean>
  counts(): Promise<{ waiting: number; running: number; failed: number; oldestWaiting: Date | null }>
  /** Whether this process does background work. */
  isRunning(): boolean
}

const running = new WeakMap<DataLayer, Jobs>()

/** Said by the jobs of a database when they start. */
export function nowRunning(data: DataLayer, jobs: Jobs): void {
  running.set(data, jobs)
}

/** Of the queue's own tables, beside what ours say of it. */
interface Listed {
  readonly id: string
  readonly data: QueuedWork
  readonly state: JobRow['state']
  readonly createdOn: Date
  readonly startedOn: Date | null
  readonly completedOn: Date | null
  readonly startAfter: Date | null
  readonly retryCount: number
  readonly error: string | null
  readonly fraction: Progress['fraction'] | null
  readonly message: Progress['message'] | null
  readonly tenantId: number | null
  readonly tenantName: string | null
  readonly total: number
}

type Progress = RowOf<typeof JobProgressEntity>

/** Work of the queue, and what was given up, under the names that people read. */
const allWork = `select j.id, j.data, case j.state::text when 'created' then 'waiting' when 'retry' then 'retrying'
      when 'active' then 'running' else 'done' end as state,
    j.created_on, j.started_on, j.completed_on, j.start_after, j.retry_count, j.output
  from pgboss.job j where j.name = '${queue}' and j.state in ('created', 'retry', 'active', 'completed')
  union all
  select d.id, d.data, 'failed', d.created_on, f.started_on, f.completed_on, null, coalesce(f.retry_count, 0),
    coalesce(f.output, d.output)
  from pgboss.job d left join pgboss.job f on f.id = d.source_id and f.name = d.source_name
  where d.name = '${deadQueue}' and d.state < 'active'`

/** Straight from the queue's tables, which requests can't reach: whose work may be seen is the caller's to say. */
export function backgroundWork(data: DataLayer): BackgroundWork {
  let hasQueue = false
  const ask = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
    // The queue makes its tables when the first server begins to work.
    if (!hasQueue) {
      const { rows } = await data.store.query<{ there: boolean }>({
        text: `select to_regclass('pgboss.job') is not null as there`,
      })
      hasQueue = rows[0]?.there === true
      if (!hasQueue) return []
    }
    const { rows } = await data.store.query<Row>({ text, values, types: rowTypes })
    return rows
  }
  const ofTenant = `and ($2::text is null or data ->> 'tenant' = $2)`
  return {
    async list({ tenant, state, limit, offset }) {
      const rows = await ask<Listed>(
        `select w.id, w.data, w.state, w.created_on as "createdOn", w.started_on as "startedOn",
            w.completed_on as "completedOn", w.start_after as "startAfter", w.retry_count as "retryCount",
            w.output ->> 'message' as error, p.fraction, p.message, t.id as "tenantId", t.name as "tenantName",
            count(*) over () as total
          from (${allWork}) w left join core.job_progress p on p.id = w.id
            left join core.tenant t on t.guid::text = w.data ->> 'tenant'
          where ($1::text is null or w.data ->> 'tenant' = $1) and ($2::text is null or w.state = $2)
          order by w.created_on desc, w.id limit $3 offset $4`,
        [tenant ?? null, state ?? null, limit, offset],
      )
      return { rows: rows.map(viewOf), total: rows[0]?.total ?? 0 }
    },
    async retry(id, tenant) {
      const found = await ask(`select 1 from pgboss.job where id = $1 and name = '${deadQueue}' ${ofTenant}`, [
        id,
        tenant ?? null,
      ])
      return found.length > 0 && ((await running.get(data)?.retry(id)) ?? false)
    },
    async discard(id, tenant) {
      const gone = await ask(`delete from pgboss.job where id = $1 and name = '${deadQueue}' ${ofTenant} returning 1`, [
        id,
        tenant ?? null,
      ])
      return gone.length > 0
    },
    async counts() {
      const [row] = await ask<{ waiting: number; running: number; failed: number; oldest: Date | null }>(
        `select count(*) filter (where state in ('waiting', 'retrying')) as waiting,
            count(*) filter (where state = 'running') as running, count(*) filter (where state = 'failed') as failed,
            min(start_after) filter (where state = 'waiting' and start_after <= now()) as oldest
          from (${allWork}) w`,
        [],
      )
      const { waiting = 0, running: at = 0, failed = 0, oldest = null } = row ?? {}
      return { waiting, running: at, failed, oldestWaiting: oldest }
    },
    isRunning: () => running.has(data),
  }
}

function viewOf(row: Listed): JobRow {
  const iso = (time: Date | null) => time?.toISOString() ?? null
  const isAhead = row.startAfter !== null && row.startAfter.getTime() > Date.now()
  return {
    id: row.id,
    kind: row.data.kind,
    name: row.data.name,
    tenant: row.tenantId === null ? null : { id: row.tenantId, name: row.tenantName ?? '' },
    state: row.state,
    createdAt: row.createdOn.toISOString(),
    startedAt: iso(row.startedOn),
    endedAt: iso(row.completedOn),
    startAfter: isAhead && row.state !== 'done' ? iso(row.startAfter) : null,
    retries: row.retryCount,
    progress: row.fraction,
    message: row.message ?? '',
    error: row.state === 'done' ? '' : (row.error ?? ''),
  }
}
