import type { EventRelay, RelayQuery } from '@ashlar/sdk/server'
import type { PoolClient } from 'pg'
import type { JobInsert, PgBoss } from 'pg-boss'
import type { Outbox } from '../data/foundation.entities.ts'
import { numbered } from '../data/sql-text.ts'
import type { Store } from '../data/store.ts'
import type { Work } from './composition.ts'
import { inLane } from './lanes.ts'
import { clientDb, type QueuedWork, queue } from './queue.ts'

const batch = 200
/** How long a dropped tag is kept for processes that missed the notice. */
const tagsKept = '1 day'

type OutboxEntry = Pick<Outbox, 'tenantId' | 'name' | 'payload' | 'key' | 'startAfter'> & {
  /** As the driver says a number of this size. */
  readonly id: string
  readonly kind: Exclude<Outbox['kind'], 'tags'>
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
    `select id, tenant_id as "tenantId", kind, name, payload, key, start_after as "startAfter" from core.outbox
     where kind <> 'tags' order by id limit ${batch} for update skip locked`,
  )
  if (rows.length === 0) return { rows: 0, jobs: 0 }
  const websites = await modulesByWebsite(client, rows, work)
  const jobs = [...rows.flatMap((row) => jobsOf(row, work, websites)), ...(await relayed(client, rows, work, websites))]
  if (jobs.length > 0) await boss.insert(queue, jobs, { db: clientDb(client) })
  await client.query('delete from core.outbox where id = any($1::bigint[])', [rows.map((row) => row.id)])
  return { rows: rows.length, jobs: jobs.length }
}

/** Modules of a website, by its guid. */
type Websites = ReadonlyMap<string, ReadonlySet<string>>

/** What the websites of these events have: work of another module would find itself switched off. */
async function modulesByWebsite(client: PoolClient, rows: readonly OutboxEntry[], work: Work): Promise<Websites> {
  const isHeard = ({ kind, name }: OutboxEntry) =>
    kind === 'event' && (work.relays.length > 0 || work.subscribersOf(name).length > 0)
  const guids = new Set(rows.flatMap((row) => (isHeard(row) && row.tenantId !== null ? row.tenantId : [])))
  if (guids.size === 0) return new Map()
  const { rows: found } = await client.query<{ guid: string; modules: string[] }>(
    'select t.guid, core.modules_of(t.guid, $2::text[]) as modules from core.tenant t where t.guid = any($1::uuid[])',
    [[...guids], work.installed],
  )
  return new Map(found.map(({ guid, modules }) => [guid, work.modulesOf(modules)]))
}

/** One job for each event of a tenant that a package delivers elsewhere. */
async function relayed(
  client: PoolClient,
  rows: readonly OutboxEntry[],
  { relays, report, named }: Work,
  websites: Websites,
): Promise<JobInsert<QueuedWork>[]> {
  const events = rows.filter(({ kind, tenantId }) => kind === 'event' && tenantId !== null)
  const jobs: JobInsert<QueuedWork>[] = []
  for (const relay of relays) {
    const told = events.filter(({ tenantId }) => tenantId !== null && websites.get(tenantId)?.has(relay.module))
    if (told.length === 0) continue
    const what = { where: 'job', place: `Choosing events for ${relay.job.id}` } as const
    const marked: EventRelay = {
      ...relay,
      wanted: (...given) => named(relay.module, what, () => relay.wanted(...given)),
    }
    const wanted = await wantedBy(client, marked, told, (error) => report(relay.module, { ...what, error }))
    jobs.push(...wanted.map((event) => relayJob(event, relay.job)))
  }
  return jobs
}

/** Every event, where the package fails to say: its job looks again, and no event is lost. */
async function wantedBy(
  client: PoolClient,
  relay: EventRelay,
  events: readonly OutboxEntry[],
  failed: (error: unknown) => void,
): Promise<readonly OutboxEntry[]> {
  const told = events.map(({ id, tenantId, name }) => ({ id: String(id), tenant: tenantId ?? '', name }))
  // What tenants have lies behind row-level security, which holds for the login too.
  await client.query('savepoint relay; set local role ashlar_platform')
  try {
    const query: RelayQuery = async <Row extends object>(text: TemplateStringsArray, ...values: readonly unknown[]) => {
      const { rows } = await client.query<Row>({ text: numbered(text), values: [...values] })
      return rows
    }
    const wanted = new Set(await relay.wanted(query, told))
    await client.query('set local role none; release savepoint relay')
    return events.filter(({ id }) => wanted.has(String(id)))
  } catch (error) {
    await client.query('rollback to savepoint relay; release savepoint relay')
    failed(error)
    return events
  }
}

function relayJob(
  { id, tenantId: tenant, name, payload }: OutboxEntry,
  { id: job, lane }: EventRelay['job'],
): JobInsert<QueuedWork> {
  const source = `outbox/${id}`
  return {
    data: { kind: 'job', name: job, tenant, payload: { event: name, source, payload } },
    singletonKey: `${source}/${job}`,
    ...inLane(lane, tenant),
  }
}

/** An event becomes one job per subscription of a module that the website has; without any it is done. */
function jobsOf(row: OutboxEntry, work: Work, websites: Websites): JobInsert<QueuedWork>[] {
  const { kind, name, payload, tenantId: tenant } = row
  const later = row.startAfter === null ? {} : { startAfter: row.startAfter }
  if (kind === 'job') {
    const key = row.key === null ? `outbox/${row.id}` : `key/${tenant ?? ''}/${name}/${row.key}`
    const data: QueuedWork = { kind, name, tenant, payload }
    return [{ data, singletonKey: key, ...inLane(work.laneOf(name), tenant), ...later }]
  }
  const has = (module: string) => tenant === null || websites.get(tenant)?.has(module) === true
  const hearing = work.subscribersOf(name).filter((each) => has(work.subscriptions.get(each)?.module ?? 'core'))
  return hearing.map((subscriber) => ({
    data: { kind, name, subscriber, tenant, payload },
    singletonKey: `outbox/${row.id}/${subscriber}`,
    ...inLane('usual', tenant),
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
