import type { PoolClient } from 'pg'
import type { JobInsert, PgBoss } from 'pg-boss'
import type { Store } from '../data/store.ts'
import type { Work } from './composition.ts'
import { clientDb, type QueuedWork, queue } from './queue.ts'

const batch = 200
/** How long a dropped tag is kept for processes that missed the notice. */
const tagsKept = '1 day'

interface OutboxEntry {
  readonly id: string
  readonly tenant_id: string | null
  readonly kind: 'event' | 'job'
  readonly name: string
  readonly payload: unknown
  readonly key: string | null
  readonly start_after: string | null
}

/**
 * Hand what units of work left in the outbox to the queue, in one transaction: a row is gone from the one when it is
 * in the other. Several processes share the rows between them.
 *
 * @returns how many jobs were handed over
 */
export async function handOver(store: Store, boss: PgBoss, work: Work): Promise<number> {
  let handed = 0
  for (;;) {
    const { rows, jobs } = await inTransaction(store, (client) => moveBatch(client, boss, work))
    handed += jobs
    if (rows < batch) return handed
  }
}

async function moveBatch(client: PoolClient, boss: PgBoss, work: Work): Promise<{ rows: number; jobs: number }> {
  const { rows } = await client.query<OutboxEntry>(
    `select id, tenant_id, kind, name, payload, key, start_after from core.outbox
     where kind <> 'tags' order by id limit ${batch} for update skip locked`,
  )
  if (rows.length === 0) return { rows: 0, jobs: 0 }
  const wanted = await wantedOutside(client, rows, work)
  const jobs = rows.flatMap((row) => [...jobsOf(row, work), ...relayed(row, work, wanted)])
  if (jobs.length > 0) await boss.insert(queue, jobs, { db: clientDb(client) })
  await client.query('delete from core.outbox where id = any($1::bigint[])', [rows.map((row) => row.id)])
  return { rows: rows.length, jobs: jobs.length }
}

/** Which of the events of tenants somebody outside wants to hear of. */
async function wantedOutside(client: PoolClient, rows: readonly OutboxEntry[], { relay }: Work) {
  if (relay === undefined) return new Set<string>()
  const events = rows.flatMap(({ id, kind, tenant_id: tenant, name }) =>
    kind === 'event' && tenant !== null ? [{ id: String(id), tenant, name }] : [],
  )
  return events.length === 0 ? new Set<string>() : relay.wanted(client, events)
}

function relayed(row: OutboxEntry, { relay }: Work, wanted: ReadonlySet<string>): JobInsert<QueuedWork>[] {
  const source = `outbox/${row.id}`
  if (relay === undefined || !wanted.has(String(row.id))) return []
  const payload = { event: row.name, source, payload: row.payload }
  return [
    { data: { kind: 'job', name: relay.job, tenant: row.tenant_id, payload }, singletonKey: `${source}/${relay.job}` },
  ]
}

/** An event becomes one job per subscription; without any it is done. */
function jobsOf(row: OutboxEntry, work: Work): JobInsert<QueuedWork>[] {
  const { kind, name, payload, tenant_id: tenant } = row
  const later = row.start_after === null ? {} : { startAfter: row.start_after }
  if (kind === 'job') {
    const key = row.key === null ? `outbox/${row.id}` : `key/${tenant ?? ''}/${name}/${row.key}`
    return [{ data: { kind, name, tenant, payload }, singletonKey: key, ...later }]
  }
  return work.subscribersOf(name).map((subscriber) => ({
    data: { kind, name, subscriber, tenant, payload },
    singletonKey: `outbox/${row.id}/${subscriber}`,
  }))
}

/** Dropped tags are no work; they only wait for processes that were away. */
export async function forgetOldTags({ query }: Store): Promise<void> {
  await query({
    text: `delete from core.outbox where kind = 'tags' and created_at < now() - interval '${tagsKept}'`,
  })
}

async function inTransaction<T>({ pool, limits }: Store, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query(`begin; ${limits}`)
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
