import { rowTypes } from '../data/row-types.ts'
import type { Store } from '../data/store.ts'
import type { QueuedWork } from './queue.ts'

/** Work that was given up. */
export interface DeadLetter {
  readonly id: string
  readonly kind: 'job' | 'event'
  /** Id of the job or event. */
  readonly name: string
  readonly tenant: string | null
  readonly payload: unknown
  /** What the last try said. */
  readonly reason: string
  readonly failedAt: Date
}

/** More than anyone reads; the rest waits behind them. */
const most = 500

/** Straight from the queue's table: its own look-up has no limit. */
export async function deadLettersOf(store: Store, queue: string): Promise<DeadLetter[]> {
  const { rows } = await store.query<{ id: string; data: QueuedWork; reason: string | null; failed_at: Date }>({
    text: `select d.id, d.data, coalesce(f.output, d.output) ->> 'message' as reason, d.created_on as failed_at
      from pgboss.job d left join pgboss.job f on f.id = d.source_id and f.name = d.source_name
      where d.name = $1 and d.state < 'active' order by d.created_on desc limit ${most}`,
    values: [queue],
    types: rowTypes,
  })
  return rows.map(({ id, data, reason, failed_at }) => ({
    id,
    kind: data.kind,
    name: data.name,
    tenant: data.tenant,
    payload: data.payload,
    reason: reason ?? '',
    failedAt: failed_at,
  }))
}
